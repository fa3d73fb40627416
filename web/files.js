// The text of a file that was chosen or dropped, which may be no text, or no file.
import { said, sentence } from './said.js';

/** Characters of the longest text that is read of a file: a saved count, or all that was kept. */
export const longestFile = 8_000_000;
/** Signs at the beginning by which a picture or a program is known. */
const beginning = 1000;

const words = {
    unreadable: sentence('This cannot be read. If it is a folder, open its files one at a time.'),
    noText: sentence(
        'This is a picture or a program. Open a text: a link, a board or a saved count.',
    ),
};

/**
 * @param {Blob} file
 * @returns {Promise<{ text: string, why: string }>} the text, or one sentence or two why there is none
 */
export async function textOf(file) {
    try {
        const text = await file.slice(0, longestFile + 1).text();
        const isText = !text.slice(0, beginning).includes('\0');
        return isText ? { text, why: '' } : { text: '', why: said(words.noText) };
    } catch {
        return { text: '', why: said(words.unreadable) };
    }
}
