// The lines that say what could not be had, and what is pressed again when it can.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const openLessons = (lab) => lab.ask('do lessons');
const lines = (lab) => lab.page.locator('#lines .line').filter({ visible: true });
const list = (lab) => lab.page.getByRole('dialog', { name: 'Lessons' });
const focused = (lab) => lab.page.evaluate(() => document.activeElement.id);

/** A page on which a file of lessons is missing as often as it is asked for. */
const visitWithout = (file) =>
    laboratory.enter({
        before: (page) => page.route(`**/${file}*`, (route) => route.fulfill({ status: 404 })),
    });

test('what is said again takes the place of what was said, and another line stands below', async () => {
    const lab = await visitWithout('lesson.js');
    for (let press = 0; press < 3; ++press) {
        await openLessons(lab);
        await lab.page.getByText('The lessons cannot be loaded.').waitFor();
    }
    await lab.follow('n=5&t=torus&g=qqqqqqqqggAl&room=place');
    await lab.ask('do print-gardens');
    await lab.page.getByText('The page of gardens cannot be loaded.').waitFor();
    assert.equal(await lines(lab).count(), 2);
    const [first, second] = await Promise.all(
        (await lines(lab).all()).map((line) => line.boundingBox()),
    );
    assert.ok(second.y >= first.y + first.height, `${second.y} ${first.y}`);
});

test('whoever closes a line has the keyboard where it was', async () => {
    const lab = await visitWithout('lesson.js');
    await openLessons(lab);
    await lines(lab).getByRole('button', { name: 'Close' }).press('Enter');
    await lines(lab).waitFor({ state: 'hidden' });
    assert.equal(await focused(lab), 'canvas');
    const tab = lab.page.locator('#mirror [role=tab][aria-selected=true]');
    await tab.focus();
    await openLessons(lab);
    await lines(lab).getByRole('button', { name: 'Close' }).press('Enter');
    assert.ok(await tab.evaluate((element) => element === document.activeElement));
});

test('Later, and another try, give the keyboard back', async () => {
    const lab = await laboratory.visit({
        before: (page) =>
            page.route('**/queens_rest.wasm', (route) => route.fulfill({ status: 404 })),
    });
    const again = lab.page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await lab.page.unroute('**/queens_rest.wasm');
    let release;
    const released = new Promise((resolve) => (release = resolve));
    await lab.page.route('**/queens_rest.wasm', async (route) => {
        await released;
        await route.continue();
    });
    await again.press('Enter');
    assert.equal(await focused(lab), 'canvas');
    release();
    await lab.ready();
    await lab.page.evaluate(() => (document.getElementById('update').hidden = false));
    await lab.page.getByRole('button', { name: 'Later' }).press('Enter');
    assert.equal(await focused(lab), 'canvas');
});

for (const file of ['lesson.js', 'lesson.css']) {
    test(`lessons are there at the second press when ${file} was missing at the first`, async () => {
        const lab = await visitWithout(file);
        await openLessons(lab);
        await lab.page.getByText('The lessons cannot be loaded.').waitFor();
        await lab.page.unroute(`**/${file}*`);
        await openLessons(lab);
        await list(lab).waitFor();
        assert.equal(await lab.page.locator('link[href*="lesson.css"]').count(), 1);
    });
}

test('lessons that are slow to come are said to come, and come once', async () => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const lab = await laboratory.enter({
        before: (page) =>
            page.route('**/lesson.js*', async (route) => {
                await released;
                await route.continue();
            }),
    });
    for (let press = 0; press < 3; ++press) await openLessons(lab);
    await lines(lab).getByText('Loading the rest of the laboratory').waitFor();
    release();
    await list(lab).waitFor();
    assert.equal(await list(lab).count(), 1);
    assert.equal(await lines(lab).count(), 0);
});
