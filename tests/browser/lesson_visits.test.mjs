// A lesson that was left and is opened again: by the same pupil, who goes on, and by another one at the
// same device, who begins afresh.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packLesson } from '../../web/lesson_link.js';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { eight, withLesson } from './tried_lesson.mjs';

const solution = ['a2', 'b4', 'c1', 'd3'];

const laboratory = await laboratoryFor({ fresh: true });

/** Opens an address in a page whose browser has kept what was done before. */
async function open(lab, address) {
    await lab.page.goto('about:blank');
    await lab.page.goto(laboratory.server.url + address);
    await lab.ready();
    await lab.page.locator('#lesson').waitFor();
}

const press = (lab, name) => lab.lesson.getByRole('button', { name, exact: true }).click();
const heading = (lab, name) => lab.lesson.getByRole('heading', { name, exact: true }).waitFor();

/** A pupil's page with a lesson, whose second step has been solved. */
async function solved(address = '?lesson=eight') {
    const lab = await laboratory.enter({ path: address, before: withLesson });
    lab.lesson = lab.page.locator('#lesson');
    await press(lab, 'Next');
    await lab.until('state', /n=4/);
    for (const square of solution) await lab.click(`square ${square}`);
    await lab.lesson.getByText(/Well done: the task is met/).waitFor();
    return lab;
}

/** How many tasks of the step are ticked, and how many the dialog that hands in has as solved. */
async function ticksAndReceipt(lab) {
    await press(lab, 'Hand in');
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    const words = await dialog.getByText(/ tasks solved\./).textContent();
    const name = await dialog.getByRole('textbox', { name: 'Your name' }).inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return [await lab.lesson.locator('.task.met').count(), Number(words.split(' ')[0]), name];
}

test('a lesson goes on where it was left, after another one and from the same link', async () => {
    const link = `#${await packLesson(eight)}`;
    for (const [address, again] of [
        ['?lesson=eight', '?lesson=eight&step=2'],
        ['?lesson=eight', '?lesson=eight'],
        [link, link],
    ]) {
        const lab = await solved(address);
        await open(lab, '?lesson=torus');
        await open(lab, again);
        await heading(lab, 'Four queens');
        assert.deepEqual(await ticksAndReceipt(lab), [1, 1, '']);
        assert.deepEqual(lab.complaints, []);
        await lab.close();
    }
});

test('the next pupil begins afresh, and hands in nothing of the one before', async () => {
    const lab = await solved();
    await press(lab, 'Hand in');
    await lab.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    const tab = await lab.page.context().newPage();
    await lab.page.close();

    const next = new Lab(tab);
    next.lesson = tab.locator('#lesson');
    await withLesson(tab);
    await open(next, '?lesson=eight');
    await next.lesson.getByText('Already solved: 1 of 4.').waitFor();
    assert.deepEqual(await ticksAndReceipt(next), [1, 1, 'Ada']);
    await press(next, 'Begin afresh');
    assert.equal(await next.lesson.locator('.task.met').count(), 1);
    await press(next, 'Forget what was done here?');
    await heading(next, 'The queen and its lines');
    assert.equal(await next.lesson.getByText('Already solved').count(), 0);
    await press(next, 'Next');
    assert.deepEqual(await ticksAndReceipt(next), [0, 0, '']);
    assert.equal(await next.lesson.getByRole('button', { name: 'Back to my board' }).count(), 0);
    assert.deepEqual(next.complaints, []);
});

test('the next pupil begins afresh where work was handed in, and the page stayed open', async () => {
    const lab = await solved();
    await press(lab, 'Hand in');
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await dialog.getByText('For the next pupil:').waitFor();
    await dialog.getByRole('button', { name: 'Begin afresh' }).dblclick();
    await dialog.getByRole('button', { name: 'Forget what was done here?' }).click();
    await heading(lab, 'The queen and its lines');
    await press(lab, 'Hand in');
    await dialog.getByText('0 of 4 tasks solved.').waitFor();
    assert.equal(await dialog.getByRole('textbox', { name: 'Your name' }).inputValue(), '');
    assert.equal(await dialog.getByText('For the next pupil:').count(), 0);
});

test('nobody is led back to a board of the lesson that he has not made', async () => {
    const lab = await laboratory.enter({ path: '?lesson=eight', before: withLesson });
    lab.lesson = lab.page.locator('#lesson');
    const back = lab.lesson.getByRole('button', { name: 'Back to my board' });
    for (const name of ['Four queens', 'Five of eight']) {
        await press(lab, 'Next');
        await heading(lab, name);
    }
    await press(lab, 'Back');
    await lab.page.waitForURL(/step=2#.*n=4/);
    await lab.reload();
    await heading(lab, 'Four queens');
    await press(lab, 'Next');
    await lab.until('state', /n=8&.*goal/);
    await lab.rest();
    assert.equal(await back.isVisible(), false);
    await open(lab, '?lesson=torus');
    await press(lab, 'Next');
    await lab.until('state', /view=repeated/);
    await lab.rest();
    assert.equal(await back.isVisible(), false);
});

test('whoever puts another name to work that was handed in reads whose it is, and may', async () => {
    const lab = await solved();
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    const name = dialog.getByRole('textbox', { name: 'Your name' });
    const told = dialog.getByText('what has been done here is the work of Ada.');
    await press(lab, 'Hand in');
    await name.fill('Ada');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await press(lab, 'Hand in');
    await name.fill('Ada B.');
    assert.equal(await told.count(), 0);
    await name.fill('Ben');
    await told.waitFor();
    await dialog.getByRole('textbox', { name: 'Link to hand in' }).waitFor();

    await open(lab, '?lesson=eight');
    await press(lab, 'Hand in');
    await told.waitFor();
    await dialog.getByRole('button', { name: 'Begin afresh' }).click();
    await dialog.getByRole('button', { name: 'Forget what was done here?' }).click();
    await press(lab, 'Next');
    await lab.until('state', /n=4/);
    for (const square of solution) await lab.click(`square ${square}`);
    await lab.lesson.getByText(/Well done: the task is met/).waitFor();
    await press(lab, 'Hand in');
    await name.fill('Ben');
    await dialog.getByRole('textbox', { name: 'Link to hand in' }).waitFor();
    assert.equal(await dialog.getByText('Somebody else?').count(), 0);
    assert.deepEqual(lab.complaints, []);
});
