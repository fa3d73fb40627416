// What is kept on this device of the lessons that were worked on lately: what was tried in them, and how
// far somebody has come.
import { recall, remember } from './memory.js';

/** Lessons that are kept. */
const most = 20;

/** @returns {object} the value, an empty object where it is not one with names */
export const named = (value) =>
    typeof value === 'object' && value && !Array.isArray(value) ? value : {};

/**
 * @param {string} kind what is kept
 * @returns {Record<string, unknown>} it, by lesson, the latest last
 */
export function keptOf(kind) {
    try {
        return named(JSON.parse(recall(kind) || '{}'));
    } catch {
        return {};
    }
}

/**
 * @param {string} kind
 * @param {string} lesson
 * @param {object} what is kept of it from now on
 */
export function keepOf(kind, lesson, what) {
    const others = Object.entries(keptOf(kind)).filter(([other]) => other !== lesson);
    const lately = [...others.slice(1 - most), [lesson, what]];
    remember(kind, JSON.stringify(Object.fromEntries(lately)));
}
