// What is dropped on the page is opened, but for words that are dragged to a field.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

const acts = {};
const taken = [];
before(async () => {
    globalThis.addEventListener = (type, act) => (acts[type] = act);
    const { watchDrops } = await import('../../web/drops.js');
    watchDrops((blob) => taken.push(blob));
});
after(() => delete globalThis.addEventListener);

const field = { matches: (selector) => selector === ':read-write' };
const board = { matches: () => false };
const words = { types: ['text/plain'], files: [], getData: () => 'n=8' };
const file = { types: ['Files'], files: [new Blob(['n=5'])], getData: () => '' };

/** Drags something over a place and drops it there; returns whether the browser was kept from it. */
function drop(target, dataTransfer) {
    const prevented = [];
    for (const type of ['dragover', 'drop']) {
        acts[type]({ target, dataTransfer, preventDefault: () => prevented.push(type) });
    }
    return prevented;
}

test('words that are dragged to a field stay words, though they may name queens', () => {
    assert.deepEqual(drop(field, words), []);
    assert.equal(taken.length, 0);
});

test('words on the board, and files on whatever, are opened', async () => {
    for (const [target, data, text] of [
        [board, words, 'n=8'],
        [globalThis, words, 'n=8'],
        [board, file, 'n=5'],
        [field, file, 'n=5'],
    ]) {
        assert.deepEqual(drop(target, data), ['dragover', 'drop']);
        assert.equal(await taken.pop().text(), text);
    }
});
