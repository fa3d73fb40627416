// What the documents count is what there is.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { inWords } from './spoken_numbers.mjs';

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const solvers = file('src/solvers/list.inc').match(/^QUEENS_SOLVER\(/gm).length;
const lessons = readdirSync(new URL('../../web/lessons', import.meta.url)).filter((name) =>
    name.endsWith('.md'),
).length;

for (const [path, words] of [
    ['README.md', `${inWords(solvers, 'en')} algorithms`],
    ['web/package/README.md', `${inWords(solvers, 'en')} algorithms`],
    ['README.md', `**Lessons** beside the board: ${inWords(lessons, 'en')} of them`],
]) {
    test(`${path} says "${words}"`, () => {
        assert.ok(file(path).replace(/\s+/g, ' ').includes(words));
    });
}
