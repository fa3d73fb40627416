// The lessons in other languages, step by step beside the English ones: the same boards, tasks and
// answers.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../web/lessons/', import.meta.url);
const isLesson = (file) => file.endsWith('.md') && file === file.toLowerCase();

/** @param {string} path below the folder of lessons */
function read(path) {
    const [, head, body] = readFileSync(new URL(path, folder), 'utf8').split(/^---\s*$/m);
    const fields = new Map(
        [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, key, text]) => [key, text]),
    );
    const steps = body.split(/^## /m).slice(1);
    return { fields, steps };
}

/** What of a step is the same in every language: its links in their order, and its structure. */
const skeleton = (step) => ({
    links: [...step.matchAll(/\]\(([^)\s]*)/g)].map(([, link]) => link),
    tasks: [...step.matchAll(/^- \[ \]/gm)].length,
    hints: [...step.matchAll(/^> ! /gm)].length,
    answers: [...step.matchAll(/(?:^>.*\n?)+/gm)].length,
});

const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

for (const language of languages) {
    for (const file of readdirSync(new URL(`${language}/`, folder)).filter(isLesson)) {
        test(`${file} has in ${language} the boards and the tasks that it has in English`, () => {
            assert.ok(existsSync(new URL(file, folder)), 'there is no such lesson in English');
            const told = read(`${language}/${file}`);
            const english = read(file);
            assert.equal(told.fields.get('language'), language);
            assert.equal(told.fields.get('minutes'), english.fields.get('minutes'));
            assert.equal(told.steps.length, english.steps.length);
            for (const [i, step] of english.steps.entries()) {
                assert.deepEqual(skeleton(told.steps[i]), skeleton(step), `step ${i + 1}`);
            }
        });
    }
}
