// A lesson on paper: the sheet that the program makes of it.
import { addressOf } from './lesson_share.js';
import { showLine } from './line.js';
import { tooOld } from './packed.js';
import { said } from './said.js';
import { showSheet } from './sheet_dialog.js';

/**
 * Shows the lesson as it is printed.
 * @param {(question: string) => string} ask the program
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 */
export async function printLesson(ask, file, name) {
    const told = {
        title: said('The lesson on paper'),
        about: said('Boards have room for a pencil. The answers are on a page at the end.'),
        file: said('lesson.html'),
    };
    const link = await addressOf(file, name);
    if (!link) return showLine(said(tooOld));
    const sheet = ask(`sheet ${link}\n${file}`);
    return showSheet(told, (show) => {
        show(sheet);
        return [];
    });
}
