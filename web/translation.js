// A translator's file that is dropped on the page: it is spoken at once, to be read in its place.
import { pack } from './catalogue.js';
import { isLesson } from './lesson_file.js';
import { said } from './said.js';

/** How such a file begins. */
const translationFile = /^(?:#[^\n]*\n|\s)*msgid ""\s*\nmsgstr ""/;

/** Whether a text is opened as a whole, and is no board. @param {string} text */
export const isWhole = (text) => isLesson(text) || translationFile.test(text);

/**
 * @param {string} text
 * @param {(file: string) => boolean} speak has the page speak a catalogue, unless it is too large
 * @param {(sentence: string) => void} tell
 * @returns {boolean} whether it was a translator's file
 */
export function takeTranslation(text, speak, tell) {
    if (!translationFile.test(text)) return false;
    const { file, missing, faults } = pack(text);
    console.warn([...faults, ...missing.map((english) => `Missing: ${english}`)].join('\n'));
    if (!file || !speak(file)) {
        tell(
            said(
                'This translation is too large, or its head lacks its Language or its Plural-Forms.',
            ),
        );
        return true;
    }
    tell(
        said(
            'This is your translation, until you choose a language or reload. Sentences missing: ' +
                '{missing}, wrong: {faults}. The console of the browser lists them.',
            { missing: missing.length, faults: faults.length },
        ),
    );
    return true;
}
