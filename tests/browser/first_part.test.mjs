// The first part of the program alone: whatever a visitor does on the first screen but press its
// controls needs nothing of the rest, which may be long in coming or not come at all.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { frames, pay, placesOfControls, visits } from './first_visits.mjs';
import { screens } from './lab.mjs';
import { Laboratory } from './laboratory.mjs';

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

/** First screens to which the rest adds nothing; to that of a newcomer it adds three doors. */
const complete = [
    { ...screens.laptop, link: 'n=7&t=torus&q=1.3.0.0.0.0.0' },
    { ...screens.phone, link: 'n=8&q=1.5.8.6.3.7.2.4' },
    { ...screens.laptop, path: '?lang=de', link: 'n=8&a=backtracking&i=18' },
];

for (const { link, ...screen } of complete) {
    test(`#${link} is seen before the rest has come as it is seen afterwards`, async () => {
        let bring;
        const brought = new Promise((resolve) => (bring = resolve));
        const before = async (page) => {
            await page.clock.install();
            await page.route('**/queens_rest.wasm', async (route) => {
                await brought;
                await route.continue();
            });
        };
        // The rest is asked for before the page counts as loaded.
        const waitUntil = 'commit';
        const lab = await laboratory.visit({ ...screen, link, drawn: true, before, waitUntil });
        await lab.started();
        await frames(lab.page, 60);
        const without = await lab.page.screenshot();
        bring();
        await lab.ready();
        await frames(lab.page, 60);
        assert.ok(without.equals(await lab.page.screenshot()));
        await lab.close();
    });
}
