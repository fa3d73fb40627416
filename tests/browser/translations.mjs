// What the page says in other languages, as the translators' files have it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readPo } from '../../web/catalogue.js';

const words = (file) => readFileSync(new URL(`../../web/words/${file}`, import.meta.url), 'utf8');

/**
 * @param {string} language
 * @returns {(english: string, context?: string) => string} what its file says for a sentence of the page
 */
export function translation(language) {
    const texts = readPo(words(`${language}.po`));
    const found = new Map(texts.map(({ english, context, text }) => [english + context, text]));
    return (english, context = '') => {
        assert.ok(found.get(english + context), `"${english}" is not in ${language}.po`);
        return found.get(english + context);
    };
}

/** A sentence in a language that nobody speaks: a third longer than in English, with accents. */
export const inMadeUp = (english) =>
    english
        .split(/(\{[^{}]*\})/)
        .map((part, i) => (i % 2 ? part : part.replace(/[aeiou]/g, (letter) => `${letter}é`)))
        .join('');

/** The file of that language, with the sentences of another one's. */
export function madeUpFile() {
    const head = ['Language: eo', 'Plural-Forms: nplurals=2; plural=n!=1;'];
    const entries = readPo(words('de.po'))
        .filter(({ english, context }) => english && context !== 'noun')
        .map(({ english, context }) =>
            [
                context && `msgctxt ${JSON.stringify(context)}`,
                `msgid ${JSON.stringify(english)}`,
                `msgstr ${JSON.stringify(inMadeUp(english))}`,
            ]
                .filter(Boolean)
                .join('\n'),
        );
    return [
        `msgid ""\nmsgstr ""\n${head.map((line) => JSON.stringify(`${line}\n`)).join('\n')}`,
        ...entries,
    ].join('\n\n');
}
