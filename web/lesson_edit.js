// Opens the editor of a teacher's own lesson, and asks first where another lesson would be lost by it.
import { button, element } from './elements.js';
import { LessonMaker, saveLesson } from './lesson_maker.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { emptyLesson, keepLesson, keptLesson } from './my_lesson.js';
import { markdownOf } from './my_lesson_file.js';
import { said } from './said.js';

/** @typedef {import('./my_lesson.js').MyLesson} MyLesson */

/**
 * Asks what is to become of the lesson that is kept.
 * @param {MyLesson} kept
 * @param {() => void} goOn called if it may be replaced
 */
function askFirst(kept, goOn) {
    const title = kept.title.trim() || said('My lesson');
    const dialog = makeDialog('lesson-replace');
    const then = (act) => () => {
        dialog.close();
        act();
    };
    const saveFirst = then(() => {
        saveLesson(kept);
        goOn();
    });
    const told = said(
        'There is room here for one lesson in the making: "{title}". Another one takes its place.',
        { title },
    );
    fillDialog(
        dialog,
        said('Replace the lesson you were making?'),
        [element('p', {}, told)],
        [
            button(said('Save it as a file first'), saveFirst, 'primary'),
            button(said('Replace it'), then(goOn)),
        ],
        said('Cancel'),
    );
    showDialog(dialog);
}

/**
 * Shows the editor.
 * @param {object} host what LessonMaker needs of the page
 * @param {MyLesson} [given] to be edited in place of the one that is kept
 * @param {() => void} [closeOther] closes the editor in which it was asked for
 */
export function editLesson(host, given, closeOther = () => {}) {
    const kept = keptLesson();
    const begin = (close) => editLesson(host, emptyLesson(), close);
    const edit = () => {
        closeOther();
        if (given) keepLesson(given);
        new LessonMaker({ ...host, begin }, given).show();
    };
    if (given && kept.cards.length > 0 && markdownOf(kept) !== markdownOf(given)) {
        askFirst(kept, edit);
    } else {
        edit();
    }
}
