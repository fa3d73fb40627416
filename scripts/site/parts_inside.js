// Where the parts of the program are in the page that is a single file: in the page itself, packed.
// It stands in for web/parts.js.
import create from 'queens-page';
import { unpack } from './unpack.js';

/** @param {string} id of an element that is not shown */
const text = (id) => document.getElementById(id).textContent;

/** There is no site to be kept. */
export const serviceWorker = undefined;

/** @returns {Promise<object>} the module that starts the program */
export async function loadModule() {
    return { default: create };
}

/** @returns {Promise<Response>} the program itself */
export async function loadProgram() {
    return unpack(text('packed-page'));
}

/** The script of a worker: in front of it stands its program, which it unpacks by itself. */
let script;

/** @returns {Worker} */
export function startWorker() {
    script ??= URL.createObjectURL(
        new Blob([`self.packed = '${text('packed-worker')}';`, text('worker')], {
            type: 'text/javascript',
        }),
    );
    return new Worker(script);
}
