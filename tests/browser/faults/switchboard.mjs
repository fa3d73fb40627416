// What stands between the page and the browser in the tests of faults: lets everything through until a
// fault is switched on. Runs in the page before its own scripts, and so refers to nothing outside.

/**
 * Puts `window.faults` into the page: `on`, the names of faults that hold now, and `strike(name)`.
 * @param {string} first a fault that holds from the beginning, or nothing
 */
export function installSwitchboard(first) {
    const on = new Set([first]);
    // A service worker would stand between the page and its host, and machines have cores of all numbers.
    delete Navigator.prototype.serviceWorker;
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 });
    const workers = new Set();
    const silent = () => new Promise(() => {});
    /** A request of IndexedDB that is never answered. */
    const unanswered = () => ({ addEventListener() {} });
    /**
     * Has a method do something else while a fault holds.
     * @param {string} fault
     * @param {object} owner of the method
     * @param {string} name
     * @param {(...values: any[]) => any} instead
     */
    const wrap = (fault, owner, name, instead) => {
        const real = owner[name];
        owner[name] = function (...values) {
            const act = on.has(fault) ? instead : real;
            return act.apply(this, values);
        };
    };
    const forbid = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const full = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };

    wrap('storage is silent', IDBFactory.prototype, 'open', unanswered);
    wrap('storage is silent', IDBDatabase.prototype, 'transaction', () => ({
        ...unanswered(),
        abort() {},
        objectStore: () => ({ get: unanswered, put: unanswered, delete: unanswered }),
    }));
    wrap('storage is silent', CacheStorage.prototype, 'match', silent);
    wrap('storage is forbidden', IDBFactory.prototype, 'open', forbid);
    wrap('storage is forbidden', CacheStorage.prototype, 'match', forbid);
    for (const name of ['getItem', 'setItem', 'removeItem']) {
        wrap('storage is forbidden', Storage.prototype, name, forbid);
    }
    wrap('storage is full', Storage.prototype, 'setItem', full);
    const { put } = IDBObjectStore.prototype;
    wrap('storage is full', IDBObjectStore.prototype, 'put', function (...values) {
        const request = put.apply(this, values);
        this.transaction.abort();
        return request;
    });
    wrap('locks are not granted', LockManager.prototype, 'request', silent);

    const RealWorker = Worker;
    window.Worker = class extends RealWorker {
        constructor(...all) {
            super(...all);
            workers.add(this);
        }

        addEventListener(type, act, ...more) {
            if (type !== 'message') return super.addEventListener(type, act, ...more);
            return super.addEventListener(type, ({ data }) => {
                const isAnswer = Boolean(data?.answer);
                if (this.hangs) return;
                if (on.has('workers answer nonsense') && isAnswer) act({ data: { answer: 7 } });
                else if (on.has('workers answer late')) setTimeout(act, 100, { data });
                else act({ data });
                if (on.has('workers answer twice')) act({ data });
            });
        }

        terminate() {
            workers.delete(this);
            super.terminate();
        }
    };

    /** Milliseconds of a day, by which clocks jump. */
    const day = 86_400_000;
    /** What a page may be sent by one that means no good: shapes that no message has, and commands. */
    const hostile = [
        null,
        7,
        'ask state',
        {},
        [],
        { queensLab: 1 },
        { queensLab: 2, do: 'clear' },
        { queensLab: 1, id: {}, ask: {} },
        { queensLab: 1, answer: 'more', ask: 'state' },
        { queensLab: 1, do: 'put square=z99 piece=dragon' },
        { queensLab: 1, do: 'open link=\ud800' },
        { queensLab: 1, ask: 'x'.repeat(100_000) },
        { queensLab: 1, ask: 'screen' },
    ];

    /** Faults that happen at once, and are over. */
    const blows = {
        'workers end'() {
            for (const worker of workers) RealWorker.prototype.terminate.call(worker);
        },
        'a worker hangs'() {
            for (const worker of [...workers].slice(0, 1)) worker.hangs = true;
        },
        'the picture is taken away'() {
            const canvas = document.getElementById('canvas');
            canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
        },
        'messages flood the page'() {
            // In a frame the page around it sends them.
            const many = Array.from({ length: 5000 }, (_, i) => hostile[i % hostile.length]);
            if (window.parent !== window) window.parent.flood(many);
            else many.forEach((message) => window.postMessage(message, '*'));
        },
        'the clock jumps ahead': () => window.clock.jump(day),
        'the clock jumps back': () => window.clock.jump(-day),
    };
    window.faults = {
        on,
        strike: (name) => (blows[name] ? blows[name]() : on.add(name)),
    };
}
