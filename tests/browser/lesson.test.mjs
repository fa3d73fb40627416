// Lessons: opened, read, tried, and found again.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import axe from 'axe-core';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { withLesson } from './tried_lesson.mjs';

const own = (name) => readFileSync(new URL(`../lessons/${name}`, import.meta.url), 'utf8');

const laboratory = await laboratoryFor({ fresh: true });

/** Puts a lesson of the tests among those of the site. */
const withFile = (file) => (page) => withLesson(page, own(file));

/** Opens the lesson, at a step from 1 on. */
async function openLesson({ step = 1, screen = screens.laptop, link, file = 'eight.md' } = {}) {
    const path = `?lesson=eight&step=${step}`;
    const lab = await laboratory.enter({ ...screen, path, link, before: withFile(file) });
    await lab.page.locator('#lesson').waitFor();
    lab.lesson = lab.page.locator('#lesson');
    return lab;
}

const heading = (lab, name) => lab.lesson.getByRole('heading', { name, exact: true }).waitFor();
const press = (lab, name) => lab.lesson.getByRole('button', { name, exact: true }).click();
const follow = (lab, name) => lab.lesson.getByRole('link', { name, exact: true }).click();

/** Puts queens on the squares. */
async function place(lab, ...squares) {
    for (const square of squares) await lab.click(`square ${square}`);
}

test('a step shows its first board, and a press on a phrase another one', async () => {
    const lab = await openLesson();
    await heading(lab, 'The queen and its lines');
    await lab.until('state', /q=0.0.0.4.0.0.0.0/);
    const first = lab.lesson.getByRole('link', { name: 'A queen on d4' });
    assert.equal(await first.getAttribute('aria-current'), 'true');
    await follow(lab, 'one in the corner');
    await lab.until('state', /q=1.0.0.0.0.0.0.0/);
    assert.equal(await first.getAttribute('aria-current'), null);
    await press(lab, 'Undo');
    await lab.until('state', /q=0.0.0.4.0.0.0.0/);
    assert.deepEqual(lab.complaints, []);
});

test('the board that the visitor had comes back by one press', async () => {
    const lab = await openLesson({ link: 'n=5&q=1.3.5.2.4' });
    await press(lab, 'Next');
    await lab.until('state', /n=4/);
    await place(lab, 'b1');
    await press(lab, 'Next');
    await lab.until('state', /goal=queens=5-or-more/);
    await press(lab, 'Back to my board');
    await lab.until('state', /n=4&.*q=0.1/);
});

test('a task is ticked when it is met, and its answer opens', async () => {
    const lab = await openLesson({ step: 2 });
    await heading(lab, 'Four queens');
    const answer = lab.lesson.getByText('There are two ways');
    await place(lab, 'a1', 'b3', 'd2');
    await press(lab, 'Check');
    await lab.lesson.getByText('Not yet: no two may share').waitFor();
    assert.equal(await answer.isVisible(), false);
    await lab.click('square a1');
    await lab.click('square a1');
    await lab.click('square b3');
    await lab.click('square b3');
    await lab.click('square d2');
    await lab.click('square d2');
    await place(lab, 'a2', 'b4', 'c1', 'd3');
    await answer.waitFor();
    await lab.lesson.getByText(/Well done: the task is met/).waitFor();
    assert.match(await lab.lesson.locator('.task').getAttribute('class'), /met/);

    await lab.page.waitForURL(/q=2\.4\.1\.3/);
    await lab.reload();
    await heading(lab, 'Four queens');
    await answer.waitFor();
    await lab.until('state', /q=2\.4\.1\.3/);
    assert.deepEqual(lab.complaints, []);
});

test('whoever asks in a task gets a hint in three stages, on the board and in words', async () => {
    for (const screen of [screens.laptop, screens.phone]) {
        const lab = await openLesson({ step: 2, screen });
        const task = lab.lesson.locator('.task');
        for (const [ask, words] of [
            ['Hint', /Look at (row|column) /],
            ['Why there?', /free squares? left|fewest free squares/],
            ['Show the square', /Try [a-d][1-4]: from there a solution can be reached/],
        ]) {
            assert.doesNotMatch(await lab.ask('screen'), words);
            await task.getByRole('button', { name: ask, exact: true }).click();
            await lab.until('screen', words);
        }
        assert.equal(await task.getByRole('button', { name: /Hint|there|square/ }).count(), 0);
        await press(lab, 'Next');
        await press(lab, 'Next');
        await heading(lab, 'A computer tries');
        await follow(lab, 'Go to step 100');
        await lab.rest();
        assert.equal(await lab.lesson.getByRole('button', { name: 'Hint' }).count(), 0);
        assert.deepEqual(lab.complaints, []);
        await lab.close();
    }
});

test('a search meets a task, and a count another one', async () => {
    const lab = await openLesson({ step: 4 });
    await follow(lab, 'Go to step 100');
    await lab.ask('do step by=100');
    await lab.lesson.getByText('It never forgets what it has tried').waitFor();
    await press(lab, 'Next');
    await lab.ask('do count');
    await lab.lesson.getByText('Gauss found 72').waitFor();
});

test('Page Down and Page Up turn the steps, and the last one leads to the laboratory', async () => {
    const lab = await openLesson({ step: 5 });
    await lab.press('PageDown');
    await heading(lab, 'Go on');
    await lab.page.waitForURL(/\?lesson=eight&step=6#/);
    await lab.press('PageUp', 'PageDown');
    await press(lab, 'To the laboratory');
    assert.equal(await lab.lesson.count(), 0);
    await lab.page.waitForURL((address) => !address.href.includes('lesson'));
});

test('an answer opens by a press', async () => {
    const lab = await openLesson();
    const answer = lab.lesson.getByText('A corner, or any square of the edge');
    assert.equal(await answer.isVisible(), false);
    await lab.lesson.locator('details.answer > summary').click();
    assert.equal(await answer.isVisible(), true);
});

test('on a phone the text is below the board, and all of it can be reached', async () => {
    const lab = await openLesson({ step: 2, screen: screens.phone });
    const stage = await lab.page.locator('#stage').boundingBox();
    const lesson = await lab.lesson.boundingBox();
    assert.ok(stage.y + stage.height <= lesson.y + 1);
    assert.ok(lesson.y + lesson.height <= 844 + 1);
    for (const square of ['a2', 'b4', 'c1', 'd3']) await lab.tap(`square ${square}`);
    await lab.lesson.getByText('There are two ways').waitFor();
    await lab.lesson.getByRole('button', { name: 'Next' }).tap();
    await heading(lab, 'Five of eight');
});

test('for a room the type is large, beside the board', async () => {
    const lab = await openLesson({ screen: screens.projector });
    const before = await lab.lesson.evaluate((element) => getComputedStyle(element).fontSize);
    await press(lab, 'Large type');
    const large = await lab.lesson.evaluate((element) => getComputedStyle(element).fontSize);
    assert.ok(parseFloat(large) > 1.2 * parseFloat(before), `${before} and ${large}`);
    await lab.rest();
    const board = await lab.rect('board');
    assert.ok(board.width > 500, `the board is ${board.width} wide`);
    await lab.page.waitForFunction(() => document.fullscreenElement !== null);
    await press(lab, 'Close');
    await lab.page.waitForFunction(() => document.fullscreenElement === null);
});

test('a lesson is opened from the list, and a text of one by pasting it', async () => {
    const lab = await laboratory.enter({ before: withLesson });
    await lab.click('help');
    await lab.click('lessons-in-help');
    const list = lab.page.getByRole('dialog', { name: 'Lessons' });
    await list.getByRole('button', { name: /^Eight queens by hand/ }).click();
    await lab.page.locator('#lesson').waitFor();
    assert.match(lab.page.url(), /\?lesson=eight-by-hand&step=1/);
    await lab.page.evaluate((text) => {
        const data = new DataTransfer();
        data.setData('text/plain', text);
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
    }, own('eight.md'));
    await lab.page.getByRole('heading', { name: 'The queen and its lines' }).waitFor();
    assert.match(lab.page.url(), /\?lesson=mine&step=1/);
    await lab.page.reload();
    await lab.page.getByRole('heading', { name: 'The queen and its lines' }).waitFor();
    await lab.page.locator('#lesson').getByRole('button', { name: 'Share' }).click();
    const offered = lab.page.getByRole('dialog', { name: /^The whole lesson in a link of/ });
    const link = await offered.getByRole('textbox').inputValue();
    const other = await laboratory.enter({ address: link });
    await other.page.getByRole('heading', { name: 'The queen and its lines' }).waitFor();
});

test('of two lessons that are chosen one after the other the last is shown, whichever arrives first', async () => {
    let arrive;
    const arrived = new Promise((resolve) => (arrive = resolve));
    const lab = await laboratory.enter({
        before: (page) =>
            page.route('**/lessons/torus.md', async (route) => {
                await arrived;
                await route.continue();
            }),
    });
    const choose = async (name) => {
        await lab.ask('do lessons');
        const list = lab.page.getByRole('dialog', { name: 'Lessons' });
        await list.getByRole('button', { name }).click();
    };
    await choose(/^Cylinder and torus/);
    await choose(/^Eight queens by hand/);
    await lab.page
        .locator('#lesson')
        .getByRole('heading', { name: 'Eight queens by hand' })
        .waitFor();
    const answered = lab.page.waitForResponse('**/lessons/torus.md');
    arrive();
    await (await answered).finished();
    await lab.page.waitForTimeout(500);
    assert.equal(await lab.page.locator('#lesson h2').innerText(), 'Eight queens by hand');
});

test('on a phone a lesson is opened as a file from the list', async () => {
    const lab = await laboratory.enter(screens.phone);
    await lab.ask('do lessons');
    await lab.page.evaluate(() => window.queensLab.draw());
    const [chooser] = await Promise.all([
        lab.page.waitForEvent('filechooser'),
        lab.page.getByRole('button', { name: 'Open a file', exact: true }).tap(),
    ]);
    const file = {
        name: 'mine.md',
        mimeType: 'text/markdown',
        buffer: Buffer.from(own('eight.md')),
    };
    await chooser.setFiles(file);
    const heading = lab.page.getByRole('heading', { name: 'The queen and its lines' });
    await heading.waitFor();
    await lab.page.waitForFunction(() => document.activeElement.matches('#lesson h3'));
});

test('a hostile lesson is nothing but text', async () => {
    const lab = await openLesson({ file: 'hostile.md' });
    const foreign = [];
    lab.page.on('request', (request) => {
        if (!request.url().startsWith(lab.page.url().split('?')[0])) foreign.push(request.url());
    });
    for (let step = 1; step < 5; step += 1) {
        const found = await lab.lesson.evaluate((lesson) => ({
            elements: [...lesson.querySelectorAll('script, iframe, style, form, object, svg')]
                .length,
            links: [...lesson.querySelectorAll('a')].map((a) => a.protocol),
            images: [...lesson.querySelectorAll('img')].map((image) => image.src.slice(0, 5)),
            handlers: [...lesson.querySelectorAll('*')].flatMap((element) =>
                element.getAttributeNames().filter((name) => name.startsWith('on')),
            ),
        }));
        assert.equal(found.elements, 0);
        assert.deepEqual(found.handlers, []);
        for (const protocol of found.links) assert.match(protocol, /^https?:$/);
        for (const image of found.images) assert.match(image, /^blob:$|^$/);
        await press(lab, 'Next');
    }
    assert.deepEqual(foreign, []);
    assert.equal(await lab.page.evaluate(() => window.hurt), undefined);
});

test('a lesson that is not there is said to be missing, and leaves neither its name nor its step', async () => {
    for (const name of ['nowhere', 'Exact_cover']) {
        const lab = await laboratory.enter({ path: `?lesson=${name}&step=2` });
        await lab.page.getByText(`There is no lesson called "${name}".`).waitFor();
        assert.equal(new URL(lab.page.url()).search, '');
        await lab.close();
    }
});

test('a lesson that the network keeps back is not said to be missing, and may come later', async () => {
    const lab = await laboratory.enter({
        path: '?lesson=eight&step=2',
        before: (page) => page.route('**/lessons/eight.md', (route) => route.abort()),
    });
    await lab.page.getByText('The lesson cannot be loaded.').waitFor();
    assert.equal(await lab.page.getByText('There is no lesson called').count(), 0);
    assert.equal(new URL(lab.page.url()).search, '?lesson=eight&step=2');
});

test('axe finds nothing wrong with a lesson and the list of lessons', async () => {
    for (const screen of [screens.laptop, screens.phone]) {
        const lab = await openLesson({ step: 2, screen });
        await lab.page.evaluate(axe.source);
        const wrong = async () => {
            const { violations } = await lab.page.evaluate(() => window.axe.run());
            return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        };
        assert.deepEqual(await wrong(), []);
        await lab.ask('do lessons');
        await lab.page.evaluate(() => window.queensLab.draw());
        await lab.page.getByRole('dialog', { name: 'Lessons' }).waitFor();
        assert.deepEqual(await wrong(), []);
        await lab.close();
    }
});
