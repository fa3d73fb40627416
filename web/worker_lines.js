// What a pool knows of the lines that it posts: which answers fit them, how long they take, and what
// is said when none comes.
import { said } from './said.js';

/**
 * @typedef {object} Line What was posted, and the milliseconds that it has been out.
 * @property {string} text
 * @property {number} since
 * @property {number} out
 * @property {number} backups How many more workers were given it.
 */

/**
 * @typedef {object} Hand A worker and the line it works on.
 * @property {Worker} worker
 * @property {Line | null} line
 * @property {string} before The text of the line before.
 * @property {boolean} ready Whether its program has been loaded.
 * @property {number} loading Milliseconds that it has been loading for.
 * @property {number} asked The number of the latest question whether it listens, 0 if none was
 *     asked since it has this line.
 */

/**
 * @param {Hand[]} hands
 * @returns {Line | undefined} one that nobody works on yet, since the programs of those that have it
 *     are still being loaded
 */
export function held(hands) {
    const begun = hands.filter(({ ready }) => ready).map(({ line }) => line);
    return hands.map(({ line }) => line).find((line) => line && !begun.includes(line));
}

/** How the answer to a line begins, by the line's first word; any may have failed. */
const beginnings = { count: 'counted', cut: 'plan', estimate: 'estimated' };

/**
 * @param {string} line as in src/worker/protocol.hpp and orders.hpp
 * @param {string} answer
 * @returns {boolean} whether it can be the answer to that line and no other
 */
export function fits(line, answer) {
    const [word, id] = line.split(' ', 2);
    const [first, ofId] = answer.split(' ', 2);
    if (first !== 'failed' && first !== (beginnings[word] ?? first)) return false;
    if (word !== 'count') return true;
    const anonymous = first === 'failed' && !ofId?.startsWith('id=');
    return !answer.includes('\n') && (anonymous || ofId === id);
}

/**
 * @param {string} line
 * @returns {[string, number]} what is worked on, and the expected share of the work
 */
function workOf(line) {
    const weight = / weight=(\d+)/.exec(line)?.[1] ?? 1;
    return [line.replace(/ (id|prefix|times|middle|part|weight)=\S*/g, ''), Number(weight)];
}

/** Milliseconds: the least after which a line is late, and that of a line of unknown work. */
const patience = { least: 60_000, unknown: 600_000 };
/** A line is late that takes this many times as long as the slowest one before. */
const late = 8;

/** How long a unit of weight takes, by the lines of the latest work that were answered. */
export class Pace {
    #work = '';
    #slowest = 0;

    /**
     * @param {string} line that was answered
     * @param {number} took in milliseconds
     */
    note(line, took) {
        const [work, weight] = workOf(line);
        const slowest = this.#work === work ? this.#slowest : 0;
        this.#work = work;
        this.#slowest = Math.max(slowest, took / weight);
    }

    /** @param {string} line */
    knows(line) {
        return workOf(line)[0] === this.#work;
    }

    /**
     * @param {string} line
     * @returns {number} the milliseconds after which it is late
     */
    limit(line) {
        if (!this.knows(line)) return patience.unknown;
        return Math.max(patience.least, late * this.#slowest * workOf(line)[1]);
    }
}

/** @param {number} time in milliseconds */
const minutesOf = (time) => Math.max(1, Math.floor(time / 60_000));

/** What is said of it. */
export const words = {
    ended: () =>
        said(
            'A worker could not be started, or ended without saying why. What is counted is kept: ' +
                'reload the page and go on with the count.',
        ),
    unreadable: () =>
        said(
            'The answer of a worker could not be read. What is counted is kept: reload the page and go ' +
                'on with the count.',
        ),
    notLoaded: () =>
        said(
            'The counting program could not be loaded within a minute. What is counted is kept: reload ' +
                'the page and go on with the count.',
        ),
    replaced: () => said('A worker ended before it had answered. Another one does its part.'),
    late: (time) =>
        said(
            'A worker has not answered for {n} {n|minute|minutes}. Another one does the same part now, ' +
                'and the first answer counts.',
            { n: minutesOf(time) },
        ),
    stuck: (time) =>
        said(
            'No worker has answered for one part of the count for {n} {n|minute|minutes}. That part may ' +
                'be a long one. To begin it anew, pause the count and go on.',
            { n: minutesOf(time) },
        ),
};
