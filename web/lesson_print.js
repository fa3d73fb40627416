// A lesson on paper: the sheet that the program makes of it.
import { Address } from './address.js';
import { own, packLesson } from './lesson_link.js';
import { said } from './said.js';
import { showSheet } from './sheet_dialog.js';

/**
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 * @returns {Promise<string>} where it is found
 */
async function addressOf(file, name) {
    const page = Address.of('').split(/[?#]/)[0];
    return name === own ? `${page}#${await packLesson(file)}` : `${page}?lesson=${name}`;
}

/**
 * Shows the lesson as it is printed.
 * @param {(question: string) => string} ask the program
 * @param {string} file of the lesson
 * @param {string} name of the lesson in the address
 */
export async function printLesson(ask, file, name) {
    const told = {
        title: said('The lesson on paper'),
        about: said('Boards have room for a pencil. The answers are on a page behind.'),
        file: 'lesson.html',
    };
    const sheet = ask(`sheet ${await addressOf(file, name)}\n${file}`);
    showSheet(told, (show) => {
        show(sheet);
        return [];
    });
}
