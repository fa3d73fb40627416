// Splits the page's program in two by the list of functions that the first screen needs, so that the
// rest can come later: web/rest.js. Both parts get a section that says which program they are of.
//
//     node scripts/site/split.mjs PROGRAM.WASM MAP.TXT LIST.TXT WASM-SPLIT FIRST.WASM REST.WASM
//
// PROGRAM.WASM still has the names of its functions. What the list names and the program lacks is
// left out; what the list lacks is in the rest, but for what scripts/site/first_part.mjs adds. MAP.TXT
// is the linker's, by which scripts/site/literals.mjs finds the texts that come with the rest. The
// functions of each part are put in the order of scripts/site/order.mjs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { firstPart } from './first_part.mjs';
import { parted, placeOfLiterals } from './literals.mjs';
import { putInOrder } from './order.mjs';
import { namesOf, sizesOf, stamped } from './wasm_file.mjs';

const [program, map, list, wasmSplit, first, rest] = process.argv.slice(2);

/** @param {string} name as Binaryen writes it, which reads a list of names with it */
const escaped = (name) =>
    name.replace(/[^\w!#$%&'*+\-./:<=>?@^`|~]/g, (letter) =>
        [...Buffer.from(letter)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join(''),
    );

const isFirst = firstPart(readFileSync(list, 'utf8'));
const bytes = readFileSync(program);
const names = namesOf(bytes);
const sizes = sizesOf(bytes);
const imported = names.size - sizes.length;
const kept = sizes
    .map((_, i) => names.get(imported + i))
    .filter((name, i) => isFirst(name, sizes[i]));
const keptList = `${first}.txt`;
writeFileSync(keptList, kept.map((name) => `${escaped(name)}\n`).join(''));
const features = [
    ...['--enable-bulk-memory', '--enable-mutable-globals', '--enable-sign-ext'],
    ...['--enable-nontrapping-float-to-int', '--enable-simd', '--enable-reference-types'],
];
execFileSync(wasmSplit, [
    '--split',
    ...features,
    ...['--import-namespace', 'primary', '--placeholder-namespace', 'placeholder'],
    ...['--keep-funcs', `@${keptList}`, program, '-o1', first, '-o2', rest],
]);
rmSync(keptList);
for (const part of [first, rest]) putInOrder(part, features, wasmSplit);
const parts = [first, rest].map((part) => readFileSync(part));
const place = placeOfLiterals(readFileSync(map, 'utf8'));
const [firstBytes, restBytes] = place ? parted(...parts, place) : parts;
const stamp = createHash('sha256').update(firstBytes).digest('hex').slice(0, 12);
writeFileSync(first, stamped(firstBytes, 'queens_build', stamp));
writeFileSync(rest, stamped(restBytes, 'queens_build', stamp));
