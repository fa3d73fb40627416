// The workers of the package: each does one task at a time, and a task that is no longer wanted ends
// the worker that is at it. There may be one more than cores, so that a question need not wait for a
// count.

/**
 * @typedef {object} Worker
 * @property {(task: import('./desk.js').Task) => void} post
 * @property {() => void} end
 * @property {(busy: boolean) => void} hold Whether the program shall not end before it.
 *
 * @typedef {object} Platform What differs between Node and browsers.
 * @property {number} cores
 * @property {() => Promise<WebAssembly.Module>} compile
 * @property {(take: (news: import('./desk.js').News) => void) => Worker} start
 * @property {() => boolean} [worksHere] Whether there are no workers, so that all is done beside the
 *     caller; known once a question was answered.
 *
 * @typedef {object} Errand
 * @property {import('./desk.js').Task} task
 * @property {(news: object) => void} onworking
 * @property {(answer: any) => void} resolve
 * @property {(why: any) => void} reject
 *
 * @typedef {{ worker: Worker, errand: Errand | null, ending?: ReturnType<typeof setTimeout> }} Hand
 */

/** Milliseconds after which a worker without a task ends, which gives back its memory. */
const idle = 10_000;

export class Hands {
    /** @type {Platform} */
    #platform;
    /** @type {Promise<WebAssembly.Module> | null} */
    #module = null;
    /** @type {Hand[]} */
    #hands = [];
    /** @type {Errand[]} */
    #waiting = [];

    /** @param {Platform} platform */
    constructor(platform) {
        this.#platform = platform;
    }

    get cores() {
        return this.#platform.cores;
    }

    /**
     * Has a task done by the next free worker.
     * @param {import('./desk.js').Task} task
     * @param {{ signal?: AbortSignal, onworking?: (progress: any) => void }} [options]
     * @returns {Promise<any>} the answer; rejected with an error that says why there is none
     */
    async do(task, { signal, onworking = () => {} } = {}) {
        signal?.throwIfAborted();
        const module = await this.#compiled();
        signal?.throwIfAborted();
        let abort = () => {};
        try {
            return await new Promise((resolve, reject) => {
                const errand = { task, onworking, resolve, reject };
                abort = () => this.#giveUp(errand, signal.reason);
                signal?.addEventListener('abort', abort);
                this.#waiting.push(errand);
                this.#handOut(module);
            });
        } finally {
            signal?.removeEventListener('abort', abort);
        }
    }

    /** The program is compiled once; where that failed, the next task tries again. */
    async #compiled() {
        this.#module ??= this.#platform.compile();
        try {
            return await this.#module;
        } catch (error) {
            this.#module = null;
            throw new Error(`The program of queens-lab could not be loaded: ${error.message}`, {
                cause: error,
            });
        }
    }

    /**
     * Where no worker can be started, the next one of those at work takes what waits; where there are none,
     * nobody will.
     * @param {WebAssembly.Module} module
     */
    #handOut(module) {
        while (this.#waiting.length > 0) {
            let hand = this.#hands.find(({ errand }) => errand === null);
            if (!hand) {
                if (this.#hands.length > this.#platform.cores) return;
                try {
                    hand = this.#hire(module);
                } catch (error) {
                    if (this.#hands.length > 0) return;
                    for (const errand of this.#waiting.splice(0)) errand.reject(error);
                    return;
                }
            }
            clearTimeout(hand.ending);
            hand.errand = /** @type {Errand} */ (this.#waiting.shift());
            hand.worker.hold(true);
            hand.worker.post(hand.errand.task);
        }
    }

    /** @param {WebAssembly.Module} module */
    #hire(module) {
        /** @type {Hand} */
        const hand = { worker: null, errand: null };
        hand.worker = this.#platform.start((news) => this.#take(hand, news, module));
        hand.worker.post({ module });
        this.#hands.push(hand);
        return hand;
    }

    /**
     * @param {Hand} hand
     * @param {any} news
     * @param {WebAssembly.Module} module
     */
    #take(hand, news, module) {
        const { errand } = hand;
        if (!errand || !this.#hands.includes(hand)) return;
        if (news.working) {
            try {
                errand.onworking(news.working);
            } catch (error) {
                this.#giveUp(errand, error);
            }
            return;
        }
        if (news.broken !== undefined) {
            this.#end(hand);
            errand.reject(new Error(`The program of queens-lab broke down: ${news.broken}`));
        } else {
            this.#rest(hand);
            if (news.complaint === undefined) errand.resolve(news.answer);
            else errand.reject(new Error(news.complaint));
        }
        this.#handOut(module);
    }

    /** @param {Hand} hand */
    #rest(hand) {
        hand.errand = null;
        hand.worker.hold(false);
        hand.ending = setTimeout(() => this.#end(hand), idle);
        hand.ending.unref?.();
    }

    /** @param {Hand} hand */
    #end(hand) {
        clearTimeout(hand.ending);
        hand.worker.end();
        this.#hands = this.#hands.filter((other) => other !== hand);
    }

    /**
     * @param {Errand} errand
     * @param {any} why
     */
    #giveUp(errand, why) {
        this.#waiting = this.#waiting.filter((other) => other !== errand);
        const hand = this.#hands.find((other) => other.errand === errand);
        if (hand) this.#end(hand);
        errand.reject(why);
        if (hand) this.#module?.then((module) => this.#handOut(module));
    }
}
