// A pool of counting workers: lines are posted, answer lines come back in any order. It works
// without shared memory, so that any static host will do.
//
// A worker may end, hang or answer nonsense. Its end is known by a lock that it holds as long as it
// lives, a lost answer by its answering something else meanwhile. A worker that computes can say
// nothing, and a long job looks like one that hangs: so nobody is ended for being slow. A line that
// has been out for much longer than others is given to one more worker, and so is one that waits for a
// worker's program while others are idle. The first answer counts, as in J. Dean, S. Ghemawat, MapReduce
// (2004), 3.6, "Backup Tasks".
import { Pace, fits, held, words } from './worker_lines.js';
import { said } from './said.js';

/**
 * @typedef {object} Options
 * @property {number} size How many workers there may be, at least 1.
 * @property {(line: string) => void} onanswer Called with each answer.
 * @property {(line: string, why: string) => void} onfailure Called with each line that no worker
 *     could answer, and one sentence why.
 * @property {(text: string) => void} [onnews] Called with what the visitor should know of the
 *     workers while the lines are still worked on, and with nothing once that is over.
 * @property {number} [idle] Milliseconds without a line after which the workers end, which gives
 *     back the memory of their tables.
 * @property {(name: string) => Worker} start Starts a worker of that name, which is its lock's, too.
 * @property {() => number} [now] The time in milliseconds.
 */

/** Milliseconds: slow phones on slow networks are to be waited for. */
const patience = { look: 5000, longestLook: 15_000, load: 90_000 };
const mostBackups = 2;

/** Workers are started when there is a line for them, and replaced when they die. */
export class Pool {
    /** @type {import('./worker_lines.js').Hand[]} */
    #hands = [];
    /** @type {import('./worker_lines.js').Line[]} */
    #waiting = [];
    /** Lines that no worker will answer, and why. @type {[string, string][]} */
    #failures = [];
    /** @type {Required<Options>} */
    #options;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #ending;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    #watch;
    #looked = 0;
    #pace = new Pace();
    /** How often workers were asked whether they listen. */
    #asked = 0;
    #news = '';

    /** @param {Options} options */
    constructor(options) {
        this.#options = { idle: 60_000, now: () => performance.now(), onnews() {}, ...options };
    }

    /** How many lines wait for an answer. */
    get unanswered() {
        return this.#waiting.length + this.#lines.size + this.#failures.length;
    }

    /** The lines that workers work on. */
    get #lines() {
        return new Set(this.#hands.map(({ line }) => line).filter(Boolean));
    }

    /**
     * Has a line answered by the next free worker.
     * @param {string} text
     */
    post(text) {
        clearTimeout(this.#ending);
        this.#waiting.push({ text, since: 0, out: 0, backups: 0 });
        this.#handOut();
    }

    /** Ends all workers at once. No answer to an earlier line arrives any more. */
    drop() {
        clearTimeout(this.#ending);
        for (const hand of [...this.#hands]) this.#end(hand);
        this.#waiting = [];
        this.#failures = [];
        this.#say('');
        this.#rest();
    }

    #handOut() {
        while (this.#waiting.length > 0) {
            let hand = this.#hands.find(({ line }) => line === null);
            if (!hand) {
                if (this.#lines.size >= this.#options.size) return;
                hand = this.#hire();
                if (!hand) return;
            }
            const line = /** @type {Line} */ (this.#waiting.shift());
            line.since = this.#options.now();
            this.#give(hand, line);
        }
    }

    /**
     * @param {Hand} hand
     * @param {Line} line
     */
    #give(hand, line) {
        hand.line = line;
        hand.asked = 0;
        hand.worker.postMessage(line.text);
        if (this.#watch) return;
        this.#looked = this.#options.now();
        this.#watch = setInterval(() => this.#look(), patience.look);
    }

    /** @returns {Hand | undefined} */
    #hire() {
        const name = `queens-lab/worker ${Math.random()}`;
        /** @type {Worker} */
        let worker;
        try {
            worker = this.#options.start(name);
        } catch (error) {
            if (this.#hands.length === 0) {
                this.#giveUp(said('No worker could be started: {error}', { error: String(error) }));
            }
            return undefined;
        }
        const hand = { worker, line: null, before: '', ready: false, loading: 0, asked: 0 };
        worker.addEventListener('message', ({ data }) => this.#heard(hand, name, data));
        worker.addEventListener('error', (event) => {
            event.preventDefault();
            this.#died(hand, event.message || words.ended());
        });
        worker.addEventListener('messageerror', () => this.#died(hand, words.unreadable()));
        this.#hands.push(hand);
        return hand;
    }

    /**
     * Without a single worker nobody would ever answer, so all lines that wait have failed. That is
     * said a moment later, since nobody expects an answer while a line is still being posted.
     * @param {string} why
     */
    #giveUp(why) {
        for (const { text } of this.#waiting) this.#failures.push([text, why]);
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
     * Takes a message, which may be anything.
     * @param {Hand} hand
     * @param {string} name of its lock
     * @param {unknown} message as web/worker.js sends them
     */
    #heard(hand, name, message) {
        if (!this.#hands.includes(hand)) return;
        const { lives, ready, listens, answer, why } = Object(message);
        if (lives) {
            const died = () => this.#died(hand, words.ended());
            navigator.locks.request(name, died).catch(() => {});
        } else if (ready) {
            hand.ready = true;
        } else if (listens) {
            // It can only say so while it does not compute, so its answer is lost.
            if (hand.line && hand.ready && listens === hand.asked) this.#died(hand, words.ended());
        } else if (typeof answer === 'string') {
            this.#answered(hand, answer);
        } else if (typeof why === 'string') {
            this.#failed(hand, said(why));
        } else {
            this.#died(hand, words.unreadable());
        }
    }

    /**
     * @param {Hand} hand
     * @param {string} answer
     */
    #answered(hand, answer) {
        const { line } = hand;
        if (hand.before && fits(hand.before, answer) && !(line && fits(line.text, answer))) return;
        if (line === null) return;
        if (!fits(line.text, answer)) return this.#died(hand, words.unreadable());
        const took = this.#options.now() - line.since;
        this.#pace.note(line.text, Math.min(took, line.out + patience.longestLook));
        for (const other of [...this.#hands]) {
            if (other !== hand && other.line === line) this.#end(other);
        }
        hand.before = line.text;
        hand.line = null;
        if (line.backups > 0 || this.#news === words.replaced()) this.#say('');
        this.#handOut();
        this.#options.onanswer(answer);
        this.#lend(hand);
        this.#rest();
    }

    /** Gives an idle worker a line of one that is still loading. @param {Hand} hand */
    #lend(hand) {
        if (!hand.ready || hand.line !== null || !this.#hands.includes(hand)) return;
        const line = held(this.#hands);
        if (line) this.#give(hand, line);
    }

    /**
     * Ends a worker whose program did not come or broke down: browsers remember that an address failed as
     * a module, so it would not come later either.
     * @param {Hand} hand
     * @param {string} why
     */
    #failed(hand, why) {
        const { line } = hand;
        this.#end(hand);
        if (line !== null) this.#fail(line, why);
    }

    /**
     * @param {Hand} hand
     * @param {string} why
     */
    #died(hand, why) {
        if (!this.#hands.includes(hand)) return;
        this.#end(hand);
        if (hand.line === null) return;
        this.#say(words.replaced());
        this.#fail(hand.line, why);
    }

    /**
     * Says that a line has failed, unless another worker is still at it.
     * @param {Line} line
     * @param {string} why
     */
    #fail(line, why) {
        const given = this.#lines.has(line);
        this.#handOut();
        if (!given) this.#options.onfailure(line.text, why);
        this.#rest();
    }

    /** @param {Hand} hand */
    #end(hand) {
        hand.worker.terminate();
        this.#hands = this.#hands.filter((other) => other !== hand);
    }

    /** Ends the watch when nothing is out, and later the workers. */
    #rest() {
        if (this.unanswered > 0) return;
        clearInterval(this.#watch);
        this.#watch = undefined;
        clearTimeout(this.#ending);
        if (this.#hands.length === 0) return;
        this.#ending = setTimeout(() => this.drop(), this.#options.idle);
    }

    /** Looks after all workers; time in which the page slept does not count. */
    #look() {
        const now = this.#options.now();
        const passed = Math.min(now - this.#looked, patience.longestLook);
        this.#looked = now;
        for (const hand of [...this.#hands]) {
            if (hand.line === null || !this.#hands.includes(hand)) continue;
            if (hand.ready) {
                hand.worker.postMessage({ listens: (hand.asked = this.#asked += 1) });
            } else if ((hand.loading += passed) >= patience.load) {
                this.#died(hand, words.notLoaded());
            }
        }
        for (const line of this.#lines) {
            line.out += passed;
            if (line.out >= this.#pace.limit(line.text) * 2 ** line.backups) this.#backUp(line);
        }
    }

    /** Gives a line to one more worker; as long as nothing is known of others, one line at a time. */
    #backUp(line) {
        const stuck = words.stuck(line.out);
        if (line.backups === mostBackups) return stuck === this.#news || this.#say(stuck);
        const others = [...this.#lines].some((other) => other !== line && other.backups > 0);
        if (!this.#pace.knows(line.text) && others) return undefined;
        const hand = this.#hands.find((one) => one.line === null) ?? this.#hire();
        if (!hand) return undefined;
        line.backups += 1;
        this.#say(words.late(line.out));
        return this.#give(hand, line);
    }

    /** @param {string} text */
    #say(text) {
        if (!text && !this.#news) return;
        this.#news = text;
        this.#options.onnews(text);
    }
}
