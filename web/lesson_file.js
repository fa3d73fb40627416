// How a lesson's file differs from a link, a board and everything else that a visitor may bring.

/** A head between lines of three hyphens, and behind it the heading of a step. */
export const lessonFile = /^---\s*\n[^]*^---\s*\n[^]*^## /m;
