// The receipts of a class, kept on this device alone.
import { parsed, recall, remember } from './memory.js';

/** What they are kept under. */
export const storeName = 'class';

/** The most that are kept: a year's classes, and no more than a table shows. */
export const mostReceipts = 1000;

/** @returns {string[]} the receipts as they travelled, in the order in which they came */
export function keptReceipts() {
    const list = parsed(recall(storeName));
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/**
 * @param {string[]} receipts to be kept in place of those before; none forgets the class
 * @returns {boolean} whether they are kept
 */
export const keepReceipts = (receipts) =>
    remember(storeName, receipts.length > 0 ? JSON.stringify(receipts) : '');

const without = (texts, others) => {
    const left = new Set(others);
    return texts.filter((text) => !left.has(text));
};

/** The receipts that a page shows, while other pages add some and remove some. */
export class Receipts {
    #texts = keptReceipts();
    /** What was kept when this page last looked. */
    #seen = this.#texts;

    /** @returns {string[]} as they travelled, in the order in which they came */
    get texts() {
        return this.#texts;
    }

    /** Takes over what other pages have added and removed since; what could not be kept stays. */
    follow() {
        const now = keptReceipts();
        const here = without(this.#texts, without(this.#seen, now));
        this.#texts = [...here, ...without(without(now, this.#seen), here)];
        this.#seen = now;
    }

    /**
     * @param {string[]} texts of which no more are added than there is room for
     * @returns {boolean} whether they are kept
     */
    add(texts) {
        this.follow();
        return this.#keep([...this.#texts, ...without(texts, this.#texts)]);
    }

    /**
     * @param {string[]} texts
     * @returns {boolean} whether the others alone are kept
     */
    remove(texts) {
        this.follow();
        return this.#keep(without(this.#texts, texts));
    }

    #keep(texts) {
        this.#texts = texts.slice(0, mostReceipts);
        const isKept = keepReceipts(this.#texts);
        if (isKept) this.#seen = this.#texts;
        return isKept;
    }
}
