// The receipts of a class, kept on this device alone.
import { recall, remember } from './memory.js';

const name = 'class';

/** The most that are kept: a year's classes, and no more than a table shows. */
export const mostReceipts = 1000;

/** @returns {string[]} the receipts as they travelled, in the order in which they came */
export function keptReceipts() {
    try {
        const list = JSON.parse(recall(name) || '[]');
        return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
    } catch {
        return [];
    }
}

/**
 * @param {string[]} receipts to be kept in place of those before; none forgets the class
 * @returns {boolean} whether they are kept
 */
export const keepReceipts = (receipts) =>
    remember(name, receipts.length > 0 ? JSON.stringify(receipts.slice(-mostReceipts)) : '');
