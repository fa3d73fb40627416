// The counts that came to their end, in the browser's small memory; several pages share one list, of
// which embedded ones know nothing.
import { word } from './command.js';
import { embedded } from './embed.js';
import { follow, news, recall, remember } from './memory.js';

const name = 'finished';

/** @returns {string} those of earlier visits, a line for each */
export const recallFinished = () => (embedded ? '' : recall(name));

/**
 * What another page kept a moment ago, of which the program is still to hear, stays before them: whoever
 * reads both keeps each count once.
 * @param {string} text all of them, empty to forget them
 * @returns {boolean} whether they are kept
 */
export const rememberFinished = (text) =>
    !embedded && remember(name, text && (news(name) ?? '') + text);

/**
 * @param {string} text a line for each count
 * @returns {number} how many of them are not kept
 */
export function unkeptIn(text) {
    const lines = new Set(recallFinished().split('\n'));
    return text.split('\n').filter((line) => line && !lines.has(line)).length;
}

/**
 * Adds those of a text to the program's list.
 * @param {(question: string) => string} ask the program
 * @param {string} text
 */
export const addFinished = (ask, text) => ask(`do restore-finished text=${word(text)}`);

/** @param {(question: string) => string} ask the program, which learns from it what other pages do */
export function followFinished(ask) {
    follow(name, (text) => (text ? addFinished(ask, text) : ask('do forget-finished')));
}
