// Browsers that keep nothing: whoever does something worth keeping reads that, once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const told = 'This browser keeps nothing here: what you do is lost when you leave the page.';

const laboratory = await laboratoryFor({ fresh: true });

const enter = (options) =>
    laboratory.enter({
        before: (page) =>
            page.addInitScript(() => {
                Storage.prototype.setItem = () => {
                    throw new DOMException('full', 'QuotaExceededError');
                };
            }),
        ...options,
    });

/** Waits for the line, closes it, and leaves the page if it does not come back. */
async function toldOnce(lab, act) {
    const line = lab.page.getByRole('alert').filter({ hasText: told });
    await line.getByRole('button', { name: 'Close' }).click();
    await act();
    assert.equal(await line.count(), 0);
    assert.deepEqual(lab.complaints, []);
}

test('a pupil whose lesson is not kept reads that, once', async () => {
    const lab = await enter({ path: '?lesson=torus' });
    const next = lab.page.locator('#lesson').getByRole('button', { name: 'Next', exact: true });
    await toldOnce(lab, async () => {
        await next.click();
        await lab.page.getByText('Step 2 of').waitFor();
    });
});

test('whoever does a task by a link reads that, once', async () => {
    const lab = await enter({ link: 'n=4&goal=solution' });
    await toldOnce(lab, async () => {
        await lab.click('square a2');
        await lab.until('state', /q=2/);
        await lab.rest();
    });
});

test('whoever looks at a board of his own reads nothing of it', async () => {
    const lab = await enter({ link: 'n=8' });
    await lab.click('square c5');
    await lab.until('state', /q=0\.0\.5\./);
    assert.equal(await lab.page.getByText(told).count(), 0);
});
