// What a text names in the languages of the lessons: numbers in digits and in words, squares, and what it
// quotes. A language is one row.
import assert from 'node:assert/strict';

/**
 * @typedef {object} Speech
 * @property {string} numbers in words, from zero on without a gap, separated by commas
 * @property {string} [ending] what a number may end with, as a pattern
 * @property {RegExp} quotation with what is quoted as its group
 */

/** @type {Record<string, Speech>} */
const languages = {
    en: {
        numbers:
            'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,' +
            'fifteen,sixteen,seventeen,eighteen,nineteen,twenty,twenty-one,twenty-two,twenty-three,' +
            'twenty-four,twenty-five,twenty-six,twenty-seven,twenty-eight,twenty-nine,thirty',
        quotation: /"([^"]*)"/g,
    },
    fr: {
        numbers:
            'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,' +
            'quinze,seize,dix-sept,dix-huit,dix-neuf,vingt,vingt et un,vingt-deux,vingt-trois,' +
            'vingt-quatre,vingt-cinq,vingt-six,vingt-sept,vingt-huit,vingt-neuf,trente',
        quotation: /«\s([^»]*)\s»/g,
    },
    de: {
        numbers:
            'null,eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,' +
            'fünfzehn,sechzehn,siebzehn,achtzehn,neunzehn,zwanzig,einundzwanzig,zweiundzwanzig,' +
            'dreiundzwanzig,vierundzwanzig,fünfundzwanzig,sechsundzwanzig,siebenundzwanzig,' +
            'achtundzwanzig,neunundzwanzig,dreißig',
        // "zu dreien", "dreimal", "Zwölferschritte"
        ending: '(?:en|mal|er\\p{L}+)',
        quotation: /„([^“]*)“/g,
    },
};

function speech(language) {
    assert.ok(languages[language], `${language} has no row in tests/web/spoken_numbers.mjs`);
    return languages[language];
}

const namesOf = (language) => speech(language).numbers.split(',');

/**
 * @param {number} number
 * @param {string} language
 * @returns {string} how it is written in words
 */
export function inWords(number, language) {
    const name = namesOf(language)[number];
    assert.ok(name, `the row of ${language} in tests/web/spoken_numbers.mjs ends before ${number}`);
    return name;
}

/** In words these are hardly more than articles, or said as "both" and "once". */
const isSmall = (number) => number < 3;

/**
 * @param {string} text
 * @param {string} language that it is written in
 * @returns {number[]} its numbers in digits, and those in words from three on, from the least to the
 *     greatest; numbers in names of squares are none
 */
export function numbersIn(text, language) {
    const { ending } = speech(language);
    const names = namesOf(language);
    const longestFirst = [...names].reverse().join('|');
    const spoken = new RegExp(
        `(?<![\\p{L}-])(${longestFirst})${ending ? `${ending}?` : ''}(?![\\p{L}-])`,
        'gu',
    );
    const plain = text
        .toLowerCase()
        .replace(/(?<=\d)[.,\u202f\u00a0](?=\d{3}(?!\d))/g, '')
        .replace(/(?<!\p{L})[a-z]\d{1,2}(?!\d)/gu, ' ');
    const named = [...plain.matchAll(spoken)].map(([, name]) => names.indexOf(name));
    const inDigits = [...plain.matchAll(/\d+/g)].map(Number);
    const all = [...inDigits, ...named.filter((number) => !isSmall(number))];
    return all.sort((a, b) => a - b);
}

/**
 * @param {string} text
 * @returns {string[]} the squares that it names, in alphabetical order
 */
export const squaresIn = (text) =>
    [...text.matchAll(/(?<!\p{L})[a-z]\d{1,2}(?![\p{L}\d])/gu)].map(([name]) => name).sort();

/**
 * @param {string} text
 * @param {string} language that it is written in
 * @returns {string[]} what stands between its quotation marks
 */
export const quotedIn = (text, language) =>
    [...text.matchAll(speech(language).quotation)].map(([, words]) => words.replace(/\s/g, ' '));
