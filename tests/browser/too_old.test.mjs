// Browsers that can neither pack nor unpack what is in a link: whoever wants one reads that, and goes on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { packLesson } from '../../web/lesson_link.js';
import { packReceipt } from '../../web/receipt.js';
import { laboratoryFor } from './laboratory.mjs';

const text = readFileSync(new URL('../lessons/eight.md', import.meta.url), 'utf8');
const told = 'This browser is too old for such a link. Update it, or use another browser.';
const takeAway = (page) =>
    page.addInitScript(() => {
        delete window.CompressionStream;
        delete window.DecompressionStream;
    });

const laboratory = await laboratoryFor({ fresh: true });

const enter = (options) => laboratory.enter({ before: takeAway, ...options });
const press = (within, name) => within.getByRole('button', { name, exact: true }).click();

/** Nothing has broken down: the program still answers. */
async function leave(lab) {
    assert.match(await lab.ask('state'), /n=/);
    assert.deepEqual(lab.complaints, []);
}

test('who hands in reads that this browser is too old for it', async () => {
    const lab = await enter({ path: '?lesson=torus' });
    await press(lab.page.locator('#lesson'), 'Hand in');
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await dialog.getByText(told).waitFor();
    assert.equal(await dialog.getByRole('button', { name: 'Copy the link' }).isVisible(), false);
    await press(dialog, 'Close');
    await leave(lab);
});

test('a lesson of my own is neither shared nor printed there, and that is said', async () => {
    const lab = await enter();
    await lab.page.evaluate((file) => {
        const data = new DataTransfer();
        data.setData('text/plain', file);
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
        document.body.dispatchEvent(event);
    }, text);
    const lesson = lab.page.locator('#lesson');
    for (const name of ['Share', 'Print']) {
        await press(lesson, name);
        const line = lab.page.getByRole('alert').filter({ hasText: told });
        await press(line, 'Close');
        await line.waitFor({ state: 'detached' });
    }
    await leave(lab);
});

test('a lesson that is made there is not copied as a link, and that is said', async () => {
    const lab = await enter();
    await lab.click('share');
    await press(lab.page, 'Add this board to my lesson');
    await press(lab.page, 'Open my lesson');
    const maker = lab.page.getByRole('dialog', { name: 'My lesson' });
    await press(maker, 'Copy as a link');
    await maker.getByText(told).waitFor();
    await press(maker, 'Close');
    await leave(lab);
});

test('links that are brought there are not said to be broken', async () => {
    const lesson = await enter({ link: await packLesson(text) });
    await lesson.page.getByText(told).waitFor();
    await leave(lesson);
    const work = { name: 'Ada', lesson: '', title: '', at: 1, tasks: [] };
    const receipt = await enter({ link: await packReceipt(work) });
    await receipt.page.getByText(told).waitFor();
    await leave(receipt);
});
