// Searches that are watched, and counts on all cores.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

test('a step and a step back', async () => {
    const lab = await laboratory.enter({ link: 'n=8&a=backtracking&i=10' });
    await lab.until('step', '10');
    await lab.click('step');
    await lab.until('step', '11');
    await lab.click('step-back');
    await lab.click('step-back');
    await lab.until('step', '9');
});

test('Play plays, and Pause pauses', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.click('play');
    await lab.until('playing', 'yes');
    await lab.until('step', /^[1-9]/);
    await lab.click('play');
    await lab.until('playing', 'no');
    const step = await lab.ask('step');
    await lab.page.waitForTimeout(400);
    assert.equal(await lab.ask('step'), step);
    assert.deepEqual(lab.complaints, []);
});

/** @returns {Promise<number>} how many frames the page has drawn */
const drawn = (lab) => lab.page.evaluate(() => window.queensLab.frames);

test('a page that is put aside while a search plays, and dropped, comes back to where it was', async () => {
    const lab = await laboratory.enter({ link: 'n=10&a=backtracking&i=20' });
    await lab.click('play');
    await lab.until('step', /^(2[5-9]|[3-9]\d|\d{3,})/);
    const step = Number(await lab.ask('step'));
    await lab.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
    });
    const left = lab.page.url();
    await lab.page.goto('about:blank');
    await lab.page.goto(left);
    await lab.ready();
    const back = Number(await lab.ask('step'));
    assert.ok(back >= step, `${back}, ${step}`);
    assert.equal(await lab.ask('playing'), 'no');
});

test('a search that plays slowly draws only the frames that it needs', async () => {
    const lab = await laboratory.enter({ context: { reducedMotion: 'reduce' } });
    await lab.page.keyboard.press('Space');
    await lab.until('playing', 'yes');
    await lab.page.waitForTimeout(1200);
    const before = await drawn(lab);
    await lab.page.waitForTimeout(1500);
    const frames = (await drawn(lab)) - before;
    assert.ok(frames >= 3 && frames < 20, `${frames} frames for six steps`);
});

test('Next solution reaches the first solution of the classic board', async () => {
    const lab = await laboratory.enter({ link: 'n=8&a=backtracking&i=0' });
    await lab.click('next-solution');
    await lab.until('solutions', '1');
    assert.equal(await lab.ask('conflicts'), '0');
});

test('12 queens have 14,200 solutions', async () => {
    const lab = await laboratory.enter({ link: 'n=12' });
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', '14200 complete');
    assert.equal(await lab.ask('status'), '');
    assert.deepEqual(lab.complaints, []);
    await lab.page.locator('#status').getByText('solutions').waitFor({ state: 'attached' });
});

test('the page goes on drawing while 19 queens are counted', async () => {
    const lab = await laboratory.enter({ link: 'n=19' });
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', /^[1-9]\d* running$/);
    const before = await drawn(lab);
    await lab.page.waitForFunction((frames) => window.queensLab.frames >= frames, before + 5);
    assert.match(await lab.ask('count'), / running$/);
    assert.deepEqual(lab.complaints, []);
});

test('the page goes on drawing while a million queens are placed', async (context) => {
    const lab = await laboratory.enter({ link: 'n=8&a=min_conflicts&i=0', height: 1200 });
    await lab.click('close-run');
    await lab.rect('place-1000000');
    const before = await drawn(lab);
    await lab.click('place-1000000');
    await lab.until('many', '1000000 in peace');
    const frames = (await drawn(lab)) - before;
    context.diagnostic(`${frames} frames`);
    assert.ok(frames > 10, `${frames} frames`);
    assert.deepEqual(lab.complaints, []);
});

test('a count goes on after the page was closed', async () => {
    const lab = await laboratory.enter({ link: 'n=17' });
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', /^[1-9]\d* running$/);
    await lab.click('pause-count');
    const [sum] = (await lab.until('count', /^[1-9]\d* paused$/)).split(' ');
    // The address follows within half a second.
    await lab.page.waitForURL(/room=count/);
    await lab.reload();
    await lab.until('count', `${sum} paused`);
    await lab.click('go-on');
    await lab.until('count', '95815104 complete');
    // The page holds this lock as long as a count is kept.
    await lab.page.waitForFunction(async () => {
        const { held } = await navigator.locks.query();
        return held.every(({ name }) => name !== 'queens-lab/count');
    });
    await lab.reload();
    assert.equal(await lab.ask('count'), '');
    assert.deepEqual(lab.complaints, []);
});

test('a count outlasts a reload directly after Pause', async () => {
    const lab = await laboratory.enter({ link: 'n=19&room=count' });
    await lab.click('count');
    await lab.until('count', / running$/);
    // It is paused once it is kept: before that there is no count that a reload could find.
    await lab.click('pause-count');
    await lab.until('count', / paused$/);
    await lab.click('go-on');
    for (let i = 0; i < 10; ++i) {
        await lab.until('count', / running$/);
        await lab.click('pause-count');
        await lab.page.reload();
        await lab.ready();
        await lab.until('count', / paused$/);
        await lab.click('go-on');
    }
});

test('a count that is said to be paused loses nothing by a reload', async () => {
    const lab = await laboratory.enter({ link: 'n=19&room=count' });
    await lab.click('count');
    for (let i = 0; i < 10; ++i) {
        await lab.until('count', / running$/);
        await lab.click('pause-count');
        const paused = await lab.until('count', / paused$/);
        await lab.reload();
        assert.equal(await lab.ask('count'), paused);
        await lab.click('go-on');
    }
});

test('a page is offered a paused count only when no other page is at it', async () => {
    const lab = await laboratory.enter({ link: 'n=17&room=count' });
    await lab.click('count');
    await lab.until('count', /^[1-9]\d* running$/);
    await lab.click('pause-count');
    await lab.until('count', / paused$/);
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(lab.url);
    await other.ready();
    assert.equal(await other.ask('count'), '');
    await other.until('status', 'Another page of this browser is busy with a count.');
    await lab.page.close();
    await other.reload();
    await other.until('count', / paused$/);
});

test('the counts made are copied as a table', async () => {
    const lab = await laboratory.enter({ link: 'n=7&room=count', height: 1400 });
    await lab.click('count');
    await lab.until('count', '40 complete');
    await lab.click('extra-queens-more');
    await lab.until('state', /extra=1/);
    // The sentence above the button has a line more now.
    await lab.rest();
    await lab.click('count');
    await lab.until('count', '20 complete');
    await lab.click('copy-as-table');
    await lab.page.locator('#text-dialog[open]').waitFor();
    const table = await lab.page.locator('#text-text').inputValue();
    assert.match(
        table,
        /^link,queens,.*\nv=1&n=7,7,0,40,6,40,\d+,[\d.]+,\d+\nv=1&n=7,8,1,20,,20,\d+,[\d.]+,\d+\n/,
    );
    await lab.page.keyboard.press('Escape');
});

test('a long count is discarded at once, and its workers are gone', async () => {
    const lab = await laboratory.enter({ link: 'n=18' });
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', / running$/);
    while (lab.page.workers().length === 0) await lab.page.waitForEvent('worker');
    await lab.click('discard-count');
    await lab.until('count', '');
    while (lab.page.workers().length > 0) await lab.page.waitForTimeout(20);
    assert.equal(await lab.ask('status'), '');
    await lab.click('square c5');
    await lab.until('state', /q=0\.0\.5\./);
});

test('a count on the torus agrees with the published number', async () => {
    const lab = await laboratory.enter({ link: 'n=11&t=torus' });
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', '88 complete');
});

test('a page that draws no frames, because it is hidden, goes on counting', async () => {
    const lab = await laboratory.enter({ link: 'n=14' });
    await lab.click('tab-count');
    await lab.rect('count');
    await lab.click('count');
    await lab.until('count', / running$/);
    await lab.page.evaluate(() => (window.requestAnimationFrame = () => 0));
    await lab.until('count', '365596 complete');
});
