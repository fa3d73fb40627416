// A lesson's entry in the browser's history: Back leads from the lesson to what was on show before it,
// and Forward into the lesson again.
import { embedded } from './embed.js';
import { lessonIn } from './lesson_link.js';

/** @returns {string} the name of the lesson in the address, empty if there is none */
export const namedInAddress = () => new URLSearchParams(location.search).get('lesson') ?? '';

/**
 * Begins an entry for a lesson that is about to be shown, unless the address has brought it, which then
 * has one. What is on show gets an address first: Back would lead to a page with nothing on it.
 * @param {string} state the fragment of what is on show
 */
export function beginEntry(state) {
    const isBrought = namedInAddress() || lessonIn(location.hash.slice(1)) !== undefined;
    if (embedded || isBrought) return;
    try {
        history.replaceState(history.state, '', `#${state}`);
        history.pushState(history.state, '', location.href);
    } catch {
        // Too many changes for this browser: Back leaves the page.
    }
}
