// What pages learn of each other that keep counts of queens under one name.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { pretendStorage } from './storage.mjs';

const storage = pretendStorage();
const { stored } = storage;
let heard = {};
globalThis.addEventListener = (type, act) => (heard[type] = act);
beforeEach(() => (heard = {}));
after(() => delete globalThis.addEventListener);
const { follow, recall, remember } = await import('../../web/memory.js');

const key = 'queens-lab/finished';

/** Follows it in a page that has read it; returns what the page hears. */
function followed(between = () => {}) {
    recall('finished');
    between();
    const told = [];
    follow('finished', (text) => told.push(text));
    return told;
}

test('what another page keeps while this one is on its way is heard as soon as it follows', () => {
    assert.deepEqual(
        followed(() => stored.set(key, 'n=8')),
        ['n=8'],
    );
    assert.deepEqual(followed(), []);
});

test('a page that was put aside hears what others kept and forgot, when it is gone back to', () => {
    const told = followed();
    stored.set(key, 'n=8');
    heard.pageshow();
    heard.pageshow();
    assert.deepEqual(told, ['n=8']);
    stored.delete(key);
    heard.pageshow();
    assert.deepEqual(told, ['n=8', '']);
});

test('a page is not told what it has kept itself, but that another one forgot it', () => {
    const told = followed();
    remember('finished', 'n=8');
    heard.pageshow();
    assert.deepEqual(told, []);
    stored.delete(key);
    heard.pageshow();
    assert.deepEqual(told, ['']);
});

test('where the storage may no longer be read nothing counts as forgotten', () => {
    stored.set(key, 'n=8');
    const told = followed();
    storage.fails = 'blocked';
    heard.pageshow();
    assert.deepEqual(told, []);
});

test('what another page keeps now is heard at once, and not again', () => {
    const told = followed();
    stored.set(key, 'n=8');
    heard.storage({ key, newValue: 'n=8' });
    heard.storage({ key: 'queens-lab/other', newValue: 'n=5' });
    heard.pageshow();
    assert.deepEqual(told, ['n=8']);
});
