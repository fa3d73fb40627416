// A lesson by keyboard and screen reader: it is announced, and the keyboard is never lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { withLesson } from './tried_lesson.mjs';

const pictured = await laboratoryFor({ fresh: true });
const plain = await laboratoryFor({ fresh: true, flags: ['--disable-webgl', '--disable-3d-apis'] });

const hears = (lab, words) =>
    lab.page.locator('#status').filter({ hasText: words }).waitFor({ state: 'attached' });

/** Presses a button of the lesson by the keyboard. */
async function press(lab, name) {
    await lab.page.locator('#lesson').getByRole('button', { name, exact: true }).focus();
    await lab.page.keyboard.press('Enter');
}

/** The element that has the keyboard. */
const holder = (lab) =>
    lab.page.evaluate(() => {
        const { tagName, role, textContent } = document.activeElement;
        return [tagName, role ?? '', textContent.trim()];
    });

/** Waits until an element of the page has the keyboard. */
const holds = (lab, selector) =>
    lab.page.waitForFunction((wanted) => document.activeElement.matches(wanted), selector);

test('a lesson is announced when it is opened, and its heading has the keyboard', async () => {
    const lab = await pictured.enter({ link: 'n=5' });
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    const list = lab.page.getByRole('dialog', { name: 'Lessons' });
    await list.getByRole('button', { name: /^Eight queens by hand/ }).focus();
    await lab.page.keyboard.press('Enter');
    await hears(lab, /^Lesson Eight queens by hand, step 1 of 10: Place your bet$/);
    assert.deepEqual(await holder(lab), ['H3', '', 'Place your bet']);
    await press(lab, 'Close');
    await hears(lab, 'The lesson is closed.');
    assert.equal((await holder(lab))[0], 'CANVAS');
    assert.deepEqual(lab.complaints, []);
});

test('behind the last step the keyboard is in the laboratory, also where it has no picture', async () => {
    for (const [laboratory, place] of [
        [pictured, '#canvas'],
        [plain, '#mirror [role="gridcell"], #mirror [role="grid"]'],
    ]) {
        const path = '?lesson=eight&step=6';
        const lab = await laboratory.enter({ path, before: withLesson });
        await hears(lab, /^Lesson Eight queens, a first try, step 6 of 6: Go on$/);
        await holds(lab, '#lesson h3');
        await press(lab, 'To the laboratory');
        await holds(lab, place);
        await lab.close();
    }
});

test('the last hint leaves the keyboard at the task', async () => {
    const lab = await pictured.enter({ path: '?lesson=eight&step=2', before: withLesson });
    for (const name of ['Hint', 'Why there?', 'Show the square']) {
        const asks = lab.page.locator('#lesson').getByRole('button', { name, exact: true });
        await asks.waitFor();
        await asks.focus();
        await lab.page.keyboard.press('Enter');
    }
    await lab.until('screen', /Try [a-d][1-4]/);
    await lab.rest();
    assert.deepEqual(await holder(lab), ['BUTTON', '', 'Check']);
});

test('who closes what Share of a lesson offers is at that button again', async () => {
    const lab = await pictured.enter({ path: '?lesson=eight&step=2', before: withLesson });
    for (const close of [
        () => lab.page.keyboard.press('Escape'),
        () => lab.page.locator('#text-close').click(),
    ]) {
        await holds(lab, '#lesson h3, #lesson button');
        await press(lab, 'Share');
        const dialog = lab.page.locator('#text-dialog');
        await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor();
        await dialog.evaluate((one) => {
            window.closed = new Promise((resolve) =>
                one.addEventListener('close', () => setTimeout(resolve), { once: true }),
            );
        });
        await close();
        await lab.page.evaluate(() => window.closed);
        assert.deepEqual(await holder(lab), ['BUTTON', '', 'Share']);
    }
});

test('who closes a dialog that was opened in the picture is in the picture again', async () => {
    const lab = await pictured.enter({ link: 'n=8' });
    await lab.click('share');
    const share = lab.page.getByRole('dialog', { name: 'Share this board' });
    await share.waitFor();
    await lab.page.keyboard.press('Escape');
    await share.waitFor({ state: 'hidden' });
    await holds(lab, '#canvas');
    await lab.click('share');
    await share.getByRole('button', { name: 'Close' }).click();
    await share.waitFor({ state: 'hidden' });
    await holds(lab, '#canvas');
});

test('who comes into the picture by Tab reads in the lesson how to come back', async () => {
    const lab = await pictured.enter({ path: '?lesson=eight-by-hand&step=3' });
    const way = lab.page.getByText('Escape twice: to the lesson');
    assert.equal(await way.isVisible(), false);
    await lab.page.locator('#canvas').focus();
    await lab.page.keyboard.press('Tab');
    await way.waitFor();
    await lab.page.keyboard.press('Escape');
    await lab.page.keyboard.press('Escape');
    await way.waitFor({ state: 'hidden' });
});
