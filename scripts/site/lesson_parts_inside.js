// Where lessons are in the page that is a single file: in the page itself. It stands in for
// web/lesson_parts.js.
import { unpackElement } from './unpack.js';

/** @returns {Promise<object>} what web/lesson.js exports; its style is in the page */
export const loadLesson = () => import('../../web/lesson.js');

/** @returns {Promise<object>} what web/code_reader.js exports */
export const loadCodeReader = () => import('../../web/code_reader.js');

/** All lessons, once one of them was wanted: their texts by their files. */
let lessons;

/**
 * @param {string} file among the lessons of this page
 * @returns {Promise<string>} its text; the cause of an error is 404 where there is no such file
 */
export async function fetchLesson(file) {
    lessons ??= JSON.parse(unpackElement('packed-lessons'));
    if (!Object.hasOwn(lessons, file)) {
        throw new Error(`There is no ${file} in this page.`, { cause: 404 });
    }
    return lessons[file];
}
