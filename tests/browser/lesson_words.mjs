// How the English words of lessons name numbers and squares.

const words = [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
].concat(['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen']);
export const number = `(\\d[\\d,]*|${words.join('|')})`;
export const square = '[a-z]\\d{1,2}';
export const squares = `${square}(?:(?:, (?:and )?| and )${square})*`;

/** The number that a word or digits mean. */
export const valueOf = (word) => {
    const place = words.indexOf(word.toLowerCase());
    return place < 0 ? Number(word.replaceAll(',', '')) : place;
};
/** All matches, at the beginning of a sentence, too; names of squares are small. */
export const matches = (text, source) =>
    [...text.matchAll(new RegExp(source, 'gi'))].filter(([whole]) => !/\b[A-Z]\d/.test(whole));
/** What the program is quoted with is compared as a whole. */
export const unquoted = (text) => text.replace(/"[^"]*"/g, '""');
