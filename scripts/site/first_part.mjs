// Which functions the first part of the program has: those in cmake/first_part.txt, a line each, which
// scripts/record-first-part writes, and a few more.
import { createHash } from 'node:crypto';

/** Letters of the longest line; of a longer name the rest is given as a checksum. */
const longest = 140;

/**
 * @param {string} name of a function, as it stands in the program
 * @returns {string} the same as a line of the list: without what the compiler has numbered, without
 *     the parameters of our own functions, and not too long
 */
export function lineOf(name) {
    const plain = name
        .replaceAll('std::__2::', 'std::')
        .replaceAll('(anonymous namespace)', '{}')
        .replace(/\$_\d+/g, '$_')
        .replace(/'(lambda|unnamed)\d*'/g, "'$1'")
        .replace(/\.\d+$/, '')
        .replace(/^(queens::[^<(]*?(?:operator\(\))?)\(.*$/, '$1');
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
 * all that went before, as does that of growing texts, events come as they like, and a key that is held
 * for long repeats.
 */
const always = [
    /^(dispose_chunk|internal_memalign|try_realloc_chunk)$/,
    /^Emscripten_Handle/,
    /^ImGui::CalcTypematicRepeatAmount\(/,
    /^queens_(graphics_lost|press|release_keys|text)$/,
    /^\{\}::push_key/,
    /^std::basic_string<char, std::char_traits<char>, std::allocator<char> >::\w+\(/,
];

/** Bytes of a function that takes less room in the first part than does a way to it in the rest. */
const tiny = 20;

/**
 * @param {string} text of the list
 * @returns {(name: string, size: number) => boolean} whether the first part has a function
 */
export function firstPart(text) {
    const listed = readList(text);
    return (name, size) => {
        const line = lineOf(name);
        return size <= tiny || listed.has(line) || always.some((kind) => kind.test(line));
    };
}
