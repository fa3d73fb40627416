// The tasks of a lesson, left and gone on with by the buttons of the lesson and of the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { withLesson } from './tried_lesson.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const press = (lab, name) => lab.lesson.getByRole('button', { name, exact: true }).click();

/** The lesson at its task of four queens, two of which stand. */
async function begun() {
    const lab = await laboratory.enter({ path: '?lesson=eight', before: withLesson });
    lab.lesson = lab.page.locator('#lesson');
    await press(lab, 'Next');
    await lab.until('state', /n=4/);
    await lab.click('square a2');
    await lab.click('square b4');
    await lab.until('state', /q=2\.4/);
    return lab;
}

/** Places the queens that are missing, and sees that the task is ticked and handed in as met. */
async function finish(lab) {
    await lab.until('state', /q=2\.4/);
    await lab.click('square c1');
    await lab.click('square d3');
    await lab.lesson.locator('.task.met').waitFor();
    await press(lab, 'Hand in');
    await lab.page.getByText(/^1 of 4 tasks solved/).waitFor();
    assert.deepEqual(lab.complaints, []);
}

test('a task that begins anew by accident goes on after Undo, and is ticked', async () => {
    const lab = await begun();
    await lab.lesson.getByRole('link', { name: /^Put four queens/ }).click();
    await lab.until('state', /n=4(?!.*q=)/);
    await press(lab, 'Undo');
    await finish(lab);
});

test('a task that was left for another step goes on with "Back to my board", and is ticked', async () => {
    const lab = await begun();
    await press(lab, 'Next');
    await lab.until('state', /n=8/);
    await press(lab, 'Back');
    await lab.until('state', /n=4/);
    await press(lab, 'Back to my board');
    await finish(lab);
});

test('no queen is missing in a task that was left: there is nothing to check', async () => {
    const lab = await begun();
    const check = lab.lesson.getByRole('button', { name: 'Check', exact: true });
    await check.waitFor();
    await lab.ask('do goal to=');
    await check.waitFor({ state: 'hidden' });
    await press(lab, 'Undo');
    assert.deepEqual(lab.complaints, []);
});

test('a task about queens stays on one line while it is typed, as pupils will read it', async () => {
    const lab = await laboratory.share({ link: 'n=4&goal=solution' });
    await lab.page.getByRole('button', { name: 'Add this board to my lesson' }).click();
    await lab.page.getByRole('button', { name: 'Open my lesson' }).click();
    const words = lab.page.getByLabel('What is to be done');
    await words.fill('Place four queens');
    await words.press('Enter');
    await words.pressSequentially('so that none attacks another');
    assert.equal(await words.inputValue(), 'Place four queens so that none attacks another');
});
