// Puts the functions of a program in an order in which it is compressed best: those with the same
// parameters next to each other, and of these the ones that begin alike. The linker has those first that
// are called most often, which takes a little off the file and nothing off what is downloaded.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What Binaryen's text begins a field of a module with. */
const fieldBegins = /\n(?= \()/;

/** The number of a function, which says nothing of what it takes and does. */
const numberOf = /^ \(func \$\d+/;

/**
 * @param {string} text a program as Binaryen writes it
 * @returns {string} the same with its functions in order
 */
export function inOrder(text) {
    const end = text.lastIndexOf('\n)');
    const notes = /\n ;;.*/g;
    const [head, ...fields] = text.slice(0, end).replace(notes, '').split(fieldBegins);
    // What is no function stays in front, as it stood.
    const key = (field) => (numberOf.test(field) ? field.replace(numberOf, '') : '');
    const keyed = fields.map((field) => ({ field, key: key(field) }));
    keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
    return [head, ...keyed.map(({ field }) => field), ')\n'].join('\n');
}

/**
 * @param {string} program a file, which is replaced
 * @param {string[]} features of WebAssembly that it uses, as options of Binaryen
 * @param {string} wasmSplit any of Binaryen's programs, beside which the others are
 */
export function putInOrder(program, features, wasmSplit) {
    const text = `${program}.wat`;
    const tool = (name) => join(dirname(wasmSplit), name);
    execFileSync(tool('wasm-dis'), [...features, program, '-o', text]);
    writeFileSync(text, inOrder(readFileSync(text, 'utf8')));
    execFileSync(tool('wasm-as'), [...features, text, '-o', program]);
    rmSync(text);
}
