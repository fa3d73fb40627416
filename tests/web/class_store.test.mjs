// The receipts of a class in several pages at once: none is lost, and what one page removes is gone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pretendStorage } from './storage.mjs';

const storage = pretendStorage();
const { Receipts, keptReceipts, mostReceipts } = await import('../../web/class_store.js');

test('what two pages add is kept, whichever writes last', () => {
    const one = new Receipts();
    const other = new Receipts();
    assert.ok(one.add(['Ada']));
    assert.ok(other.add(['Ben']));
    assert.ok(one.add(['Cy', 'Ada']));
    assert.deepEqual(keptReceipts(), ['Ada', 'Ben', 'Cy']);
    other.follow();
    assert.deepEqual(other.texts, one.texts);
});

test('what one page removes does not come back from another one', () => {
    const one = new Receipts();
    one.add(['Ada', 'Ben']);
    const other = new Receipts();
    assert.ok(one.remove(['Ada']));
    other.add(['Cy']);
    assert.deepEqual(keptReceipts(), ['Ben', 'Cy']);
    assert.ok(other.remove(['Ben', 'Cy']));
    assert.equal(storage.stored.size, 0);
    one.follow();
    assert.deepEqual(one.texts, []);
});

test('what cannot be kept is shown until the page is left', () => {
    const one = new Receipts();
    one.add(['Ada']);
    storage.fails = 'full';
    assert.ok(!one.add(['Ben']));
    storage.fails = '';
    new Receipts().add(['Cy']);
    one.follow();
    assert.deepEqual(one.texts, ['Ada', 'Ben', 'Cy']);
});

test('a page shows no more receipts than are kept, and drops none for another one', () => {
    const many = Array.from({ length: mostReceipts + 1 }, (_, i) => `receipt ${i}`);
    const one = new Receipts();
    one.add(many);
    assert.deepEqual(one.texts, many.slice(0, -1));
    one.add(['one more']);
    assert.deepEqual(keptReceipts(), many.slice(0, -1));
});
