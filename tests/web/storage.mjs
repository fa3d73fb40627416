// Stands for the small memory of a browser, which may be full or blocked.
import { after, beforeEach } from 'node:test';

/**
 * Has the pages of a test file keep what they keep here; before each test it is empty, and refuses nothing.
 * @returns {{ stored: Map<string, string>, fails: '' | 'full' | 'blocked' }} what is kept, and why nothing
 *     can be kept, or even be read
 */
export function pretendStorage() {
    const stored = new Map();
    const storage = { stored, fails: '' };
    const refuse = (...reasons) => {
        if (reasons.includes(storage.fails)) throw new Error(storage.fails);
    };
    globalThis.localStorage = {
        getItem(name) {
            refuse('blocked');
            return stored.get(name) ?? null;
        },
        setItem(name, text) {
            refuse('full', 'blocked');
            stored.set(name, text);
        },
        removeItem(name) {
            refuse('blocked');
            stored.delete(name);
        },
    };
    beforeEach(() => {
        stored.clear();
        storage.fails = '';
    });
    after(() => delete globalThis.localStorage);
    return storage;
}
