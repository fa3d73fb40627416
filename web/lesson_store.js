// What is kept on this device of the lessons that were worked on lately: what was tried in them, and how
// far somebody has come.
import { inTab, parsed, recall, remember, tellNotKept } from './memory.js';

/** Lessons that are kept, and tasks by links without a lesson: those that were worked on lately. */
export const most = 100;

/** @returns {object} the value, an empty object where it is not one with names */
export const named = (value) =>
    typeof value === 'object' && value && !Array.isArray(value) ? value : {};

/**
 * @param {string} kind what is kept
 * @returns {Record<string, unknown>} it, by lesson, the latest last
 */
export const keptOf = (kind) => named(parsed(recall(kind)));

/** What the lesson is kept under that is not of this site. */
const ownText = 'lesson-text';

/** @returns {string} the lesson that was opened last in this tab, or else in another one */
export const keptOwn = () => recall(ownText, inTab) || recall(ownText);

/** @param {string} text of the lesson that this tab shows, so that it finds it again; else that is said */
export function keepOwn(text) {
    const isKept = remember(ownText, text);
    remember(ownText, text, inTab);
    if (!isKept) tellNotKept();
}

/**
 * @param {string} kind
 * @param {string} lesson
 * @param {unknown} [what] is kept of it from now on, or nothing; where it cannot be, that is said
 */
export function keepOf(kind, lesson, what) {
    const others = Object.entries(keptOf(kind)).filter(([other]) => other !== lesson);
    const lately = [...others.slice(1 - most), [lesson, what]];
    if (!remember(kind, JSON.stringify(Object.fromEntries(lately)))) tellNotKept();
}
