// The count that goes on after the page was closed. One that this build cannot read, be it that a
// newer one wrote it, stays where it is, for whoever can, until this page has a count of its own to
// keep: then it is put away.
//
// Of several pages one owns the kept count, and holds a lock as long as a text is kept. Every other
// page waits in line for it. A page that was reloaded finds the lock still held by the page that it
// was, mostly for some milliseconds; when it has to start without an answer, it is handed the count
// later, unless it has an open one of its own by then, be it that the page before took its time or that
// the owner was closed. A frame of another page keeps nothing: the count here is that of the visitor's
// own laboratory.
import { word } from './command.js';
import { embedded } from './embed.js';
import { putAside, read, within, write } from './texts.js';

const lock = 'queens-lab/count';
/** Milliseconds: for what the visitor waits for at the start, and for any answer about locks. */
const patience = { start: 1000, locks: 3000 };

/** What became of a text that was to be kept, as numbered in src/app/request.hpp. */
export const keeping = { kept: 0, refused: 1, elsewhere: 2 };

/** @returns {Promise<string[]>} the locks that pages hold; nothing if the browser gives no answer */
const locksHeld = () =>
    within(
        patience.locks,
        navigator.locks?.query().then(({ held }) => held.map(({ name }) => name)),
    ).catch(() => undefined);

/** @returns {boolean} whether it says of a count that it is open; one that ended is only shown */
const isOpen = (said) => said !== '' && !said.endsWith(' complete');

/**
 * @param {(question: string) => string} ask the program
 * @param {string} text of a count that was kept
 * @returns {boolean} whether the program has taken it up, which it does if it can read it and no other
 *     count is open; else it says why not
 */
export function takesUp(ask, text) {
    const before = ask('count');
    ask(`do restore-count text=${word(text)}`);
    return ask('count') !== before;
}

/**
 * @param {LockOptions} options
 * @returns {Promise<(() => void) | null>} gives the lock back; null where another page has it; rejected
 *     where it is to be had at once and the browser does not say whether it is
 */
async function take(options) {
    const free = () => {};
    // This browser has no locks to give.
    if (!(await locksHeld())) return free;
    const taken = new Promise((resolve) => {
        navigator.locks
            .request(lock, options, (granted) => {
                if (granted) return new Promise((release) => resolve(release));
                return resolve(null);
            })
            .catch(() => resolve(free));
    });
    if (!options.ifAvailable) return taken;
    return within(patience.locks, taken).catch((late) => {
        void taken.then((release) => release?.());
        throw late;
    });
}

/** Where a browser forbids to keep anything, nothing is kept and the program works without. */
export class KeptCount {
    /** Whether the lock is still waited for. */
    waits = true;
    /** What is kept and cannot be read here, empty if there is no such thing. */
    foreign = '';
    /** What the last visit left, empty if that is nothing or not known. */
    #text = '';
    #started = false;
    /** Ends when it is known what the last visit left. @type {Promise<void>} */
    #arriving = Promise.resolve();
    /** @type {(outcome: number) => void} */
    #told;
    /** @type {(question: string) => string} */
    #ask;
    /** @type {Promise<void>} */
    #whole;
    /** Gives the lock back, as long as it is ours. @type {(() => void) | null} */
    #release = null;
    /** The text to be written next, or nothing. @type {string | null} */
    #next = null;
    #writing = false;

    /**
     * @param {(outcome: number) => void} told called with the outcome of the latest text handed to
     *     `keep`, one of `keeping`
     * @param {(question: string) => string} ask the program
     * @param {Promise<void>} whole ends once the whole program is there, which `ask` may need
     */
    constructor(told, ask, whole) {
        this.#told = told;
        this.#ask = ask;
        this.#whole = whole;
    }

    /** Reads what the last visit left, for no longer than a second. */
    async recall() {
        const inTime = new Promise((resolve) => setTimeout(resolve, patience.start));
        await Promise.race([this.#arrive(), inTime]);
    }

    /** @returns {Promise<boolean>} whether another page has a count */
    async isElsewhere() {
        return this.waits && ((await locksHeld()) ?? []).includes(lock) && this.waits;
    }

    /** Whether the last visit left something, as far as is known. */
    get found() {
        return this.#text !== '';
    }

    /** @returns {string} what the program is to start from; later news reaches it as a command */
    start() {
        this.#started = true;
        return this.#text;
    }

    /** Waits for the lock, however long, and for what is kept. */
    async #arrive() {
        const release = await take({});
        this.waits = false;
        this.#arriving = this.#receive(release);
        await this.#arriving;
    }

    /** @param {() => void} release gives the lock back */
    async #receive(release) {
        const text = await read().catch(() => '');
        if (!text) return release();
        if (typeof text !== 'string') return this.#leave(text, release);
        if (this.#started && !(await this.#restore(text))) {
            return isOpen(this.#ask('count')) ? release() : this.#leave(text, release);
        }
        this.#text = text;
        this.#release = release;
        return undefined;
    }

    /**
     * Leaves a text to whoever can read it.
     * @param {unknown} text
     * @param {() => void} release gives the lock back
     */
    #leave(text, release) {
        this.foreign = text;
        release();
    }

    /** The program has started: it has taken up what it was given, or could not read it. */
    taken() {
        if (!this.#text || this.#ask('count')) return;
        this.foreign = this.#text;
        this.#text = '';
        this.#letGo();
    }

    /**
     * @param {string} text
     * @returns {Promise<boolean>} whether the program has taken it up, which it does if it can read
     *     it and has no other count
     */
    async #restore(text) {
        await this.#whole;
        if (isOpen(this.#ask('count')) || !takesUp(this.#ask, text)) return false;
        this.#told(keeping.kept);
        return true;
    }

    /** @param {string} text to be kept in place of the last one; nothing is kept of an empty one */
    async keep(text) {
        this.#next = text;
        if (this.#writing) return;
        this.#writing = true;
        while (this.#next !== null) {
            const latest = this.#next;
            this.#next = null;
            const outcome = await this.#put(latest).catch(() => keeping.refused);
            if (this.#next === null) this.#told(outcome);
        }
        this.#writing = false;
    }

    /** @param {string} text */
    async #put(text) {
        if (embedded) return keeping.refused;
        if (!this.#release && !(await this.#own())) return keeping.elsewhere;
        await write(text);
        if (!text) this.#letGo();
        return keeping.kept;
    }

    /** Takes the lock, unless another page has it or has left a count that nobody has seen since. */
    async #own() {
        await this.#arriving;
        if (this.#release) return true;
        const release = await take({ ifAvailable: true });
        if (!release) return false;
        try {
            const text = await read();
            const isForeign = Boolean(text) && (typeof text !== 'string' || text === this.foreign);
            if (isForeign) await putAside(text);
            if (!text || isForeign) this.#release = release;
        } finally {
            if (!this.#release) release();
        }
        return this.#release !== null;
    }

    #letGo() {
        this.#release?.();
        this.#release = null;
    }
}
