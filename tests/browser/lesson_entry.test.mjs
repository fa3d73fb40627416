// Back and Forward of the browser between a lesson and what was on show before it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packLesson } from '../../web/lesson_link.js';
import { laboratoryFor } from './laboratory.mjs';
import { eight } from './tried_lesson.mjs';

const placed = 'n=5&q=1.3.0.0.0';

const laboratory = await laboratoryFor({ fresh: true });

const lessonOf = (lab) => lab.page.locator('#lesson');
const heading = (lab, name) => lessonOf(lab).getByRole('heading', { name, exact: true }).waitFor();
const closed = (lab) => lessonOf(lab).waitFor({ state: 'detached' });

async function choose(lab, name) {
    await lab.ask('do lessons');
    const list = lab.page.getByRole('dialog', { name: 'Lessons' });
    await list.getByRole('button', { name }).click();
    await lessonOf(lab).waitFor();
}

test('Back leads from a lesson to the queens before it, and Forward to its step', async () => {
    const lab = await laboratory.enter({ link: placed });
    await choose(lab, /^Eight queens by hand/);
    await lessonOf(lab).getByRole('button', { name: 'Next', exact: true }).click();
    await lab.until('state', /n=3/);
    await lab.page.waitForURL(/step=2#.*n=3/);
    const second = await lessonOf(lab).getByRole('heading').nth(1).textContent();

    await lab.page.goBack();
    await closed(lab);
    await lab.until('state', /n=5&q=1\.3\.0\.0\.0/);
    assert.doesNotMatch(lab.page.url(), /lesson/);

    await lab.page.goForward();
    await heading(lab, second);
    await lab.until('state', /n=3/);
    assert.deepEqual(lab.complaints, []);
});

test('Back leads from a lesson to a board on which nobody has placed a queen', async () => {
    const lab = await laboratory.enter();
    const first = await lab.ask('state');
    await choose(lab, /^Eight queens by hand/);
    await lab.page.goBack();
    await closed(lab);
    await lab.until('state', first);
});

test('Back takes the work that is being handed in along with its lesson', async () => {
    const lab = await laboratory.enter({ link: placed });
    await choose(lab, /^Eight queens by hand/);
    await lessonOf(lab).getByRole('button', { name: 'Hand in' }).click();
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await dialog.waitFor();
    await lab.page.goBack();
    await closed(lab);
    assert.equal(await dialog.count(), 0);
    await lab.until('state', /n=5&q=1\.3\.0\.0\.0/);
});

test('from a second lesson Back leads to the queens before the first', async () => {
    const lab = await laboratory.enter({ link: placed });
    await choose(lab, /^Eight queens by hand/);
    await choose(lab, /^Cylinder and torus/);
    await lab.page.waitForURL(/lesson=torus/);
    await lab.page.goBack();
    await closed(lab);
    await lab.until('state', /n=5&q=1\.3\.0\.0\.0/);
});

test('Back leads from the lesson of a link to the queens on which it was followed', async () => {
    const lab = await laboratory.enter({ link: placed });
    await lab.page.evaluate((link) => (location.hash = link), await packLesson(eight));
    await heading(lab, 'The queen and its lines');
    await lab.page.goBack();
    await closed(lab);
    await lab.until('state', /n=5&q=1\.3\.0\.0\.0/);
});

test('Back leads out of a page that was opened for its lesson', async () => {
    const lab = await laboratory.enter({ path: '?lesson=torus' });
    await lessonOf(lab).waitFor();
    const entries = await lab.page.evaluate(() => history.length);
    assert.equal(entries, 2);
});
