// Puts the lessons of the site beside its scripts, with the list of them.
//
//     node scripts/site/lessons.mjs FOLDER
//
// list.json has for each its name and what the head of its file says, in the order below; a lesson
// that is not named there comes behind the others.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { web } from './bundle.mjs';

/** From the first lesson to the hardest. */
const order = [
    'queen-and-its-lines',
    'eight-by-hand',
    'backtracking',
    'permutations',
    'counting',
    'symmetry',
    'pictures-after-hui',
    'pawns',
    'torus',
    'groups',
    'exact-cover',
    'luck',
    'domination',
    'magic-squares',
    'twisted',
    'story',
];

const source = join(web, 'lessons');
const target = process.argv[2];

/** @param {string} file */
function entryOf(file) {
    const head = readFileSync(join(source, file), 'utf8').split(/^---\s*$/m)[1] ?? '';
    const pairs = [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, key, value]) => [key, value]);
    return { name: file.slice(0, -3), ...Object.fromEntries(pairs) };
}

const rank = ({ name }) => (order.includes(name) ? order.indexOf(name) : order.length);
const files = readdirSync(source).filter((file) => file.endsWith('.md'));
mkdirSync(target, { recursive: true });
for (const file of files) copyFileSync(join(source, file), join(target, file));
const entries = files.sort().map(entryOf);
entries.sort((one, other) => rank(one) - rank(other));
writeFileSync(join(target, 'list.json'), JSON.stringify(entries));
