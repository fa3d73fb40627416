// What the pages beside the laboratory share: the languages they are written in, and how a template is
// filled.
import { readFileSync, readdirSync } from 'node:fs';
import { english, languageOf } from '../../web/said.js';

/**
 * @param {string} words the folder of the catalogues
 * @returns {import('../../web/said.js').Language[]} English, and those that have one
 */
export const languagesIn = (words) => [
    english,
    ...readdirSync(words)
        .filter((file) => file.endsWith('.txt'))
        .map((file) => languageOf(readFileSync(`${words}/${file}`, 'utf8'))),
];

/** @param {string} name of a file beside this one */
export const own = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * @param {string} html
 * @param {Record<string, string>} values
 */
export const filled = (html, values) => html.replace(/@([A-Z]+)@/g, (_, name) => values[name]);

/**
 * @param {{ tag: string }[]} languages
 * @param {(tag: string) => string} placeOf the same page in a language
 */
export const alternates = (languages, placeOf) =>
    languages
        .map(({ tag }) => `<link rel="alternate" hreflang="${tag}" href="${placeOf(tag)}" />`)
        .join('\n    ');
