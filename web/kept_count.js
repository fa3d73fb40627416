// The count that goes on after the page was closed: a text in the browser's database, which has more
// room than its small memory and does not hold the page up.
//
// Of several pages one owns the kept count, and holds a lock as long as a text is kept. Every other
// page waits in line for it. A page that was reloaded finds the lock still held by the page that it
// was, mostly for some milliseconds; when it has to start without an answer, it is handed the count
// later, be it that the page before took its time or that the owner was closed.
import { word } from './command.js';

const store = 'texts';
const key = 'count';
const lock = 'queens-lab/count';
/** Milliseconds: some browsers never answer in private windows, and the visitor is not to wait. */
const patience = { start: 1000, read: 10_000, write: 5000 };

/** What became of a text that was to be kept, as numbered in src/app/request.hpp. */
export const keeping = { kept: 0, refused: 1, elsewhere: 2 };

/**
 * @template T
 * @param {number} time in milliseconds
 * @param {Promise<T>} promise
 * @returns {Promise<T>} the same, but rejected when the time is over
 */
function within(time, promise) {
    const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('The database does not answer.')), time);
    });
    return Promise.race([promise, late]);
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
    return new Promise((resolve, reject) => {
        const request = indexedDB.open('queens-lab', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
    });
}

/**
 * Does one thing to the texts.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(texts: IDBObjectStore) => IDBRequest<T>} act
 * @returns {Promise<T>} the answer, once what was written is safe on the disk
 */
async function transact(mode, act) {
    const database = await openDatabase();
    try {
        const transaction = database.transaction(store, mode, { durability: 'strict' });
        const request = act(transaction.objectStore(store));
        await new Promise((resolve, reject) => {
            transaction.addEventListener('complete', resolve);
            transaction.addEventListener('abort', () => reject(transaction.error));
        });
        return request.result;
    } finally {
        database.close();
    }
}

/** @returns {Promise<string>} the text that is kept, empty if there is none */
async function read() {
    const text = await within(
        patience.read,
        transact('readonly', (texts) => texts.get(key)),
    );
    return typeof text === 'string' ? text : '';
}

/** @param {string} text */
function write(text) {
    const act = (texts) => (text ? texts.put(text, key) : texts.delete(key));
    return within(patience.write, transact('readwrite', act));
}

/**
 * @param {LockOptions} options
 * @returns {Promise<(() => void) | null>} gives the lock back; null where another page has it
 */
function take(options) {
    const free = () => {};
    if (!navigator.locks) return Promise.resolve(free);
    return new Promise((resolve) => {
        navigator.locks
            .request(lock, options, (granted) => {
                if (granted) return new Promise((release) => resolve(release));
                return resolve(null);
            })
            // This browser has no locks to give.
            .catch(() => resolve(free));
    });
}

/** Where a browser forbids to keep anything, nothing is kept and the program works without. */
export class KeptCount {
    /** Whether another page has a count, as far as is known. */
    elsewhere = true;
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
        this.elsewhere = false;
        this.#arriving = this.#receive(release);
        await this.#arriving;
    }

    /** @param {() => void} release gives the lock back */
    async #receive(release) {
        const text = await read().catch(() => '');
        if (!text || (this.#started && !(await this.#restore(text)))) return release();
        this.#text = text;
        this.#release = release;
        return undefined;
    }

    /**
     * @param {string} text
     * @returns {Promise<boolean>} whether the program has taken it up, which it does if it has no
     *     other count
     */
    async #restore(text) {
        await this.#whole;
        if (this.#ask('count')) return false;
        this.#ask(`do restore-count text=${word(text)}`);
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
            if (!(await read())) this.#release = release;
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
