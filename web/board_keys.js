// What of a link is the board, what of it is the search on it, and what is asked.

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

/** @returns {string} a state, at whatever step its search is */
export const withoutStep = (fragment) => fragment.replace(/(^|&)i=\d+/, '');

/** @returns {string} what a link has under that key, empty if it has not that key */
export const valueOf = (link, key) => new RegExp(`(?:^|[#&])${key}=([^&]*)`).exec(link)?.[1] ?? '';

/** @returns {string} the goal of a task, empty if the link asks for nothing */
export const goalOf = (link) => valueOf(link, 'goal');

/** What everybody begins with, which nobody has made. */
export const firstBoard = boardOf('n=8&q=0.0.0.4.0.0.0.0');
