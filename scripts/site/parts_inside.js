// Where the parts of the program are in the page that is a single file: in the page itself, packed.
// It stands in for web/parts.js.
import create from './queens_page.mjs';
import regular from './regular.otf';
import semibold from './semibold.otf';
import { unpackElement, unpackProgram } from './unpack.js';

export { create };

/** @param {string} id of an element that is not shown */
const text = (id) => document.getElementById(id).textContent;

/** Its script has no address of its own: every fault counts as ours. */
export const isOurs = () => true;

/** There is no site to be kept. */
export const serviceWorker = undefined;

/**
 * @param {string} tag of a language
 * @returns {Promise<string>} its catalogue
 */
export async function loadWords(tag) {
    return JSON.parse(unpackElement('packed-words'))[tag];
}

/** The weights of the typeface, as addresses. */
export const fonts = { 400: regular, 600: semibold };

/** The program is here as a whole. */
export const restAddress = undefined;

/** @returns {Promise<Response>} the program itself */
export async function loadProgram() {
    return unpackProgram(text('packed-page'));
}

/** @returns {Promise<object>} what web/later.js exports */
export const loadLater = () => import('../../web/later.js');

/** The script of a worker: in front of it stands its program, which it unpacks by itself. */
let script;

/** How counting workers are started; there is nothing to load. */
export const counting = {
    script: undefined,
    /**
     * @param {string} name
     * @returns {Worker}
     */
    start(name) {
        script ??= URL.createObjectURL(
            new Blob(
                [
                    `self.packed = '${text('packed-worker')}';`,
                    unpackElement('packed-worker-script'),
                ],
                {
                    type: 'text/javascript',
                },
            ),
        );
        return new Worker(script, { name });
    },
};
