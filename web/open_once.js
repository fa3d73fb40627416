// What a press opens, and what has to be fetched first: on a slow network it is pressed again.
import { showLine } from './line.js';
import { said } from './said.js';

/** Milliseconds after which it is said that something is on its way. */
const patience = 300;

/** What is on its way, by its name. @type {Map<string, Promise<unknown>>} */
const coming = new Map();

/**
 * Opens something, unless that is on its way.
 * @param {string} name
 * @param {() => Promise<unknown>} open
 * @returns {Promise<unknown>} what it returns
 */
export function openOnce(name, open) {
    if (!coming.has(name)) {
        let line;
        const say = () => (line = showLine(said('Loading the rest of the laboratory')));
        const timer = setTimeout(say, patience);
        const ended = () => {
            clearTimeout(timer);
            line?.remove();
            coming.delete(name);
        };
        coming.set(name, open().finally(ended));
    }
    return coming.get(name);
}
