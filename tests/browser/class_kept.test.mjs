// The class of a teacher stays as it was left: in two pages, without a pupil, and on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
    ada,
    ben,
    classOf,
    cy,
    focused,
    laboratory,
    opened,
    press,
    rowsOf,
    sealed,
} from './class_visits.mjs';
import { screens } from './lab.mjs';
import { withLesson } from './tried_lesson.mjs';

test('two pages add receipts to one class, and each shows what the other does', async () => {
    const lab = await classOf(ben);
    await lab.dialog.getByRole('rowheader', { name: 'Ben' }).waitFor();
    const page = await lab.page.context().newPage();
    await withLesson(page);
    await page.goto(`${laboratory.server.url}#${cy.split('#')[1]}`);
    const other = page.getByRole('dialog', { name: 'Your class' });
    await other.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    await press(lab.dialog, 'Remove Ada');
    await other.getByRole('rowheader', { name: 'Ada' }).waitFor({ state: 'detached' });
    await press(lab.dialog, 'Undo');
    await other.getByRole('rowheader', { name: 'Ada' }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('queens-lab/class')));
    assert.deepEqual(
        kept.map((text) => [ada, ben, cy].findIndex((link) => link.endsWith(text))),
        [1, 2, 0],
    );
});

test('while the network is silent the class is there, and no lesson of its own is asked for', async () => {
    const named = await opened(ada);
    const text = await sealed(ada, { ...named, lesson: 'mine', title: 'My own', name: 'Dan' });
    const asked = [];
    const before = (page) =>
        page.route('**/lessons/**', (route) => void asked.push(route.request().url()));
    const lab = await classOf(text, { ...screens.laptop, before });
    await lab.dialog.getByRole('rowheader', { name: 'Dan' }).waitFor();
    await lab.dialog.getByRole('combobox', { name: 'Lesson' }).selectOption(named.title);
    await lab.dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
    assert.deepEqual(
        asked.map((url) => url.split('/').at(-1)),
        ['eight.md'],
    );
    assert.deepEqual(lab.complaints, []);
});

test('a pupil is removed from the table, and brought back where it was', async () => {
    const lab = await classOf(`${ben} ${cy}`);
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    await press(lab.dialog, 'Remove Ben');
    assert.equal(await focused(lab), 'Undo');
    const names = async () => (await rowsOf(lab)).map((row) => row.split(' ')[0]);
    assert.deepEqual(await names(), ['Ada', 'Ben:', 'Cy']);
    await lab.dialog.getByRole('status').getByText('Ben: 1 receipt removed.').waitFor();
    await press(lab.dialog, 'Solved');
    assert.equal(await focused(lab), 'Solved');
    await press(lab.dialog, 'Name');
    await press(lab.dialog, 'Undo');
    assert.equal(await focused(lab), 'Remove Ben');
    assert.deepEqual(await names(), ['Ada', 'Ben', 'Cy']);
});

test('the line about a pupil who was removed stands where the first was, and the last', async () => {
    const lab = await classOf(`${ben} ${cy}`);
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    const names = async () => (await rowsOf(lab)).map((row) => row.split(' ')[0]);
    for (const [name, left] of [
        ['Ada', ['Ada:', 'Ben', 'Cy']],
        ['Cy', ['Ada', 'Ben', 'Cy:']],
    ]) {
        await press(lab.dialog, `Remove ${name}`);
        assert.deepEqual(await names(), left);
        await press(lab.dialog, 'Undo');
        assert.deepEqual(await names(), ['Ada', 'Ben', 'Cy']);
    }
});

test('a pupil who was removed is not brought back into a class that is full by now', async () => {
    const lab = await classOf(`${ben} ${cy}`);
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    await press(lab.dialog, 'Remove Ada');
    const keep = (count) =>
        lab.page.evaluate((size) => {
            const kept = JSON.parse(localStorage.getItem('queens-lab/class'));
            const all = Array.from({ length: size }, (_, i) => kept[i] ?? `${i}`);
            localStorage.setItem('queens-lab/class', JSON.stringify(all));
        }, count);
    await keep(1000);
    await press(lab.dialog, 'Undo');
    await lab.dialog
        .getByText(/^1 receipt was not added: there is room for 1,000 here\./)
        .waitFor();
    await keep(999);
    await press(lab.dialog, 'Undo');
    assert.equal(await focused(lab), 'Remove Ada');
    assert.deepEqual(lab.complaints, []);
});

test('a long name is broken between its parts in the table on a phone', async () => {
    const named = await opened(ada);
    const text = await sealed(ada, {
        ...named,
        name: 'Benjamin-Maximilian von Hohenstaufen-Wolfsburg',
    });
    const lab = await classOf(text, screens.phone);
    const name = lab.dialog.getByRole('rowheader', { name: 'Benjamin-Maximilian' });
    await name.waitFor();
    // Its longest part needs some 107 pixels beside the padding.
    const { width } = await name.boundingBox();
    assert.ok(width > 120, `${width}`);
});

test('the lesson on show is forgotten, and no other; it is brought back', async () => {
    const alone = await opened(ada);
    const text = await sealed(ada, { ...alone, lesson: '', title: '', name: 'Dan' });
    const lab = await classOf(`${ben} ${text}`);
    await lab.dialog.getByRole('rowheader', { name: 'Dan' }).waitFor();
    const lesson = lab.dialog.getByRole('combobox', { name: 'Lesson' });
    await lesson.selectOption('Eight queens, a first try');
    await press(lab.dialog, 'Forget these receipts');
    await press(lab.dialog, 'Forget 2 receipts?');
    assert.equal(await focused(lab), 'Undo');
    await lab.dialog.getByRole('rowheader', { name: 'Dan' }).waitFor();
    assert.equal(await lesson.locator('option').count(), 1);
    await press(lab.dialog, 'Undo');
    assert.equal(await focused(lab), 'Remove Ada');
    await lab.dialog.getByRole('rowheader', { name: 'Ben' }).waitFor();
    assert.equal(await lesson.locator('option').count(), 2);
    assert.deepEqual(lab.complaints, []);
});

test('who looks at the board of a pupil finds the class at the same place again', async () => {
    const alone = await opened(ada);
    const text = await sealed(ada, { ...alone, lesson: '', title: '', name: 'Dan' });
    const lab = await classOf(`${ben} ${cy} ${text}`, { width: 1024, height: 500 });
    const lesson = lab.dialog.getByRole('combobox', { name: 'Lesson' });
    const task = lab.dialog.getByRole('combobox', { name: 'Task', exact: true });
    await lab.dialog.getByRole('rowheader', { name: 'Dan' }).waitFor();
    await lesson.selectOption('Eight queens, a first try');
    await task.selectOption('Task 2');
    await lab.dialog.getByText('Nobody has handed in a board for it.').waitFor();
    await lab.dialog.getByRole('button', { name: '2 pupils: Ben, Cy' }).scrollIntoViewIfNeeded();
    const place = () =>
        lab.dialog.evaluate((one) => [
            one.scrollTop,
            ...[...one.querySelectorAll('select')].map(({ value }) => value),
        ]);
    const before = await place();
    assert.ok(before[0] > 0);
    await lab.dialog.getByRole('button', { name: '2 pupils: Ben, Cy' }).click();
    await lab.until('state', /n=4&q=1\.3\.0\.2/);
    await press(lab.page, 'Back to the class');
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    assert.deepEqual(await place(), before);
    await lab.dialog.getByRole('button', { name: '2 pupils: Ben, Cy' }).click();
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    await press(lab.page, 'What my class hands in');
    await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
    assert.deepEqual(await place(), before);
    await press(lab.dialog, 'Close');
    assert.equal(await lab.page.getByText('This is a board of your class.').count(), 0);
});

test('on a phone a note is read whole, and names stay beside a table that is scrolled', async () => {
    const { tasks, ...pupil } = await opened(ben);
    const long = tasks.map((task, i) => ({ ...task, seconds: i === 0 ? 140 : 0 }));
    const named = async (name) => sealed(ada, { ...pupil, tasks: long, name });
    const text = `${await named('Ben')} ${await named('Zoe')}`;
    for (const theme of ['light', 'dark']) {
        const lab = await classOf(text, { ...screens.phone, context: { colorScheme: theme } });
        const note = lab.dialog.getByText('Boards, tries and seconds are those of Ben');
        await note.waitFor();
        const [scroller, line, name, colour, panel] = await note.evaluate((words) => {
            const scroll = words.closest('.scroll');
            scroll.scrollLeft = 60;
            const head = words.closest('tr').previousSibling.firstChild;
            const rect = (one) => one.getBoundingClientRect().toJSON();
            const colourOf = (one) => getComputedStyle(one).backgroundColor;
            const dialog = words.closest('dialog');
            return [rect(scroll), rect(words), rect(head), colourOf(head), colourOf(dialog)];
        });
        assert.ok(line.left >= scroller.left && line.right <= scroller.right);
        assert.ok(Math.abs(name.left - scroller.left) <= 1);
        assert.equal(colour, panel);
        if (process.env.QUEENS_PICTURES) {
            await lab.page.screenshot({ path: `${process.env.QUEENS_PICTURES}/note-${theme}.png` });
        }
        await lab.close();
    }
});

test('of all files that are dropped at once it is said what was added, and that one was too long', async () => {
    const lab = await classOf('');
    await lab.page.evaluate(
        (texts) => {
            const dataTransfer = new DataTransfer();
            for (const text of texts) dataTransfer.items.add(new File([text], 'mail.txt'));
            const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
            document.getElementById('class-dialog').dispatchEvent(drop);
        },
        [`${ben}\n${'x'.repeat(8_000_000)}\n${cy}`, cy],
    );
    await lab.dialog.getByText('2 receipts added.').waitFor();
    await lab.dialog.getByText('Only the first 8 MB of this text were read.').waitFor();
});
