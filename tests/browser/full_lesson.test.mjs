// A teacher's own lesson in which there is no more room.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const press = (lab, name) => lab.page.getByRole('button', { name, exact: true }).click();

/** A page that has kept a lesson of that many boards, each with these words, and shows the share dialog. */
function withBoards(count, words) {
    const cards = Array.from({ length: count }, () => ({ link: 'n=4', words }));
    return laboratory.share({
        link: 'n=4',
        before: (page) =>
            page.addInitScript(
                (text) => localStorage.setItem('queens-lab/my-lesson', text),
                JSON.stringify({ cards }),
            ),
    });
}

test('a lesson that is full is opened from where another board was refused', async () => {
    const lab = await withBoards(60, '');
    await press(lab, 'Add this board to my lesson');
    await lab.page.getByText('Your lesson has room for 60 boards, and for 64 KB in all.').waitFor();
    await press(lab, 'Open my lesson');
    await lab.page.getByRole('button', { name: 'Remove board 60' }).waitFor();
});

test('a lesson whose file is too long to be opened becomes no link and no file', async () => {
    const lab = await withBoards(30, '1*'.repeat(1000));
    await press(lab, 'Open my lesson');
    const maker = lab.page.getByRole('dialog', { name: 'My lesson' });
    for (const name of ['Copy as a link', 'Save as a file', 'Try it']) {
        await maker.getByLabel('Title').fill(name);
        await maker.getByRole('status').getByText('64 KB in all').waitFor({ state: 'detached' });
        await press(lab, name);
        await maker.getByRole('status').getByText('64 KB in all').waitFor();
        assert.ok(!(await maker.getByLabel('Link to the whole lesson').isVisible()), name);
    }
});
