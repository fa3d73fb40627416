// What is pasted into a class of which as much is kept as there is room for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeIn } from '../../web/class_inbox.js';
import { mostReceipts } from '../../web/class_store.js';
import { packReceipt } from '../../web/receipt.js';

test('a receipt for which there is no room is not said to be added', async () => {
    const links = await Promise.all(
        ['Ada', 'Ben', 'Cy'].map((name) =>
            packReceipt({ name, lesson: '', title: '', at: 1, tasks: [] }),
        ),
    );
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
