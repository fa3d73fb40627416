// What a lesson shows before a press, and what a press never takes away.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { eight, withLesson } from './tried_lesson.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Opens a lesson of the tests at a step from 1 on. */
async function openLesson({ step = 1, link, text = eight, screen = screens.laptop } = {}) {
    const lab = await laboratory.enter({
        ...screen,
        path: `?lesson=eight&step=${step}`,
        link,
        before: (page) => withLesson(page, text),
    });
    lab.lesson = lab.page.locator('#lesson');
    await lab.lesson.waitFor();
    return lab;
}

test('a phrase shows its board while the pointer rests on it, and a press takes that away', async () => {
    const lab = await openLesson();
    const preview = lab.lesson.locator('.board-preview');
    const phrase = lab.lesson.getByRole('link', { name: 'one in the corner' });
    assert.equal(await preview.isVisible(), false);
    const state = await lab.ask('state');
    await phrase.hover();
    await preview.waitFor();
    assert.match(await preview.locator('img').getAttribute('src'), /^blob:/);
    assert.equal(await lab.ask('state'), state);
    const box = await preview.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 768, `at ${box.y}`);
    await phrase.click();
    assert.equal(await preview.isVisible(), false);
    assert.equal(await preview.locator('img').count(), 0);
    await lab.until('state', /q=1.0.0.0.0.0.0.0/);
});

test('the keyboard sees the same board before it presses', async () => {
    const lab = await openLesson();
    await lab.lesson.getByRole('link', { name: 'A queen on d4' }).focus();
    await lab.press('Tab');
    await lab.lesson.locator('.board-preview').waitFor();
});

test('all boards that a visitor has made come back, the latest first', async () => {
    const lab = await openLesson({ link: 'n=5&q=1.3.5.2.4' });
    const back = lab.lesson.getByRole('button', { name: 'Back to my board' });
    const next = lab.lesson.getByRole('button', { name: 'Next' });
    await next.click();
    await lab.until('state', /n=4/);
    await lab.click('square b1');
    await next.click();
    await lab.until('state', /goal=queens=5-or-more/);
    await back.click();
    await lab.until('state', /n=4&.*q=0.1/);
    await back.click();
    await lab.until('state', /n=5&q=1.3.5.2.4/);
    await back.click();
    await lab.until('state', /n=4&.*q=0.1/);
});

test('a task that begins with a mistake says nothing before anything was tried', async () => {
    const text = eight.replace('(#n=4&goal=solution)', '(#n=4&q=1.2.3.4&goal=solution)');
    const lab = await openLesson({ step: 2, text });
    await lab.until('goal', /^missed/);
    await lab.rest();
    assert.equal(await lab.lesson.locator('.told').textContent(), '');
    await lab.lesson.getByRole('button', { name: 'Check' }).click();
    await lab.lesson.getByText(/^Not yet/).waitFor();
});

test('no button moves under the finger when there is something to undo, or no board to go back to', async () => {
    for (const screen of [screens.laptop, screens.phone]) {
        const lab = await openLesson({ link: 'n=5&q=1.3.5.2.4', screen });
        const named = (name) => lab.lesson.getByRole('button', { name, exact: true });
        const place = (name) =>
            named(name).evaluate((one) => {
                const [button, row] = [one, one.parentElement].map((o) =>
                    o.getBoundingClientRect(),
                );
                return [name, button.x - row.x, button.y - row.y];
            });
        const places = () => Promise.all(['Hand in', 'Share', 'Print', 'All tools'].map(place));
        await named('Next').click();
        await lab.until('state', /n=4/);
        await named('Back to my board').waitFor();
        assert.equal(await named('Undo').isVisible(), false);
        const before = await places();
        const back = await place('Back to my board');
        await lab.ask('do put square=b1 piece=queen');
        await named('Undo').waitFor();
        assert.deepEqual(await place('Back to my board'), back);
        await named('Back to my board').click();
        await lab.until('state', /n=5&q=1.3.5.2.4/);
        await named('Back to my board').waitFor({ state: 'hidden' });
        assert.deepEqual(await places(), before);
        await lab.close();
    }
});

test('a finger finds every button of a lesson, on a phone and on a tablet', async () => {
    const tablet = { width: 1024, height: 768, touch: true };
    for (const screen of [screens.phone, tablet]) {
        const lab = await openLesson({ step: 2, screen });
        await lab.ask('do put square=b1 piece=queen');
        await lab.lesson.getByRole('button', { name: 'Undo', exact: true }).waitFor();
        await lab.lesson.getByRole('button', { name: 'Hint', exact: true }).waitFor();
        const buttons = await lab.lesson.getByRole('button').all();
        assert.ok(buttons.length >= 9, `${buttons.length} buttons`);
        for (const one of buttons) {
            const { width, height } = await one.boundingBox();
            assert.ok(width >= 44 && height >= 44, `${await one.innerText()}: ${width}x${height}`);
        }
        await lab.close();
    }
});
