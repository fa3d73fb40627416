// A worker that is started once its script can be had. Browsers go on to wait for the script of a worker
// that was ended before it came, and hold six connections to a host at most: where a host says nothing
// to as many workers, not even a reload of the page would be answered. What is fetched can be given up.

export class LateWorker extends EventTarget {
    /** @type {Worker | undefined} */
    #worker;
    /** What was posted before the worker was there. */
    #posted = [];
    #waiting = new AbortController();

    /**
     * @param {URL} script
     * @param {() => Worker} start
     */
    constructor(script, start) {
        super();
        const begin = () => {
            if (this.#waiting.signal.aborted) return;
            try {
                this.#begin(start());
            } catch {
                this.#fail('');
            }
        };
        // Where it cannot be had the worker says so itself.
        fetch(script, { signal: this.#waiting.signal })
            .then((response) => response.arrayBuffer())
            .then(begin, begin);
    }

    /** @param {Worker} worker */
    #begin(worker) {
        this.#worker = worker;
        worker.addEventListener('message', ({ data }) => {
            this.dispatchEvent(new MessageEvent('message', { data }));
        });
        worker.addEventListener('messageerror', () => {
            this.dispatchEvent(new MessageEvent('messageerror'));
        });
        worker.addEventListener('error', (event) => {
            event.preventDefault();
            this.#fail(event.message);
        });
        for (const message of this.#posted) worker.postMessage(message);
    }

    /** @param {string} message empty where nobody says why */
    #fail(message) {
        this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
    }

    postMessage(message) {
        if (this.#worker) this.#worker.postMessage(message);
        else this.#posted.push(message);
    }

    terminate() {
        this.#waiting.abort();
        this.#worker?.terminate();
    }
}
