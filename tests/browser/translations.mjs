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

/** What makes a sentence of the made-up language of an English one: longer words, with accents. */
const madeUp = (english) =>
    english
        .split(/(\{[^{}]*\})/)
        .map((part, i) => (i % 2 ? part : part.replace(/[aeiou]/g, (letter) => `${letter}é`)))
        .join('');

/** The file of a language that nobody speaks, in which every sentence is a third longer. */
export function madeUpFile() {
    const head = ['Language: eo', 'Plural-Forms: nplurals=2; plural=n!=1;'];
    const entries = readPo(words('queens.pot'))
        .filter(({ english, context }) => english && context !== 'noun')
        .map(({ english, context }) =>
            [
                context && `msgctxt ${JSON.stringify(context)}`,
                `msgid ${JSON.stringify(english)}`,
                `msgstr ${JSON.stringify(madeUp(english))}`,
            ]
                .filter(Boolean)
                .join('\n'),
        );
    return [
        `msgid ""\nmsgstr ""\n${head.map((line) => JSON.stringify(`${line}\n`)).join('\n')}`,
        ...entries,
    ].join('\n\n');
}

/** The same as `translation` for that language. */
export const inMadeUp = madeUp;
