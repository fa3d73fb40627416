// The text of a file that was chosen or dropped, which may be no text, or no file.
import { said, sentence } from './said.js';

/** Bytes of the longest text that is read of a file: a saved count, or all that was kept. */
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
 * @returns {Promise<{ text: string, why: string, isCut?: boolean }>} the text, or one sentence or two why
 *     there is none, and whether only the beginning of it was read
 */
export async function textOf(file) {
    try {
        const text = await file.slice(0, longestFile + 1).text();
        const isText = !text.slice(0, beginning).includes('\0');
        if (!isText) return { text: '', why: said(words.noText) };
        return { text, why: '', isCut: file.size > longestFile };
    } catch {
        return { text: '', why: said(words.unreadable) };
    }
}
