// The lessons in other languages, step by step beside the English ones: the same boards, tasks and
// answers; the same numbers and squares in the words, which tests/browser/lesson_claims.test.mjs
// compares with the boards in English; and the program quoted as it speaks in each language.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readPo } from '../../web/catalogue.js';
import { numbersIn, quotedIn, squaresIn } from './spoken_numbers.mjs';

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

/**
 * What of a step is the same in every language: its links in their order, of which those to Wikipedia
 * lead to the one of the language, and its structure.
 */
const skeleton = (step) => ({
    links: [...step.matchAll(/\]\(([^)\s]*)/g)].map(([, link]) =>
        link.replace(/^(https:)\/\/\w+\.wikipedia\.org\/.*/, '$1 Wikipedia'),
    ),
    tasks: [...step.matchAll(/^- \[ \]/gm)].length,
    hints: [...step.matchAll(/^> ! /gm)].length,
    answers: [...step.matchAll(/(?:^>.*\n?)+/gm)].length,
});

/** The words of a step, without the addresses of links and without the names of sources. */
const wordsOf = (step) =>
    step
        .replace(/\[[^\]]*\]\(https[^)]*\)/g, ' ')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/[ \n]+/g, ' ');

/** What the program says begins so; what somebody else said does not, but for names. */
const isCapital = (words) => /^\p{Lu}/u.test(words);
const nicknames = new Set(['Schachfreund']);

/** Whether the words are, or begin, a sentence of a catalogue, whatever stands in its holes. */
function says(sentence, words) {
    const parts = sentence.replace(/\s/g, ' ').split(/\{[^{}]*\}/);
    const pattern = parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.+');
    return sentence.startsWith(words) || new RegExp(`^${pattern}$`).test(words);
}

const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const lessonsIn = (language) => readdirSync(new URL(`${language}/`, folder)).filter(isLesson);

for (const language of languages) {
    for (const file of lessonsIn(language)) {
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

    test(`lessons in ${language} say of an English article that it is English`, () => {
        const remark = { de: ' (englisch)', fr: ' (en anglais)' }[language];
        for (const file of lessonsIn(language)) {
            for (const step of read(`${language}/${file}`).steps) {
                const articles = [...step.matchAll(/https:\/\/en\.wiki[^)\s]*\)(.*)/g)];
                for (const [link, after] of articles) assert.ok(after.startsWith(remark), link);
            }
        }
    });

    test(`lessons in ${language} name the numbers and the squares that they name in English`, () => {
        for (const file of lessonsIn(language)) {
            const told = read(`${language}/${file}`).steps.map(wordsOf);
            for (const [i, step] of read(file).steps.map(wordsOf).entries()) {
                const where = `${file}, step ${i + 1}`;
                assert.deepEqual(numbersIn(told[i], language), numbersIn(step, 'en'), where);
                assert.deepEqual(squaresIn(told[i]), squaresIn(step), where);
            }
        }
    });

    test(`lessons quote the program as it speaks in ${language}`, () => {
        const file = new URL(`../../web/words/${language}.po`, import.meta.url);
        const catalogue = readPo(readFileSync(file, 'utf8')).filter(({ text }) => text);
        const titles = lessonsIn(language).map((name) =>
            read(`${language}/${name}`).fields.get('title'),
        );
        for (const name of lessonsIn(language)) {
            const told = read(`${language}/${name}`).steps;
            for (const [i, step] of read(name).steps.entries()) {
                const where = `${name}, step ${i + 1}`;
                const quoted = quotedIn(wordsOf(told[i]), language).filter(isCapital);
                for (const words of quoted.filter((one) => !titles.includes(one))) {
                    const isSaid = catalogue.some(({ text }) => says(text, words));
                    assert.ok(isSaid || nicknames.has(words), `${where}: nothing says "${words}"`);
                }
                for (const words of quotedIn(wordsOf(step), 'en').filter(isCapital)) {
                    const entries = catalogue.filter(({ english }) => says(english, words));
                    const isSaid = entries.some(({ text }) =>
                        quoted.some((one) => says(text, one)),
                    );
                    assert.ok(isSaid, `${where}: "${words}" is not quoted`);
                }
            }
        }
    });
}
