// What is pasted into a class of which as much is kept as there is room for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeIn } from '../../web/class_inbox.js';
import { mostReceipts } from '../../web/class_store.js';
import { mostFound, packReceipt } from '../../web/receipt.js';

const linkOf = (name) => packReceipt({ name, lesson: '', title: '', at: 1, tasks: [] });

test('a receipt for which there is no room is not said to be added', async () => {
    const links = await Promise.all(['Ada', 'Ben', 'Cy'].map(linkOf));
    const here = Array.from({ length: mostReceipts - 1 }, (_, i) => `receipt ${i}`);
    const { added, told } = await takeIn(links.join('\n'), false, [], here);
    assert.deepEqual(
        added.map((text) => `receipt=${text}`),
        links.slice(0, 1),
    );
    assert.equal(told[0], '1 receipt added.');
    assert.match(told[1], /^2 receipts were not added: there is room for 1,000 here\./);
    const full = await takeIn(links[2], true, [], [...here, 'one more']);
    assert.deepEqual(full.added, []);
    assert.match(full.told.join(), /^1 receipt was not added/);
});

test('the receipt of a new pupil is found behind many that stand in a mailbox again and again', async () => {
    const pupils = Array.from({ length: 26 }, (_, i) => `Pupil ${i}`);
    const links = await Promise.all(pupils.map(linkOf));
    const mailbox = Array(40).fill(links).flat();
    const { added, told } = await takeIn(
        [...mailbox, await linkOf('Zoe')].join('\n'),
        false,
        [],
        [],
    );
    assert.equal(added.length, 27);
    assert.deepEqual(told, ['27 receipts added.']);
});

test('of more receipts than there is room for it is said how many are left out', async () => {
    const pupils = Array.from({ length: mostReceipts + 3 }, (_, i) => `Pupil ${i}`);
    const links = await Promise.all(pupils.map(linkOf));
    const { added, told } = await takeIn(links.join('\n'), false, [], []);
    assert.equal(added.length, mostReceipts);
    assert.match(told[1], /^3 receipts were not added/);
});

test('where a text has more receipts than are looked at, that is said', async () => {
    const damaged = Array.from({ length: mostFound + 1 }, (_, i) => `receipt=1.a.b${i}`).join('\n');
    const { told } = await takeIn(damaged, false, [], []);
    assert.match(told[0], /^Only the first 2,000 receipts of this text were looked at\./);
});
