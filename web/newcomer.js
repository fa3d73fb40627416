// Whether the visitor has never done anything here: whoever has not is shown three doors, until
// something is done, and never again. Not in a frame, and not who came by a link.
import { embedded } from './embed.js';
import { recall, remember } from './memory.js';

let shown = false;
let isKnown = false;

/** @param {string} from the session or the link that the page starts with, empty for neither */
export function welcomeNewcomer(from) {
    shown = !embedded && !from && !recall('been-here');
}

/** Something was done, or opened. That is written down once: it comes in every frame of a drag. */
export function notNew() {
    shown = false;
    if (isKnown) return;
    isKnown = true;
    remember('been-here', 'yes');
}

/** @returns {boolean} */
export const isNew = () => shown;
