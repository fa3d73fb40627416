// A pool of counting workers: lines are posted, answer lines come back in any order. It works
// without shared memory, so that any static host will do.

/**
 * @typedef {object} Options
 * @property {number} size How many workers there may be, at least 1.
 * @property {(line: string) => void} onanswer Called with each answer.
 * @property {(line: string, why: string) => void} onfailure Called with each line that no worker
 *     could answer, and one sentence why.
 * @property {number} [idle] Milliseconds without a line after which the workers end, which gives
 *     back the memory of their tables.
 * @property {() => Worker} start Starts a worker.
 */

/**
 * @typedef {object} Hand A worker and the line it works on.
 * @property {Worker} worker
 * @property {string | null} line
 */

const silentDeath = 'A worker could not be started, or ended without saying why.';

/** Workers are started when there is a line for them, and replaced when they die. */
export class Pool {
    /** @type {Hand[]} */
    #hands = [];
    /** @type {string[]} */
    #waiting = [];
    /** Lines that no worker will answer, and why. @type {[string, string][]} */
    #failures = [];
    /** @type {Required<Options>} */
    #options;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #ending;

    /** @param {Options} options */
    constructor(options) {
        this.#options = { idle: 60_000, ...options };
    }

    /** How many lines wait for an answer. */
    get unanswered() {
        const busy = this.#hands.filter((hand) => hand.line !== null).length;
        return this.#waiting.length + busy + this.#failures.length;
    }

    /**
     * Has a line answered by the next free worker.
     * @param {string} line
     */
    post(line) {
        clearTimeout(this.#ending);
        this.#waiting.push(line);
        this.#handOut();
    }

    /** Ends all workers at once. No answer to an earlier line arrives any more. */
    drop() {
        clearTimeout(this.#ending);
        for (const hand of this.#hands) hand.worker.terminate();
        this.#hands = [];
        this.#waiting = [];
        this.#failures = [];
    }

    #handOut() {
        while (this.#waiting.length > 0) {
            let hand = this.#hands.find(({ line }) => line === null);
            if (!hand) {
                if (this.#hands.length >= this.#options.size) return;
                hand = this.#hire();
                if (!hand) return;
            }
            hand.line = /** @type {string} */ (this.#waiting.shift());
            hand.worker.postMessage(hand.line);
        }
    }

    /** @returns {Hand | undefined} */
    #hire() {
        /** @type {Worker} */
        let worker;
        try {
            worker = this.#options.start();
        } catch (error) {
            if (this.#hands.length === 0) this.#giveUp(`No worker could be started: ${error}`);
            return undefined;
        }
        const hand = { worker, line: null };
        worker.addEventListener('message', ({ data }) => this.#answered(hand, data));
        worker.addEventListener('error', (event) => {
            event.preventDefault();
            this.#died(hand, event.message || silentDeath);
        });
        worker.addEventListener('messageerror', () => {
            this.#died(hand, 'The answer of a worker could not be read.');
        });
        this.#hands.push(hand);
        return hand;
    }

    /**
     * Without a single worker nobody would ever answer, so all lines that wait have failed. That is
     * said a moment later, since nobody expects an answer while a line is still being posted.
     * @param {string} why
     */
    #giveUp(why) {
        for (const line of this.#waiting) this.#failures.push([line, why]);
        this.#waiting = [];
        queueMicrotask(() => {
            while (this.#failures.length > 0) {
                this.#options.onfailure(
                    .../** @type {[string, string]} */ (this.#failures.shift()),
                );
            }
        });
    }

    /**
     * @param {Hand} hand
     * @param {{ answer: string } | { why: string }} message
     */
    #answered(hand, message) {
        const line = hand.line;
        if (!this.#hands.includes(hand) || line === null) return;
        hand.line = null;
        this.#handOut();
        if ('answer' in message) {
            this.#options.onanswer(message.answer);
        } else {
            this.#options.onfailure(line, message.why);
        }
        if (this.unanswered === 0) {
            clearTimeout(this.#ending);
            this.#ending = setTimeout(() => this.drop(), this.#options.idle);
        }
    }

    /**
     * @param {Hand} hand
     * @param {string} why
     */
    #died(hand, why) {
        if (!this.#hands.includes(hand)) return;
        hand.worker.terminate();
        this.#hands = this.#hands.filter((other) => other !== hand);
        const line = hand.line;
        this.#handOut();
        if (line !== null) this.#options.onfailure(line, why);
    }
}
