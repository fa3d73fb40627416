// What makes a text a lesson's file, and not a link, a board or anything else that visitors bring.

/** A line of three hyphens, also with spaces behind them. */
const fence = /^---[^\S\n]*\n/gm;

/**
 * @param {string} text perhaps a long one, which is gone through once
 * @returns {boolean} whether it has a head between lines of three hyphens, and behind it the heading of a
 *     step
 */
export function isLesson(text) {
    const fences = text.matchAll(fence);
    fences.next();
    const { value: end } = fences.next();
    return Boolean(end) && text.includes('\n## ', end.index);
}

/** What a lesson is called in the address that is not of this site. */
export const own = 'mine';
