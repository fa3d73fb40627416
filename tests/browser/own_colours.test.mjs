// Where a device has colours of its own, as Windows in high contrast, what a colour says is seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const flags = ['--disable-webgl', '--disable-3d-apis'];
const laboratory = await laboratoryFor({ fresh: true, flags });

const enter = (options) =>
    laboratory.enter({ ...options, context: { forcedColors: 'active', colorScheme: 'dark' } });

/** How an element and its edge are coloured, whatever shines through. */
const look = (found) =>
    found.evaluate((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        return `${backgroundColor.match(/[\d.]+/g).slice(0, 3)} ${boxShadow}`;
    });

/** Each of these looks unlike the others. */
async function assertUnlike(...found) {
    const looks = await Promise.all(found.map(look));
    assert.equal(new Set(looks).size, looks.length, looks.join(', '));
}

test('light, dark, selected and attacked squares of the grid look different', async () => {
    const lab = await enter({ link: 'n=4&q=1.1.0.0&sel=1-1&room=place' });
    const square = (name) => lab.page.locator(`[data-square="${name}"]`);
    await lab.page.locator('[data-marks~="conflict"]').first().waitFor();
    await assertUnlike(
        square('d4'),
        square('d3'),
        lab.page.locator('[data-marks~="conflict"]').first(),
    );
});

test('what is switched on looks unlike what is off', async () => {
    const lab = await enter({ link: 'n=8&room=place' });
    const button = (name) => lab.page.locator('#mirror').getByRole('button', { name, exact: true });
    await button('Queen').waitFor();
    await assertUnlike(button('Queen'), button('Pawn'));
    await lab.follow('n=8&a=backtracking');
    const shown = lab.page.getByRole('switch', { name: 'Algorithm' });
    await shown.and(lab.page.locator('[aria-checked="true"]')).waitFor();
    const on = await look(shown);
    await shown.click();
    await shown.and(lab.page.locator('[aria-checked="false"]')).waitFor();
    assert.notEqual(await look(shown), on);
});

test('the board on show stands out among those that the text of a lesson names', async () => {
    const lab = await enter({ path: '?lesson=eight-by-hand&step=6' });
    await lab.page.locator('#lesson .board-link[aria-current]').waitFor();
    await assertUnlike(
        lab.page.locator('#lesson .board-link[aria-current]'),
        lab.page.locator('#lesson .board-link:not([aria-current])').first(),
    );
});

test('how far the page is loaded is seen', async () => {
    const lab = await laboratory.visit({
        before: (page) => page.route('**/queens_page.wasm', () => {}),
        context: { forcedColors: 'active' },
        waitUntil: 'commit',
    });
    const bar = lab.page.locator('#loading progress');
    await bar.waitFor();
    const filled = (value) => bar.evaluate((progress, to) => (progress.value = to), value);
    await filled(0);
    const none = await bar.screenshot();
    await filled(await bar.evaluate(({ max }) => max));
    assert.ok(!none.equals(await bar.screenshot()));
});
