// What pages learn of each other that keep counts of queens under one name.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';

const stored = new Map();
let blocked = false;
let heard = {};
Object.assign(globalThis, {
    localStorage: {
        getItem(name) {
            if (blocked) throw new Error('blocked');
            return stored.get(name) ?? null;
        },
        setItem: (name, text) => stored.set(name, text),
        removeItem: (name) => stored.delete(name),
    },
    addEventListener: (type, act) => (heard[type] = act),
});
beforeEach(() => {
    stored.clear();
    blocked = false;
    heard = {};
});
after(() => {
    delete globalThis.localStorage;
    delete globalThis.addEventListener;
});
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
    blocked = true;
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
