// Where lessons and what shows them are: in files beside the page's script. In the page that is a single
// file scripts/site/lesson_parts_inside.js stands here instead.
import { later } from './again.js';

const loadScript = later('lesson.js');
let sheet;

/** The style of lessons, which the page does without until there is one. */
function addLessonSheet() {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL('./lesson.css', import.meta.url).href;
    document.head.append(link);
    return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
            link.remove();
            sheet = undefined;
            reject(new Error('lesson.css cannot be loaded'));
        };
    });
}

/** @returns {Promise<object>} what web/lesson.js exports, as soon as its style is there, too */
export async function loadLesson() {
    sheet ??= addLessonSheet();
    const [loaded] = await Promise.all([loadScript(), sheet]);
    return loaded;
}

/** @returns {Promise<object>} what web/code_reader.js exports */
export const loadCodeReader = later('code_reader.js');

/**
 * @param {string} file among the lessons of this site
 * @returns {Promise<string>} its text; the cause of an error is 404 where there is no such file
 */
export async function fetchLesson(file) {
    const answer = await fetch(new URL(`./lessons/${file}`, import.meta.url));
    if (!answer.ok) throw new Error(`${file} cannot be loaded`, { cause: answer.status });
    return answer.text();
}
