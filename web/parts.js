// Where the parts of the program are: in files beside the page's script, which holds the program's
// glue itself. In the page that is a single file scripts/site/parts_inside.js stands here instead.
import create from './queens_page.mjs';
import { later } from './again.js';
import { fetchProgram } from './progress.js';

/** Starts the program, see Emscripten's MODULARIZE. */
export { create };

const folder = new URL('.', import.meta.url).href;

/**
 * @param {string} trace where something was thrown: the address of a script, or a stack of them
 * @returns {boolean} whether it was in a script of this page, or in the program
 */
export const isOurs = (trace) => trace.includes(folder) || trace.includes('wasm');

/** The service worker that keeps these files, at the top of the site. */
export const serviceWorker = new URL('../service-worker.js', import.meta.url);

/**
 * @param {string} tag of a language
 * @returns {Promise<string>} its catalogue
 */
export async function loadWords(tag) {
    const answer = await fetch(new URL(`./words/${tag}.txt`, import.meta.url));
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
}

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

/** @returns {Promise<object>} what web/later.js exports */
export const loadLater = later('later.js');

let workers = 0;

/** How counting workers are started, and the script that they load; nothing if it is here already. */
export const counting = {
    script: new URL('./worker.js', import.meta.url),
    /**
     * @param {string} name
     * @returns {Worker}
     */
    start(name) {
        // WebKit takes a script that it has had from its memory, and what such a worker asks for itself
        // then passes by the service worker: without a network it finds no program.
        workers += 1;
        const address = new URL(`./worker.js?${workers}`, import.meta.url);
        return new Worker(address, { type: 'module', name });
    },
};
