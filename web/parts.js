// Where the parts of the program are: in files beside the page's script, which holds the program's
// glue itself. In the page that is a single file scripts/site/parts_inside.js stands here instead.
import create from './queens_page.mjs';
import { fetchProgram } from './progress.js';

/** Starts the program, see Emscripten's MODULARIZE. */
export { create };

/** The service worker that keeps these files, at the top of the site. */
export const serviceWorker = new URL('../service-worker.js', import.meta.url);

/** The weights of the typeface, and where each is. */
export const fonts = {
    400: new URL('./fonts/regular.otf', import.meta.url),
    600: new URL('./fonts/semibold.otf', import.meta.url),
};

/** Where the rest of the program is; nothing if the first part is all of it. */
export const restAddress = new URL('./queens_rest.wasm', import.meta.url);

/**
 * @param {Progress} progress
 * @returns {Promise<Response>} the first part of the program, which can be compiled while it arrives
 */
export function loadProgram(progress) {
    return fetchProgram(new URL('./queens_page.wasm', import.meta.url), progress);
}

let tries = 0;

/** @returns {Promise<object>} what web/later.js exports */
export function loadLater() {
    // Browsers remember that an address failed as a module, and ask it no second time.
    const address = new URL(`./later.js${tries ? `?again=${tries}` : ''}`, import.meta.url);
    tries += 1;
    return import(address.href);
}

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

/**
 * @param {string} file among the lessons of this site
 * @returns {Promise<string>} its text
 */
export async function fetchLesson(file) {
    const answer = await fetch(new URL(`./lessons/${file}`, import.meta.url));
    if (!answer.ok) throw new Error(`${file} cannot be loaded (${answer.status})`);
    return answer.text();
}

/** @returns {Worker} */
export function startWorker() {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
