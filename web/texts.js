// The browser's database of texts, which has more room than its small memory and does not hold the
// page up. A text is kept under a name; a build that writes another form takes another name, and
// what it cannot read it leaves, or puts away.

const store = 'texts';
/** The name of the count at hand. */
export const count = 'count';
/** How the names begin of counts that this build, or one before, could not read. */
const aside = 'count aside ';
/** Milliseconds: some browsers never answer in private windows, and the visitor is not to wait. */
const patience = { read: 10_000, write: 5000 };

/**
 * @template T
 * @param {number} time in milliseconds
 * @param {Promise<T>} promise
 * @returns {Promise<T>} the same, but rejected when the time is over
 */
export function within(time, promise) {
    const late = new Promise((_, reject) => {
        setTimeout(() => reject(new Error('The browser does not answer.')), time);
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
 * Does something to the texts, all of it or nothing.
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

/** @param {(texts: IDBObjectStore) => IDBRequest} act */
const change = (act) => within(patience.write, transact('readwrite', act));

/** @returns {Promise<unknown>} the count that is kept, a text unless another build wrote it */
export const read = () =>
    within(
        patience.read,
        transact('readonly', (texts) => texts.get(count)),
    );

/** @param {string} text the count at hand, empty if there is none any more */
export const write = (text) =>
    change((texts) => (text ? texts.put(text, count) : texts.delete(count)));

/** @param {unknown} text what is kept as the count and cannot be read */
export const putAside = (text) =>
    change((texts) => {
        texts.add(text, aside + new Date().toISOString());
        return texts.delete(count);
    });

/** @returns {Promise<string[]>} the names of the counts that were put away, the oldest first */
export const namesAside = () =>
    within(
        patience.read,
        transact('readonly', (texts) => texts.getAllKeys(IDBKeyRange.bound(aside, `${aside}~`))),
    );

/** @param {string} name */
export const readAside = (name) =>
    within(
        patience.read,
        transact('readonly', (texts) => texts.get(name)),
    );

/** @param {string} name */
export const forgetAside = (name) => change((texts) => texts.delete(name));
