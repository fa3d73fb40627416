// Where lessons and what shows them are: in files beside the page's script. In the page that is a single
// file scripts/site/lesson_parts_inside.js stands here instead.

let lesson;

/** The style of lessons, which the page does without until there is one. */
function addLessonSheet() {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('./lesson.css', import.meta.url).href;
    document.head.append(sheet);
    return new Promise((resolve, reject) => {
        sheet.onload = resolve;
        sheet.onerror = () => reject(new Error('lesson.css cannot be loaded'));
    });
}

/** @returns {Promise<object>} what web/lesson.js exports, as soon as its style is there, too */
export function loadLesson() {
    const address = new URL('./lesson.js', import.meta.url).href;
    lesson ??= Promise.all([import(address), addLessonSheet()]).catch((error) => {
        lesson = undefined;
        throw error;
    });
    return lesson.then(([loaded]) => loaded);
}

/** @returns {Promise<object>} what web/code_reader.js exports */
export const loadCodeReader = () => import(new URL('./code_reader.js', import.meta.url).href);

/**
 * @param {string} file among the lessons of this site
 * @returns {Promise<string>} its text
 */
export async function fetchLesson(file) {
    const answer = await fetch(new URL(`./lessons/${file}`, import.meta.url));
    if (!answer.ok) throw new Error(`${file} cannot be loaded (${answer.status})`);
    return answer.text();
}
