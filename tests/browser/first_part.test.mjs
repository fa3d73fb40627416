// The first part of the program alone: whatever a visitor does on the first screen but press its
// controls needs nothing of the rest, which may be long in coming or not come at all.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pay, placesOfControls, visits } from './first_visits.mjs';
import { Laboratory } from './lab.mjs';

let laboratory;
let places;
before(async () => {
    laboratory = await Laboratory.open();
    places = await placesOfControls(laboratory);
});
after(() => laboratory.close());

// Most of their time visitors wait, and need not wait for each other.
describe('without the rest', { concurrency: 3 }, () => {
    for (const [what, visit] of Object.entries(visits)) {
        test(what, async () => {
            const lab = await pay(visit, laboratory, places);
            const crashed = await lab.page.locator('#crash').isVisible();
            assert.ok(!crashed, `run scripts/record-first-part: ${lab.complaints.join('\n')}`);
            await lab.close();
        });
    }

    test('a count in another page does no harm', async () => {
        const holdCount = (page) =>
            page.addInitScript(() => {
                void navigator.locks.request('queens-lab/count', () => new Promise(() => {}));
            });
        const visit = visits['queens are placed'];
        const lab = await pay(visit, laboratory, places, holdCount);
        assert.deepEqual(
            await lab.page.locator('#trouble, #crash').filter({ visible: true }).all(),
            [],
        );
        await lab.close();
    });
});
