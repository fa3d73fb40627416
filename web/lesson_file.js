// What makes a text a lesson's file, and not a link, a board or anything else that visitors bring.

/** A head between lines of three hyphens, and behind it the heading of a step. */
export const lessonFile = /^---\s*\n[^]*^---\s*\n[^]*^## /m;

/** What a lesson is called in the address that is not of this site. */
export const own = 'mine';
