// The count that goes on after the page was closed: a text in the browser's database, which has more
// room than its small memory and does not hold the page up.
//
// Of several pages one owns the kept count, and holds a lock as long as a text is kept. A page that
// was reloaded finds the lock still held by the page that it was, for some milliseconds, and waits
// for it; a page that waits in vain knows that the count belongs to another one.

const store = 'texts';
const key = 'count';
const lock = 'queens-lab/count';
/** Milliseconds: some browsers never answer in private windows, and the visitor is not to wait. */
const patience = { lock: 1000, read: 1000, write: 5000 };

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
            // Out of patience; any other error means that this browser has no locks to give.
            .catch((error) => resolve(error.name === 'AbortError' ? null : free));
    });
}

/** @returns {AbortSignal} that ends the wait for the lock */
function outOfPatience() {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), patience.lock);
    return controller.signal;
}

/** Where a browser forbids to keep anything, nothing is kept and the program works without. */
export class KeptCount {
    /** What the last visit left, empty before `recall` is done. */
    text = '';
    /** Whether another page had a count when this one was opened. */
    elsewhere = false;
    /** @type {(outcome: number) => void} */
    #told;
    /** Gives the lock back, as long as it is ours. @type {(() => void) | null} */
    #release = null;
    /** The text to be written next, or nothing. @type {string | null} */
    #next = null;
    #writing = false;

    /**
     * @param {(outcome: number) => void} told called with what became of the latest text handed to
     *     `keep`, one of `keeping`
     */
    constructor(told) {
        this.#told = told;
    }

    /** Reads what the last visit left, within two seconds. */
    async recall() {
        this.#release = await take({ signal: outOfPatience() });
        this.elsewhere = this.#release === null;
        if (this.elsewhere) return;
        this.text = await read().catch(() => '');
        if (!this.text) this.#letGo();
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
        this.#release = await take({ ifAvailable: true });
        if (this.#release && (await read())) this.#letGo();
        return this.#release !== null;
    }

    #letGo() {
        this.#release?.();
        this.#release = null;
    }
}
