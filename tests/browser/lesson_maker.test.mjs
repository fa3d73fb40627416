// A teacher puts a lesson together of boards.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import axe from 'axe-core';
import { Lab, screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const press = (lab, name) => lab.page.getByRole('button', { name, exact: true }).click();

/** A text that no compression makes short. */
const noise = () => randomBytes(1000).toString('hex');

/** Opens the share dialog and adds the board that is shown to the lesson. */
async function add(lab, link) {
    await lab.ask(`do open link=${link}`);
    await lab.rest();
    await lab.click('share');
    await press(lab, 'Add this board to my lesson');
}

/** A page with a lesson of two boards that is shown to be edited. */
async function withLesson({ told = 'Board 2 of your lesson.', ...options } = {}) {
    const lab = await laboratory.enter(options);
    await add(lab, 'n=5&q=1.3.5.2.4');
    await lab.page.locator('#link-close').click();
    await add(lab, 'n=4&goal=solution');
    await lab.page.getByText(told).waitFor();
    await press(lab, 'Open my lesson');
    lab.maker = lab.page.getByRole('dialog', { name: 'My lesson' });
    await lab.maker.waitFor();
    lab.board = (place) => lab.maker.getByRole('listitem').nth(place);
    return lab;
}

test('boards are collected, worded, put in order, tried, and edited again', async () => {
    const lab = await withLesson();
    await lab.maker.getByLabel('Title').fill('Queens for 7b');
    await lab.board(0).getByLabel('Heading').fill('A solution');
    await lab
        .board(0)
        .getByLabel(/^What is to be seen/)
        .fill('Look at [these five].');
    await lab.board(1).getByLabel('What is to be done').fill('Place four queens');
    await lab
        .board(1)
        .getByLabel(/^Answer/)
        .fill('There are two ways.');
    await lab.maker.getByRole('button', { name: 'Move board 2 up' }).click();
    await press(lab, 'Try it');
    const lesson = lab.page.locator('#lesson');
    await lesson.getByRole('heading', { name: 'Board 1' }).waitFor();
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.click(`square ${square}`);
    await lesson.getByText('There are two ways.').waitFor();
    await press(lab, 'Next');
    await lesson.getByRole('link', { name: 'these five' }).waitFor();
    await lab.until('state', /n=5&q=1.3.5.2.4/);
    await press(lab, 'Edit');
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), 'Queens for 7b');
    await lab.maker.getByRole('button', { name: 'Remove board 1' }).click();
    assert.equal(await lab.maker.getByRole('img', { name: /^Board/ }).count(), 1);
    assert.deepEqual(lab.complaints, []);
});

test('a teacher sets the board as a task in two presses, and whoever opens the link is asked for it', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    const asked = lab.page.getByLabel('What the task asks');
    assert.equal(
        await asked.locator('option:checked').innerText(),
        'Put 8 queens on the board so that none attacks another.',
    );
    await press(lab, 'Copy the task');
    const link = lab.page.getByLabel('Link to the task');
    await link.waitFor();
    const fragment = new URL(await link.inputValue()).hash.slice(1);
    assert.match(fragment, /goal=solution/);
    assert.doesNotMatch(fragment, /q=/);

    await asked.selectOption({ index: 1 });
    await link.waitFor({ state: 'hidden' });
    await press(lab, 'Add the task to my lesson');
    await lab.page.getByText('Board 1 of your lesson.').waitFor();

    await lab.page.locator('#link-close').click();
    await lab.follow(fragment);
    await lab.until('state', /n=8.*goal=solution/);
    await lab.until('goal', /Put 8 queens on the board so that none attacks another/);
    assert.deepEqual(lab.complaints, []);
});

test('the board on the screen is added to a lesson as it is, or as a task', async () => {
    const lab = await withLesson();
    await lab.maker.getByRole('button', { name: 'Close' }).click();
    await lab.ask('do open link=n=6&q=2.4.6.1.3.5');
    await lab.rest();
    await lab.click('share');
    await press(lab, 'Add this board to my lesson');
    await press(lab, 'Open my lesson');
    const choice = lab.maker.getByRole('combobox', { name: 'What the task asks' });
    await choice.selectOption('Put 6 queens on the board so that none attacks another.');
    await press(lab, 'Add the board on the screen');
    const words = lab.board(3).getByLabel('What is to be done');
    assert.equal(
        await words.inputValue(),
        'Put 6 queens on the board so that none attacks another.',
    );
    await choice.selectOption('As it is, no task');
    await press(lab, 'Add the board on the screen');
    await lab
        .board(4)
        .getByLabel(/^What is to be seen/)
        .waitFor();
});

test('a lesson is saved as a file that opens as the same lesson', async () => {
    const lab = await withLesson();
    await lab.maker.getByLabel('Title').fill('Queens for 7b');
    const { name, bytes } = await lab.saved('Save as a file');
    assert.equal(name, 'queens-for-7b.md');
    const file = bytes.toString();
    assert.match(file, /^---\ntitle: Queens for 7b\nlanguage: en\n/);
    const lines = (await lab.ask(`lesson ${file}`)).split('\n');
    assert.deepEqual(
        lines.filter((line) => line.startsWith('fault')),
        [],
    );
    assert.equal(lines.filter((line) => line.startsWith('step')).length, 2);
});

test('a lesson from a file is edited again, and the one in the making is saved before', async () => {
    const lab = await withLesson();
    await lab.maker.getByLabel('Title').fill('The first');
    await lab.board(0).getByLabel('Heading').fill('Five');
    const { bytes } = await lab.saved('Save as a file');
    await lab.maker.getByLabel('Title').fill('The second');
    await lab.maker.getByRole('button', { name: 'Close' }).click();
    await lab.page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    }, bytes.toString());
    await lab.page.getByRole('heading', { name: 'Five', exact: true }).waitFor();

    await press(lab, 'Edit');
    await lab.page.getByText('one lesson in the making: "The second"').waitFor();
    await press(lab, 'Cancel');
    await press(lab, 'Edit');
    const saved = await lab.saved('Save it as a file first');
    assert.equal(saved.name, 'the-second.md');
    assert.match(saved.bytes.toString(), /^---\ntitle: The second\n/);
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), 'The first');
    assert.equal(await lab.board(0).getByLabel('Heading').inputValue(), 'Five');
    assert.equal(await lab.maker.getByRole('listitem').count(), 2);
    await lab.maker.getByRole('button', { name: 'Close' }).click();

    await press(lab, 'Edit');
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), 'The first');
    assert.deepEqual(lab.complaints, []);
});

test('a board that was removed is brought back where it was', async () => {
    const lab = await withLesson();
    await lab.board(0).getByLabel('Heading').fill('Five');
    await lab.maker.getByRole('button', { name: 'Remove board 1' }).click();
    await lab.maker.getByRole('status').getByText('Board 1 was removed.').waitFor();
    assert.equal(await lab.maker.getByRole('img', { name: /^Board/ }).count(), 1);
    assert.equal(await lab.page.evaluate(() => document.activeElement.textContent), 'Undo');
    await lab.maker.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await lab.board(0).getByLabel('Heading').inputValue(), 'Five');
    assert.equal(await lab.maker.getByRole('listitem').count(), 2);
});

test('a new lesson is begun when the one in the making is saved or given up', async () => {
    const lab = await withLesson();
    await lab.maker.getByLabel('Title').fill('The first');
    await press(lab, 'New lesson');
    await lab.page.getByText('one lesson in the making: "The first"').waitFor();
    await press(lab, 'Cancel');
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), 'The first');
    await press(lab, 'New lesson');
    const saved = await lab.saved('Save it as a file first');
    assert.equal(saved.name, 'the-first.md');
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), '');
    await lab.maker.getByText(/^No board is in your lesson yet/).waitFor();
});

test('a board that is added in another tab is in the editor, and stays when somebody types there', async () => {
    const lab = await withLesson();
    await lab.maker.getByLabel('Title').fill('The first');
    const tab = new Lab(await lab.page.context().newPage());
    await tab.page.goto(laboratory.server.url);
    await tab.ready();
    await add(tab, 'n=6&q=2.4.6.1.3.5');
    await tab.page.getByText('Board 3 of your lesson.').waitFor();
    await lab.board(2).getByLabel('Heading').fill('Six');
    await lab.maker.getByLabel('Title').fill('The second');
    await press(tab, 'Open my lesson');
    const other = tab.page.getByRole('dialog', { name: 'My lesson' });
    assert.equal(
        await other.getByRole('listitem').nth(2).getByLabel('Heading').inputValue(),
        'Six',
    );
    assert.equal(await other.getByLabel('Title').inputValue(), 'The second');
    assert.deepEqual(lab.complaints, []);
});

test('where nothing can be kept a lesson is lost neither by Close nor by New lesson', async () => {
    const lab = await withLesson({
        told: 'This browser keeps nothing here.',
        before: (page) =>
            page.addInitScript(() => {
                Storage.prototype.setItem = () => {
                    throw new DOMException('full', 'QuotaExceededError');
                };
            }),
    });
    assert.equal(await lab.maker.getByRole('img', { name: /^Board/ }).count(), 2);
    await lab.maker.getByLabel('Title').fill('The first');
    await lab.maker.getByText('save the lesson as a file before you leave').waitFor();
    await press(lab, 'New lesson');
    await lab.page.getByText('one lesson in the making: "The first"').waitFor();
    await press(lab, 'Cancel');
    await lab.maker.getByRole('button', { name: 'Close' }).click();
    await lab.click('share');
    await press(lab, 'Add this board to my lesson');
    await press(lab, 'Open my lesson');
    assert.equal(await lab.maker.getByLabel('Title').inputValue(), 'The first');
    assert.equal(await lab.maker.getByRole('img', { name: /^Board/ }).count(), 3);
});

test('a whole lesson is one link, whose length and code are shown', async () => {
    const lab = await withLesson();
    await lab.board(0).getByLabel('Heading').fill('Five');
    await press(lab, 'Copy as a link');
    await lab.maker.getByText(/in a link of \d+ characters, short enough for a QR code/).waitFor();
    await lab.maker.getByRole('img', { name: 'QR code of the whole lesson' }).waitFor();
    const link = await lab.maker.getByLabel('Link to the whole lesson').inputValue();
    for (const area of await lab.maker.getByRole('textbox', { name: /^(What|Answer)/ }).all()) {
        await area.fill(noise());
    }
    await press(lab, 'Copy as a link');
    await lab.maker.getByText(/in a link of [\d,]+ characters, too long for a QR code/).waitFor();
    assert.equal(await lab.maker.getByRole('img', { name: /^QR code/ }).count(), 0);
    const pupil = await laboratory.enter({ address: link });
    await pupil.page.getByRole('heading', { name: 'Five', exact: true }).waitFor();
    await pupil.until('state', /n=5&q=1.3.5.2.4/);
});

test('a sentence of a lesson is read whole, and its buttons stay in sight', async () => {
    const lab = await withLesson(screens.laptop);
    const words = lab.board(0).getByLabel(/^What is to be seen/);
    await words.fill('Look at [these five], of which none attacks another one. '.repeat(3));
    const [inner, outer] = await words.evaluate((area) => [area.scrollWidth, area.clientWidth]);
    assert.ok(inner <= outer, `${inner} in ${outer}`);
    await press(lab, 'Copy as a link');
    await lab.maker.getByText(/in a link of \d+ characters/).waitFor();
    const { bottom } = await lab.maker.evaluate((one) => one.getBoundingClientRect());
    for (const name of ['Try it', 'Copy as a link', 'Close']) {
        const { y, height } = await lab.maker.getByRole('button', { name }).boundingBox();
        assert.ok(y > 0 && y + height <= bottom, `${name}: ${y} above ${bottom}`);
    }
    const link = await lab.maker.getByLabel('Link to the whole lesson').boundingBox();
    const foot = await lab.maker.getByRole('button', { name: 'Try it' }).boundingBox();
    assert.ok(link.y + link.height <= foot.y, `${link.y} and ${foot.y}`);
});

test('a finger finds every button of a lesson that is made, on a phone and on a tablet', async () => {
    for (const screen of [screens.phone, { width: 1024, height: 768, touch: true }]) {
        const lab = await withLesson(screen);
        const buttons = await lab.board(0).getByRole('button').all();
        assert.ok(buttons.length >= 3, `${buttons.length} buttons`);
        for (const one of buttons) {
            const { width, height } = await one.boundingBox();
            assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
        }
    }
});

test('a lesson that is made stays here, and is found among the lessons', async () => {
    const lab = await withLesson();
    await lab.board(0).getByLabel('Heading').fill('Kept');
    await lab.reload();
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    await press(lab, 'My lesson');
    assert.equal(await lab.board(0).getByLabel('Heading').inputValue(), 'Kept');
});

test('axe finds nothing wrong with the lesson that is made', async () => {
    const lab = await withLesson(screens.projector);
    await lab.page.evaluate(axe.source);
    const { violations } = await lab.page.evaluate(() => window.axe.run('#lesson-maker'));
    assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        [],
    );
});
