// The sentences that scripts of the page say, in the language that is spoken: what `say` is for the
// program (src/core/say.hpp). scripts/words finds them by the names of these functions.

/**
 * @typedef {object} Language
 * @property {string} tag as `lang` has it
 * @property {string} file its catalogue, empty for English
 * @property {(english: string, context: string) => string | undefined} textOf
 * @property {(number: number) => number} formOf which of the words with bars between them are said
 */

/** @type {Language} */
export const english = {
    tag: 'en',
    file: '',
    textOf: () => undefined,
    formOf: (n) => (n === 1 ? 0 : 1),
};

/** Each script of the page has this module for itself, and all speak one language. */
const place = Symbol.for('queens-lab language');

/** @returns {Language} that is spoken */
export const spoken = () => globalThis[place] ?? english;

/** @param {Language} language to be spoken from now on */
export function speak(language) {
    globalThis[place] = language;
}

const encoder = new TextEncoder();

/**
 * @param {string} text in English
 * @param {string} context
 * @returns {number} the hash under which a catalogue has its text, see src/core/catalogue.hpp
 */
export function hashOf(text, context) {
    let hash = 0x811c9dc5;
    for (const byte of encoder.encode(context ? `${context}\x04${text}` : text)) {
        hash = Math.imul(hash ^ byte, 0x01000193);
    }
    return hash >>> 0;
}

/**
 * @param {string} file a catalogue, see src/core/catalogue.hpp
 * @returns {Language} an error is thrown where it is cut short
 */
export function languageOf(file) {
    const [, tag, forms, , , hashes, ...texts] = file.split('\n');
    if (forms?.length !== 200 || hashes?.length !== 8 * (texts.length - 1)) {
        throw new Error('The catalogue is cut short.');
    }
    const found = new Map(texts.map((text, i) => [hashes.slice(8 * i, 8 * i + 8), text]));
    return {
        tag,
        file,
        textOf: (text, context) => found.get(hashOf(text, context).toString(16).padStart(8, '0')),
        formOf: (n) => Number(forms[n < 200 ? n : 100 + (n % 100)]),
    };
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} [holes]
 * @param {string} [context] where short words are read
 * @returns {string} the sentence with its holes: `{name}` is filled by words or a number,
 *     `{name|one|other}` by what the number of that name wants
 */
export function said(text, holes = {}, context = '') {
    const whole = spoken().textOf(text, context) ?? text;
    return whole.replace(/\{([a-z_]+)(?:\|([^{}]*))?\}/g, (hole, name, forms) => {
        const filling = holes[name];
        if (filling === undefined) return hole;
        if (forms !== undefined) return forms.split('|')[spoken().formOf(Number(filling))] ?? forms;
        return typeof filling === 'number' ? filling.toLocaleString(spoken().tag) : filling;
    });
}

/**
 * Marks a sentence that is said later, or elsewhere.
 * @param {string} text
 */
export const sentence = (text) => text;
