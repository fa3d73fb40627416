// The numbers that a text names in digits and in words, in the languages of the lessons.

const words = {
    en: [
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
        'fifteen sixteen seventeen eighteen',
    ],
    fr: [
        'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
        'seize dix-sept dix-huit',
    ],
    de: [
        'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn',
        'fünfzehn sechzehn siebzehn achtzehn',
    ],
};
/** What German adds to a number: "zu dreien", "dreimal", "Zwölferschritte". */
const endings = { en: '', fr: '', de: '(?:en|mal|er\\p{L}+)?' };

/** Words that are hardly more than articles, and what "both" and "once" are said with. */
const isSmall = (number) => number < 3;

/**
 * @param {string} text
 * @param {'en' | 'fr' | 'de'} language that it is written in
 * @returns {number[]} its numbers in digits, and those in words from three on, from the least to the
 *     greatest; numbers in names of squares are none
 */
export function numbersIn(text, language) {
    const names = words[language].join(' ').split(' ');
    const spoken = new RegExp(
        `(?<![\\p{L}-])(?:${[...names].reverse().join('|')})${endings[language]}(?![\\p{L}-])`,
        'gu',
    );
    const plain = text
        .toLowerCase()
        .replace(/(?<=\d)[.,\u202f\u00a0](?=\d{3}(?!\d))/g, '')
        .replace(/(?<!\p{L})[a-z]\d{1,2}(?!\d)/gu, ' ');
    const valueOf = (word) => names.findLastIndex((name) => word.startsWith(name));
    const inWords = [...plain.matchAll(spoken)].map(([word]) => valueOf(word));
    const inDigits = [...plain.matchAll(/\d+/g)].map(Number);
    const all = [...inDigits, ...inWords.filter((number) => !isSmall(number))];
    return all.sort((a, b) => a - b);
}

/**
 * @param {string} text
 * @returns {string[]} the squares that it names, in alphabetical order
 */
export const squaresIn = (text) =>
    [...text.matchAll(/(?<!\p{L})[a-z]\d{1,2}(?![\p{L}\d])/gu)].map(([name]) => name).sort();
