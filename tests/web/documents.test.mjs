// What the documents count is what there is.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const ones =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen ' +
    'sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** @param {number} number below 100 */
function inWords(number) {
    if (number < 20) return ones.split(' ')[number];
    const ten = tens.split(' ')[Math.floor(number / 10) - 2];
    return number % 10 ? `${ten}-${inWords(number % 10)}` : ten;
}

const solvers = file('src/solvers/list.inc').match(/^QUEENS_SOLVER\(/gm).length;
const lessons = readdirSync(new URL('../../web/lessons', import.meta.url)).filter((name) =>
    name.endsWith('.md'),
).length;

for (const [path, words] of [
    ['README.md', `${inWords(solvers)} algorithms`],
    ['web/package/README.md', `${inWords(solvers)} algorithms`],
    ['README.md', `**Lessons** beside the board: ${inWords(lessons)} of them`],
]) {
    test(`${path} says "${words}"`, () => {
        assert.ok(file(path).replace(/\s+/g, ' ').includes(words));
    });
}
