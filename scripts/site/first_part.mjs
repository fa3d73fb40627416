// Which functions the first part of the program has: those in cmake/first_part.txt, a line each, which
// scripts/record-first-part writes, and a few more.
import { createHash } from 'node:crypto';

/** Letters of the longest line; of a longer name the rest is given as a checksum. */
const longest = 140;

/**
 * @param {string} name of a function, as it stands in the program
 * @returns {string} the same without what the compiler has numbered, and without the parameters of our
 *     own functions
 */
const plainNameOf = (name) =>
    name
        .replaceAll('std::__2::', 'std::')
        .replaceAll('(anonymous namespace)', '{}')
        .replace(/\$_\d+/g, '$_')
        .replace(/'(lambda|unnamed)\d*'/g, "'$1'")
        .replace(/\.\d+$/, '')
        .replace(/^(queens::[^<(]*?(?:operator\(\))?)\(.*$/, '$1');

/**
 * @param {string} name of a function, as it stands in the program
 * @returns {string} its line in the list, which is not too long
 */
export function lineOf(name) {
    const plain = plainNameOf(name);
    if (plain.length <= longest) return plain;
    const sum = createHash('sha256').update(plain).digest('hex').slice(0, 12);
    return `${plain.slice(0, longest - 13)} ${sum}`;
}

/**
 * @param {string} text of the list
 * @returns {Set<string>} the names in it
 */
export const readList = (text) =>
    new Set(text.split('\n').filter((line) => line && !line.startsWith('#')));

/**
 * What may be needed at any moment though no visit can be sure to need it: the heap's work depends on
 * all that went before, as does that of growing texts, events come as they like, a key that is held for
 * long repeats, and a window that goes under quick fingers hands its focus on. And what is made for each row of a table when the program starts, so that a new
 * command, tab or topic needs no line in the list.
 */
const always = [
    /^(dispose_chunk|internal_memalign|try_realloc_chunk)$/,
    /^Emscripten_Handle/,
    /^ImGui::(CalcTypematicRepeatAmount|FocusTopMostWindowUnderOne)\(/,
    /^(byn\$mgfn-shared\$)?queens::CommandRow queens::row<(?!.*operator\(\))/,
    /^byn\$mgfn-shared\$std::__function::__func<queens::CommandRow queens::row</,
    /^std::__function::__func<queens::CommandRow queens::row<.*::__clone\(/,
    /^queens::Answer<.*>::Answer\(\)$/,
    /^queens_(graphics_lost|press|release_keys|text)$/,
    /^\{\}::push_key/,
    /^std::basic_string<char, std::char_traits<char>, std::allocator<char> >::\w+\(/,
];

/**
 * @param {string} name of a function, as it stands in the program
 * @returns {boolean} whether the first part has it without a line in the list
 */
export const isAlwaysFirst = (name) => {
    const plain = plainNameOf(name);
    return always.some((kind) => kind.test(plain));
};

/** Bytes of a function that takes less room in the first part than does a way to it in the rest. */
const tiny = 20;

/**
 * @param {string} text of the list
 * @returns {(name: string, size: number) => boolean} whether the first part has a function
 */
export function firstPart(text) {
    const listed = readList(text);
    return (name, size) => size <= tiny || isAlwaysFirst(name) || listed.has(lineOf(name));
}
