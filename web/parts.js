// Where the parts of the program are: in files beside this one. In the page that is a single file
// scripts/site/parts_inside.js stands here instead.
import { fetchProgram, importProgram } from './progress.js';

/** The service worker that keeps these files, at the top of the site. */
export const serviceWorker = new URL('../service-worker.js', import.meta.url);

/**
 * @param {Progress} progress
 * @returns {Promise<object>} the module that starts the program
 */
export function loadModule(progress) {
    return importProgram(new URL('./queens_page.mjs', import.meta.url), progress);
}

/**
 * @param {Progress} progress
 * @returns {Promise<Response>} the program itself, which can be compiled while it arrives
 */
export function loadProgram(progress) {
    return fetchProgram(new URL('./queens_page.wasm', import.meta.url), progress);
}

/** @returns {Worker} */
export function startWorker() {
    return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
