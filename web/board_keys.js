// What of a link is the board, and what of it is the search on it.

/** The keys of a link that say what the board is, with its regions, and what is on it. */
const boardKeys = /^[ntbqpwxogm]=/;
/** The same, and those of the search that is loaded. */
const workKeys = /^[ntbqpwxogmaksi]=/;

const pairsOf = (fragment, keys) =>
    fragment
        .replace(/^#/, '')
        .split('&')
        .filter((pair) => keys.test(pair))
        .sort()
        .join('&');

/**
 * @param {string} fragment of a state
 * @returns {string} its board alone, the same text for the same board
 */
export const boardOf = (fragment) => pairsOf(fragment, boardKeys);

/**
 * @param {string} fragment of a state
 * @returns {string} its board and its search, the same text for the same work
 */
export const workOf = (fragment) => pairsOf(fragment, workKeys);

/** What everybody begins with, which nobody has made. */
export const firstBoard = boardOf('n=8&q=0.0.0.4.0.0.0.0');
