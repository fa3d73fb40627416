// Every fault of the table at every moment where something depends on it, in any browser: the total is
// right, what does not go on is said in a sentence, nothing is lost, and the page answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBefore } from '../everywhere/opened.mjs';
import { Host } from './host.mjs';
import { assertAnswers, moments } from './moments.mjs';
import { faults, liftAll, strike } from './table.mjs';

/**
 * @param {string} name of the browser in which to test
 * @param {(page: () => import('../everywhere/page.mjs').Page) => void} [more] tests in the same browser,
 *     which are given its page when they run
 */
export function testFaultsIn(name, more) {
    let page;
    const evenIfItBreaksDown = openBefore(name, (opened) => (page = opened));

    async function tryOut(fault, when) {
        const moment = moments[when];
        const host = await Host.open();
        const visit = { page, host };
        try {
            if (when === 'start') Object.assign(host, { fault, first: fault });
            await page.visit(`${host.url}${moment.path ?? ''}#${moment.link}`);
            if (moment.path) await page.intoFrame();
            if (when !== 'start') {
                await page.ready();
                const said = await moment.begin(visit, fault);
                if (moment.counts) assert.match(said, / running$/);
                else await strike(visit, fault);
            }
            await moment.end(visit, () => liftAll(visit));
            await assertAnswers(visit, moment.board);
            // Without the switchboard nothing would have gone wrong.
            assert.ok(await page.run(() => Boolean(window.faults)));
        } finally {
            await host.close();
        }
    }

    for (const [fault, when] of Object.entries(faults)) {
        for (const moment of when) {
            test(`in ${name}, ${moment}: ${fault}`, () =>
                evenIfItBreaksDown(() => tryOut(fault, moment)));
        }
    }
    more?.(() => page);
}
