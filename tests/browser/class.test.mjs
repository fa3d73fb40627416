// Pupils hand in what they have done in a lesson, and their teacher sees it in a table: nothing is
// sent, and what is faked, broken or repeated is found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import {
    ada,
    ben,
    classOf,
    cy,
    enter,
    focused,
    linkOf,
    opened,
    press,
    rowsOf,
    sealed,
} from './class_visits.mjs';
import { screens } from './lab.mjs';

test('a receipt holds what was done, and no more', async () => {
    assert.match(ada, /^http:\/\/[^/]+\/#receipt=1\.[0-9a-z]+\.[\w-]+$/);
    const { name, lesson: of, title, tasks } = await opened(ada);
    assert.deepEqual([name, of, title], ['Ada', 'eight', 'Eight queens, a first try']);
    assert.deepEqual(
        tasks.map(({ link, state, tries, board }) => [link, state, tries, board]),
        [
            ['#n=4&goal=solution', 'met', 1, 'n=4&q=2.4.1.3'],
            ['#n=8&goal=queens>=5+and+conflicts=0', 'open', 0, ''],
            ['#n=8&a=backtracking&goal=step>=100', 'open', 0, ''],
            ['#n=8&room=count&goal=count=92', 'open', 0, ''],
        ],
    );
    const [first] = (await opened(ben)).tasks;
    assert.deepEqual([first.state, first.tries], ['missed', 1]);
    assert.equal(first.board, 'n=4&q=1.3.0.2');
    assert.equal(first.wrong, first.board);
});

test('three pupils, one faked, one broken, one repeated: the table tells them apart', async () => {
    const faked = await opened(ben);
    faked.name = 'Dan';
    faked.tasks[0] = { ...faked.tasks[0], state: 'met', tries: 2 };
    const text = `From the class:\n${ada}\n${ben} ${cy}\n<${await sealed(ada, faked)}>\n${ada.slice(0, -5)}.`;
    const lab = await classOf(text);
    const requests = [];
    lab.page.on('request', (request) => requests.push(request.url()));
    await lab.dialog.getByText('3 receipts added.').waitFor();
    await lab.dialog.getByText('Ada: this receipt is here already.').waitFor();
    await lab.dialog.getByText('This receipt is damaged').waitFor();
    await lab.dialog.getByRole('rowheader', { name: 'Dan' }).waitFor();
    const rows = await rowsOf(lab);
    assert.equal(rows.length, 5, rows.join('\n'));
    assert.match(rows[0], /^Ada 1 ✓ solved 1 try, \d:\d\d/);
    assert.match(rows[1], /^Ben 0 ✗ not yet 1 try, \d:\d\d/);
    assert.match(rows[2], /^Cy 0 ✗/);
    assert.match(rows[3], /^Dan 0 ! said to be solved, but it is not/);
    assert.equal(rows[4], 'Task 1 is said to be solved, but its board does not solve it.');

    const task = lab.dialog.getByRole('listitem').first();
    assert.match(await task.innerText(), /Put 4 queens on the board so that none attacks another/);
    assert.match(await task.innerText(), /Solved by 1 of 4/);
    await task.getByRole('button', { name: '3 pupils: Ben, Cy, Dan' }).waitFor();

    await press(lab.dialog, 'Solved');
    await press(lab.dialog, 'Name');
    const { name, bytes } = await lab.saved('Save as a file');
    assert.equal(name, 'class.csv');
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
    const lines = bytes.subarray(3).toString().split('\n');
    assert.match(
        lines[0],
        /^Name,Lesson,Handed in at,Solved,Task 1,Task 1: tries,Task 1: seconds,/,
    );
    assert.match(
        lines[1],
        /^Ada,"Eight queens, a first try",20[-: \d]{17},1,solved,1,\d+,n=4&q=2\./,
    );
    assert.match(
        lines[4],
        /^Dan,.*,0,"said to be solved, but it is not",2,\d+,.*,"Task 1 is said /,
    );
    await press(lab.dialog, 'Copy as CSV');
    await lab.dialog.getByText('Copied.').waitFor();
    assert.match(await lab.dialog.locator('textarea.unseen').inputValue(), /^Name,/);
    // The field is not to be seen: the keyboard is at what was pressed.
    assert.equal(await focused(lab), 'Copy as CSV');
    assert.deepEqual(
        requests.filter((url) => !/^blob:|lessons\/eight\.md/.test(url)),
        [],
    );
    assert.deepEqual(lab.complaints, []);
});

test('the same work under another name is said to be alike', async () => {
    const { tasks, ...pupil } = await opened(ben);
    const long = tasks.map((task, i) => ({ ...task, seconds: i === 0 ? 140 : 0 }));
    const slow = await sealed(ada, { ...pupil, tasks: long });
    const eve = await sealed(ada, { ...pupil, tasks: long, name: 'Eve <b>' });
    const lab = await classOf(`${slow} ${eve}`);
    await lab.dialog.getByText('Boards, tries and seconds are those of Ben').waitFor();
    await lab.dialog.getByText('Boards, tries and seconds are those of Eve <b>').waitFor();
});

test('a class is kept on this device until it is forgotten, and shown from the lessons', async () => {
    const lab = await classOf(ben);
    await lab.dialog.getByRole('rowheader', { name: 'Ben' }).waitFor();
    await press(lab.dialog, 'Close');
    await lab.reload();
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    await press(lab.page, 'What my class hands in');
    await lab.dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
    await press(lab.dialog, 'Forget these receipts');
    await press(lab.dialog, 'Forget 2 receipts?');
    await lab.dialog.getByText('Nobody has handed in yet.').waitFor();
    assert.equal(await lab.page.evaluate(() => localStorage.getItem('queens-lab/class')), null);
});

test('a receipt that is followed in an open page leaves the board as it is', async () => {
    const lab = await enter({ link: 'n=5&q=1.3.5.0.0' });
    await lab.page.evaluate((fragment) => (location.hash = fragment), ada.split('#')[1]);
    const dialog = lab.page.getByRole('dialog', { name: 'Your class' });
    await dialog.getByRole('rowheader', { name: 'Ada' }).waitFor();
    await lab.until('state', /n=5&q=1\.3\.5\.0\.0/);
    await lab.page.waitForURL(/q=1\.3\.5\.0\.0/);
    await dialog.getByRole('button', { name: /^Ada: solved/ }).click();
    await lab.until('state', /n=4&q=2\.4\.1\.3/);
});

test('a task that came as a link is handed in by itself', async () => {
    const lab = await enter({ link: 'n=4&goal=solution' });
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.click(`square ${square}`);
    await lab.click('hand-in');
    const { lesson: of, tasks } = await opened(await linkOf(lab, 'Ada'));
    assert.equal(of, '');
    assert.deepEqual(
        tasks.map(({ link, state, board }) => [link, state, board]),
        [['#n=4&goal=solution', 'met', 'n=4&q=2.4.1.3']],
    );
});

test('the next pupil who opens the same link begins afresh, and hands in work of his own', async () => {
    const lab = await enter({ link: 'n=4&goal=solution' });
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.click(`square ${square}`);
    await lab.click('hand-in');
    await linkOf(lab, 'Ada');
    const dialog = lab.page.getByRole('dialog', { name: 'Hand in' });
    await press(dialog, 'Begin afresh');
    await press(dialog, 'Forget what was done here?');
    await lab.until('goal', /^open/);
    await lab.until('state', /n=4&(?!q)/);
    for (const square of ['a3', 'b1', 'c4', 'd2']) await lab.click(`square ${square}`);
    await lab.click('hand-in');
    assert.equal(await dialog.getByRole('textbox', { name: 'Your name' }).inputValue(), '');
    const { tasks } = await opened(await linkOf(lab, 'Ben'));
    assert.deepEqual(
        tasks.map(({ link, state, board }) => [link, state, board]),
        [['#n=4&goal=solution', 'met', 'n=4&q=3.1.4.2']],
    );
    assert.deepEqual(lab.complaints, []);
});

test('work that cannot be handed in for want of a network stays, and that is said', async () => {
    const lab = await enter({
        link: 'n=4&goal=solution',
        before: (page) => page.route('**/lesson.css', (route) => route.abort()),
    });
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.click(`square ${square}`);
    await lab.click('hand-in');
    await lab.page.getByText('The work cannot be handed in').waitFor();
    assert.equal(await lab.page.locator('#crash[open]').count(), 0);
    await lab.page.unroute('**/lesson.css');
    await lab.page.getByRole('button', { name: 'Close' }).click();
    await lab.click('hand-in');
    const { tasks } = await opened(await linkOf(lab, 'Ada'));
    assert.equal(tasks[0].state, 'met');
});

/** What a pupil hands in of a task that came as a link. */
async function handInAlone(link, queens) {
    const lab = await enter({ link });
    for (const square of queens) await lab.ask(`do put square=${square} piece=queen`);
    await lab.until('goal', /^met/);
    await lab.click('hand-in');
    const receipt = await linkOf(lab, 'Ada');
    await lab.close();
    return receipt;
}

test('a garden that is solved counts as solved, and is shown with its regions', async () => {
    const garden = 'v=1&n=7&g=j39x1P5t34FhvdvAt&room=place&goal=solution';
    const solution = ['a7', 'b4', 'c2', 'd6', 'e1', 'f3', 'g5'];
    const lab = await classOf(await handInAlone(garden, solution));
    await lab.dialog.getByRole('combobox', { name: 'Lesson' }).waitFor();
    const asked = lab.dialog
        .getByRole('listitem')
        .getByText('Solve the garden: one queen in each row');
    await asked.waitFor();
    const rows = await rowsOf(lab);
    assert.equal(rows.length, 1, rows.join('\n'));
    assert.match(rows[0], /^Ada 1 ✓ solved/);
    await lab.dialog.getByRole('button', { name: 'Ada: solved' }).click();
    await lab.until('state', /g=j39x1P5t34FhvdvAt/);
});

test('a second task that is sent as a link is a task of its own', async () => {
    const lab = await enter({ link: 'n=4&goal=solution' });
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.click(`square ${square}`);
    await lab.until('goal', /^met/);
    await lab.follow('n=4&q=0.0.0.2&goal=solution');
    await lab.click('square a3');
    await lab.click('hand-in');
    const { tasks } = await opened(await linkOf(lab, 'Ada'));
    assert.deepEqual(
        tasks.map(({ link, state, board }) => [link, state, board]),
        [['#n=4&q=0.0.0.2&goal=solution', 'missed', 'n=4&q=3.0.0.2']],
    );
    await press(lab.page.getByRole('dialog', { name: 'Hand in' }), 'Close');
    await lab.click('share');
    await lab.page.getByRole('tab', { name: 'Open' }).click();
    await lab.page.getByLabel('A link or a board').fill('#n=4&q=3.0.0.0&goal=solution');
    await press(lab.page.getByRole('dialog'), 'Open');
    await lab.click('square d2');
    await lab.click('hand-in');
    const { tasks: later } = await opened(await linkOf(lab, 'Ada'));
    assert.deepEqual(
        later.map(({ link, board }) => [link, board]),
        [['#n=4&q=3.0.0.0&goal=solution', 'n=4&q=3.0.0.2']],
    );
});

test('the head of a task says so, and a press shows what it asks', async () => {
    const lab = await classOf(ben, screens.phone);
    const head = lab.dialog.getByRole('columnheader', { name: 'Task 1', exact: true });
    await head.getByRole('button').tap();
    const asked = lab.dialog.getByRole('listitem').first();
    assert.match(await asked.innerText(), /Solved by 1 of 2/);
    assert.ok(await asked.evaluate((item) => item === document.activeElement));
    // What closes the dialog stays in sight, wherever that is.
    await lab.dialog.getByRole('button', { name: 'Close' }).tap({ trial: true });
    const { bottom } = await lab.dialog.evaluate((one) => one.getBoundingClientRect());
    const close = await lab.dialog.getByRole('button', { name: 'Close' }).boundingBox();
    assert.ok(close.y + close.height <= bottom, `${close.y} above ${bottom}`);
});

test('the button that closes a dialog is the last one', async () => {
    const lab = await classOf(ben);
    const last = () =>
        lab.page.evaluate(
            () => [...document.querySelectorAll('dialog[open] button')].at(-1).innerText,
        );
    assert.equal(await last(), 'Close');
    await lab.press('Escape');
    for (const wish of ['do lessons', 'do share']) {
        await lab.ask(wish);
        await lab.page.evaluate(() => window.queensLab.draw());
        await lab.page.locator('dialog[open]').waitFor();
        assert.equal(await last(), 'Close', wish);
        await lab.press('Escape');
    }
});

test('axe finds nothing wrong with a class, which fits on every screen', async () => {
    for (const screen of Object.values(screens)) {
        const lab = await classOf(`${ben} ${cy}`, screen);
        await lab.dialog.getByRole('rowheader', { name: 'Cy' }).waitFor();
        await lab.page.evaluate(axe.source);
        const { violations } = await lab.page.evaluate(() => window.axe.run('#class-dialog'));
        assert.deepEqual(
            violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
            [],
        );
        const [inner, outer] = await lab.dialog.evaluate((one) => [
            one.scrollWidth,
            one.clientWidth,
        ]);
        assert.ok(inner <= outer, `${inner} in ${outer}`);
        if (process.env.QUEENS_PICTURES) {
            await lab.page.screenshot({
                path: `${process.env.QUEENS_PICTURES}/${screen.width}.png`,
            });
        }
        await lab.close();
    }
});
