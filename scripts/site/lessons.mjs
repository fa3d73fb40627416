// Puts the lessons of the site beside its scripts, with the list of them.
//
//     node scripts/site/lessons.mjs FOLDER
//
// list.json has for each its name and what the head of its file says, in the order below; a lesson
// that is not named there comes behind the others. A folder for each other language that the page speaks
// has the same files, in English where they are not translated.
import {
    copyFileSync,
    existsSync,
    mkdirSync,
    readFileSync,
    readdirSync,
    writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
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

const english = readdirSync(source).filter((file) => file.endsWith('.md'));
const rank = ({ name }) => (order.includes(name) ? order.indexOf(name) : order.length);

/** @param {string} path of a lesson */
function entryOf(path) {
    const head = readFileSync(path, 'utf8').split(/^---\s*$/m)[1] ?? '';
    const pairs = [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, key, value]) => [key, value]);
    return { name: basename(path, '.md'), ...Object.fromEntries(pairs) };
}

/** @param {string} language the folder of a translation, '.' for English */
function write(language) {
    const translated = english.map((file) => join(source, language, file));
    const paths = translated.map((path, i) => (existsSync(path) ? path : join(source, english[i])));
    mkdirSync(join(target, language), { recursive: true });
    for (const path of paths) copyFileSync(path, join(target, language, basename(path)));
    const entries = paths.map(entryOf).sort((one, other) => (one.name < other.name ? -1 : 1));
    entries.sort((one, other) => rank(one) - rank(other));
    writeFileSync(join(target, language, 'list.json'), JSON.stringify(entries));
}

const catalogues = readdirSync(join(web, 'words')).filter((file) => file.endsWith('.po'));
for (const language of ['.', ...catalogues.map((file) => basename(file, '.po'))]) write(language);
