// Splits the page's program in two by the list of functions that the first screen needs, so that the
// rest can come later: web/rest.js. Both parts get a section that says which program they are of.
//
//     node scripts/site/split.mjs PROGRAM.WASM LIST.TXT WASM-SPLIT FIRST.WASM REST.WASM
//
// PROGRAM.WASM still has the names of its functions. What the list names and the program lacks is
// left out; what the list lacks is in the rest, but for what scripts/site/first_part.mjs adds.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { firstPart } from './first_part.mjs';
import { namesOf, stamped } from './wasm_file.mjs';

const [program, list, wasmSplit, first, rest] = process.argv.slice(2);

/** @param {string} name as Binaryen writes it, which reads a list of names with it */
const escaped = (name) =>
    name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (letter) =>
        [...Buffer.from(letter)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join(''),
    );

const isFirst = firstPart(readFileSync(list, 'utf8'));
const kept = [...namesOf(readFileSync(program)).values()].filter(isFirst);
const keptList = `${first}.txt`;
writeFileSync(keptList, kept.map((name) => `${escaped(name)}\n`).join(''));
execFileSync(wasmSplit, [
    '--split',
    ...['--enable-bulk-memory', '--enable-mutable-globals', '--enable-sign-ext'],
    ...['--enable-nontrapping-float-to-int', '--enable-simd', '--enable-reference-types'],
    ...['--import-namespace', 'primary', '--placeholder-namespace', 'placeholder'],
    ...['--keep-funcs', `@${keptList}`, program, '-o1', first, '-o2', rest],
]);
rmSync(keptList);
const stamp = createHash('sha256').update(readFileSync(first)).digest('hex').slice(0, 12);
for (const part of [first, rest]) {
    writeFileSync(part, stamped(readFileSync(part), 'queens_build', stamp));
}
