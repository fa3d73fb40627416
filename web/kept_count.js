// The count that goes on after the page was closed: a text in the browser's database, which has more
// room than its small memory and does not hold the page up.
//
// Of several pages only the one that counts keeps its count. It holds a lock meanwhile, which the
// browser takes off when the page goes, and as long as it does no other page is offered the count.

const store = 'texts';
const key = 'count';
const lock = 'queens-lab/count';
/** Some browsers never answer in private windows; the program is not to wait for that. */
const patience = 1000;

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answered(request) {
    return new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
    });
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
    const request = indexedDB.open('queens-lab', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    return answered(request);
}

/** @returns {Promise<string>} */
async function stored() {
    const held = (await navigator.locks?.query())?.held ?? [];
    if (held.some(({ name }) => name === lock)) return '';
    const database = await openDatabase();
    const text = await answered(database.transaction(store).objectStore(store).get(key));
    database.close();
    return typeof text === 'string' ? text : '';
}

/** @param {string} text */
async function put(text) {
    const database = await openDatabase();
    const texts = database.transaction(store, 'readwrite').objectStore(store);
    await answered(text ? texts.put(text, key) : texts.delete(key));
    database.close();
}

/** Where a browser forbids to keep anything, nothing is kept and the program works without. */
export class KeptCount {
    /** What the last visit left, empty before `recall` is done. */
    text = '';
    /** @type {Promise<boolean> | null} whether this page may keep its count */
    #mine = null;
    /** The text to be written next, or nothing. @type {string | null} */
    #next = null;
    #writing = false;

    /** Reads what the last visit left, within a second. */
    async recall() {
        const late = new Promise((resolve) => setTimeout(resolve, patience, ''));
        this.text = await Promise.race([stored().catch(() => ''), late]);
    }

    /** @param {string} text to be kept in place of the last one; nothing is kept of an empty one */
    keep(text) {
        this.#next = text;
        this.#mine ??= this.#hold();
        if (!this.#writing) this.#write();
    }

    async #write() {
        this.#writing = true;
        if (await this.#mine) {
            while (this.#next !== null) {
                const text = this.#next;
                this.#next = null;
                await put(text).catch(() => {});
            }
        }
        this.#writing = false;
    }

    /** @returns {Promise<boolean>} whether the lock is ours, which it then stays */
    #hold() {
        if (!navigator.locks) return Promise.resolve(true);
        return new Promise((resolve) => {
            navigator.locks
                .request(lock, { ifAvailable: true }, (granted) => {
                    resolve(granted !== null);
                    return granted ? new Promise(() => {}) : undefined;
                })
                .catch(() => resolve(true));
        });
    }
}
