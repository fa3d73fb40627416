// Texts and values as they may come from anywhere, made up by fast-check, which makes those short that
// break something. QUEENS_RUNS says how many each door gets, and QUEENS_SEED which.
import fc from 'fast-check';

const numRuns = Number(process.env.QUEENS_RUNS ?? 300);
const seed = Number(process.env.QUEENS_SEED ?? 1);

/** Asserts that a property holds. */
export const holds = (property) => fc.assert(property, { numRuns, seed });

/** Any text, with halves of letters and signs that nobody sees. */
export const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('a', '\ud800', '\udc00', '\0', '\n', '😀') }),
    fc.string({ unit: 'grapheme' }),
);

/** Values that make trouble where somebody expects a text, and all others that JSON has. */
export const json = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(null, 0, -1, '', [], [[]], [null], { length: -1 }),
    // What cannot be made a text.
    fc.constant({ toString: 1 }),
);
/** The text as bytes can have it: each half of a letter is a sign of that. */
export const wellFormed = (value) => value.replace(/\p{Surrogate}/gu, '\ufffd');

/** An object with these names, each with any value or none. */
export const objectOf = (...names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, json])), { requiredKeys: [] });
