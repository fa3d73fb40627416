// Gardens: solved by mouse, by finger, by keys and in the board of HTML; kept, explained, and the
// same on every machine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Lab, screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const queens = fileURLToPath(new URL('../../build/native/queens', import.meta.url));

const laboratory = await laboratoryFor();

const day = '2026-11-25';

/** The garden of a day as the command line has it. */
function garden(grade) {
    const line = ['garden', '--day', day, '--grade', grade, '--format', 'json'];
    return JSON.parse(execFileSync(queens, line, { encoding: 'utf8' }));
}

/** The names of the squares that solve it. */
function solution({ n, solution: columns }) {
    return columns.map((column, row) => String.fromCharCode(97 + column) + (n - row));
}

/** A page with the easy garden of the day. */
const enter = (screen = {}) =>
    laboratory.enter({ ...screen, link: `day=${day}&grade=easy&room=place` });

const solved = /Solved! Every row, column and region has its queen\./;
const isSolved = (lab) => lab.until('screen', solved);

test('the garden of a day is the same on the command line and in the page', async () => {
    for (const grade of ['easy', 'medium', 'hard', 'expert']) {
        const lab = await laboratory.enter({ link: `day=${day}&grade=${grade}` });
        const state = await lab.until('state', /&g=/);
        const value = (link) => link.match(/[&#]g=([^&]*)/)[1];
        assert.equal(value(state), value(garden(grade).link));
        await lab.close();
    }
});

test('a garden is solved by mouse, and the page loaded anew has it still', async () => {
    const lab = await enter();
    const [first, ...others] = solution(garden('easy'));
    await lab.click(`square ${first}`);
    await lab.until('state', /&m=/);
    await lab.click(`square ${first}`);
    await lab.until('state', /^(?!.*&m=).*&q=/);
    await lab.page.waitForFunction(() => location.hash.includes('&q='));
    await lab.reload();
    await lab.until('state', /&q=.*&g=/);
    for (const square of others) {
        await lab.click(`square ${square}`);
        await lab.click(`square ${square}`);
    }
    await isSolved(lab);
    assert.deepEqual(lab.complaints, []);
});

test('where a garden that is solved is not kept, that is said', async () => {
    const lab = await enter({
        before: (page) =>
            page.addInitScript(() => {
                Storage.prototype.setItem = () => {
                    throw new DOMException('full', 'QuotaExceededError');
                };
            }),
    });
    for (const square of solution(garden('easy'))) {
        await lab.click(`square ${square}`);
        await lab.click(`square ${square}`);
    }
    await isSolved(lab);
    await lab.page
        .getByRole('alert')
        .getByText(/^This browser keeps nothing here:/)
        .waitFor();
});

test('a garden that is left on one page does not undo what another page has solved', async () => {
    const lab = await enter();
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#day=${day}&grade=medium&room=place`);
    await other.ready();
    await lab.page.bringToFront();
    for (const square of solution(garden('easy'))) {
        await lab.click(`square ${square}`);
        await lab.click(`square ${square}`);
    }
    await isSolved(lab);
    await other.page.bringToFront();
    await other.click('square a1');
    await other.until('state', /&m=/);
    await other.ask(`do garden-of-day day=${day} grade=hard`);
    const kept = (page) => page.evaluate(() => localStorage.getItem('queens-lab/gardens'));
    await other.page.waitForFunction(() =>
        localStorage.getItem('queens-lab/gardens')?.includes('medium'),
    );
    assert.match(await kept(other.page), /easy solved\n.*medium \S*&m=1-1/);
    assert.deepEqual([...lab.complaints, ...other.complaints], []);
});

test('a finger marks what it passes, and solves a garden', async () => {
    const lab = await enter(screens.phone);
    await lab.drag('square a1', 'square d1', { touch: true });
    await lab.until('state', /&m=1-1-4/);
    await lab.drag('square a1', 'square d1', { touch: true });
    await lab.until('state', /^(?!.*&m=)/);
    for (const square of solution(garden('easy'))) {
        await lab.tap(`square ${square}`);
        await lab.tap(`square ${square}`);
    }
    await isSolved(lab);
    assert.deepEqual(lab.complaints, []);
});

test('keys solve a garden', async () => {
    const lab = await enter();
    const columns = garden('easy').solution;
    await lab.click('square a7');
    await lab.press('Control+z');
    await lab.press(...Array(8).fill('ArrowUp'), ...Array(8).fill('ArrowLeft'));
    let here = 0;
    for (const [row, column] of columns.entries()) {
        if (row > 0) await lab.press('ArrowDown');
        const way = column > here ? 'ArrowRight' : 'ArrowLeft';
        await lab.press(...Array(Math.abs(column - here)).fill(way), 'Enter', 'Enter');
        here = column;
    }
    await isSolved(lab);
    assert.deepEqual(lab.complaints, []);
});

test('the board in HTML names regions and takes a whole solution', async () => {
    const lab = await enter();
    const cell = (name) => lab.page.locator(`[data-square="${name}"]`).first();
    const squares = solution(garden('easy'));
    assert.match(await cell(squares[0]).getAttribute('aria-label'), /, region [A-G], free$/);
    for (const square of squares) {
        await cell(square).focus();
        await lab.press('Enter', 'Enter');
    }
    await isSolved(lab);
    assert.match(await cell(squares[0]).getAttribute('aria-label'), /, region [A-G], queen/);
});

test('hints say where, then why, and can be followed', async () => {
    const lab = await enter();
    await lab.click('garden-hint');
    await lab.until('screen', /Look at /);
    await lab.click('garden-hint');
    await lab.click('garden-follow');
    await lab.until('state', /&(m|q)=/);
    assert.deepEqual(lab.complaints, []);
});

test('a step of a proof counts only with its rule', async () => {
    const lab = await enter();
    await lab.click('prove-garden');
    await lab.click('technique-last_square');
    await lab.click('square b4');
    await lab.until('state', /&q=/);
    await lab.until('screen', /1 step proved\./);
    await lab.click('square a1');
    await lab.until('screen', /1 claim did not follow\./);
    await lab.click('end-proof');
    await lab.until('screen', /garden-another/);
    assert.deepEqual(lab.complaints, []);
});

test('a timer is off until it is wanted, survives a reload, and says how long a garden took', async () => {
    const lab = await enter({ before: (page) => page.clock.install() });
    const kept = () => lab.page.evaluate(() => localStorage.getItem('queens-lab/gardens') ?? '');
    await lab.page.clock.runFor(3000);
    assert.doesNotMatch(await lab.ask('screen'), /\t0:0\d/);
    assert.doesNotMatch(await kept(), /timer/);
    await lab.click('garden-timer');
    await lab.until('screen', /0 of 7 queens\t0:00/);
    await lab.page.clock.runFor(16_000);
    await lab.until('screen', /0 of 7 queens\t0:1[6-9]/);
    assert.match(await kept(), /timer on\ntime 15 /);
    const before = await lab.page.evaluate(() => window.queensLab.frames);
    await lab.page.clock.runFor(20_000);
    const drawn = (await lab.page.evaluate(() => window.queensLab.frames)) - before;
    assert.ok(drawn >= 20 && drawn <= 24, `${drawn} frames in twenty seconds`);
    await lab.reload();
    await lab.until('screen', /0 of 7 queens\t0:3[5-9]/);
    for (const square of solution(garden('easy'))) {
        await lab.click(`square ${square}`);
        await lab.click(`square ${square}`);
    }
    await lab.until('screen', /Solved in \d:\d\d! Every row, column and region has its queen\./);
    assert.match(await kept(), /solved-in \d+ /);
    assert.deepEqual(lab.complaints, []);
});

test('on a phone a page of puzzles is seen in its whole width before it is printed', async () => {
    const lab = await enter(screens.phone);
    await lab.ask('do print-gardens');
    const sheet = lab.page.getByRole('dialog').frameLocator('iframe');
    await sheet.locator('.boards img').first().waitFor();
    for (const count of [4, 6, 9]) {
        await lab.page.getByRole('button', { name: `${count} puzzles` }).click();
        await sheet.locator(`.of${count}`).first().waitFor();
        const beyond = await sheet
            .locator('html')
            .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        assert.equal(beyond, 0, `${count} puzzles`);
    }
});

test('where no garden of a grade is found, a sentence says so, and there is no sheet', async () => {
    const lab = await laboratory.enter({
        link: 'n=5&t=torus&g=qqqqqqqqggAl&room=place&grade=hard',
    });
    await lab.ask('do print-gardens');
    const dialog = lab.page.getByRole('dialog');
    await dialog.getByText('No gardens of this kind and grade were found.').waitFor();
    assert.equal(await dialog.locator('iframe').isVisible(), false);
    assert.ok(await dialog.getByRole('button', { name: 'Print' }).isDisabled());
    assert.ok(await dialog.getByRole('button', { name: 'Save as a file' }).isDisabled());
});

test("the menu leads to today's garden in two presses", async () => {
    const lab = await laboratory.enter();
    await lab.click('help');
    await lab.click('gardens-in-help');
    await lab.until('state', /&day=\d{4}-\d\d-\d\d/);
});

/** Waits until the board in HTML says that a square belongs to a region. */
const isIn = (lab, square, region) =>
    lab.page
        .locator(`[data-square="${square}"][aria-label*="region ${region}"]`)
        .waitFor({ state: 'attached' });

/** A page on which a garden of four rows is made, with nothing painted yet. */
async function making(screen = {}) {
    const lab = await laboratory.enter({ ...screen, link: 'n=4&room=place' });
    await lab.ask('do make-garden n=4 surface=plane rule=touch');
    await lab.until('screen', /Regions B, C and D have no square yet\./);
    await lab.rest();
    return lab;
}

test('a garden is painted by mouse, made unique by suggestions, played and changed again', async () => {
    const lab = await laboratory.enter({ link: 'n=4&room=place' });
    await lab.click('make-garden');
    for (const [row, region] of [...'BCD'].entries()) {
        await lab.click(`region-${region}`);
        await lab.drag(`square a${row + 2}`, `square d${row + 2}`);
    }
    await lab.until('screen', /2 solutions\./);
    await isIn(lab, 'c3', 'C');
    await lab.click('suggest-gift');
    await lab.until('screen', /Give [a-d][1-4] to region [A-D]: then one solution is left\./);
    await lab.click('garden-follow');
    await lab.until('screen', /One solution\. It is of medium difficulty\./);
    await lab.click('play-draft');
    await lab.until('screen', /garden-hint/);
    assert.match(await lab.ask('state'), /^(?!.*&q=).*&g=/);
    await lab.press(...Array(5).fill('Control+z'));
    await lab.until('screen', /Regions B, C and D have no square yet\./);
    assert.deepEqual(lab.complaints, []);
});

test('a finger paints a region', async () => {
    const lab = await making(screens.phone);
    await lab.tap('region-B');
    await lab.drag('square a1', 'square d1', { touch: true });
    await lab.until('screen', /Regions C and D have no square yet\./);
    await lab.tap('region-C');
    await lab.tap('square a3');
    await lab.until('screen', /Region D has no square yet\./);
    assert.deepEqual(lab.complaints, []);
});

test('keys paint squares and take up the region of a square, and the board in HTML paints', async () => {
    const lab = await making();
    await lab.click('region-B');
    await lab.click('square a4');
    await lab.until('screen', /Regions C and D have no square yet\./);
    const far = (way) => Array(4).fill(way);
    await lab.press(...far('ArrowUp'), ...far('ArrowRight'), 'p', ...far('ArrowLeft'), 'Enter');
    await lab.until('screen', /Regions B, C and D have no square yet\./);
    await lab.click('region-D');
    await lab.page.locator('[data-square="b2"]').focus();
    await lab.press('Enter');
    await lab.until('screen', /Regions B and C have no square yet\./);
    await isIn(lab, 'b2', 'D');
    assert.deepEqual(lab.complaints, []);
});
