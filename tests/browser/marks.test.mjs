// Marks where nothing is to stand: by mouse, finger and keyboard, and after the page was loaded anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

test('a click, a drag and a key mark squares, and the page loaded anew has the marks', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=0.0.0.4.0.0.0.0&room=place' });
    await lab.click('marks');
    await lab.click('square a1');
    await lab.drag('square a4', 'square h4');
    await lab.until('state', /&m=1-4-3\.5-4-4\.1-1&/);
    await lab.press('ArrowRight', 'ArrowUp', 'm');
    await lab.until('state', /&m=4-5\.1-4-3/);
    await lab.page.waitForFunction(() => location.hash.includes('&m=4-5.'));
    await lab.reload();
    await lab.until('state', /&m=4-5\.1-4-3\.5-4-4\.1-1&.*marking=1/);
    await lab.drag('square b4', 'square h4');
    await lab.until('state', /&m=4-5\.1-4\.1-1&/);
    await lab.press('Control+z');
    await lab.until('state', /&m=4-5\.1-4-3\.5-4-4\.1-1&/);
    assert.deepEqual(lab.complaints, []);
});

test('a finger marks what it taps and what it passes', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8&marking=1' });
    await lab.tap('square b7');
    await lab.drag('square b5', 'square e5', { touch: true });
    await lab.until('state', /&m=2-7\.2-5-4&/);
    await lab.tap('square b7');
    await lab.until('state', /&m=2-5-4&/);
    assert.deepEqual(lab.complaints, []);
});

test('the board in HTML says what is marked, and M marks there', async () => {
    const lab = await laboratory.enter({ link: 'n=8&m=3-4' });
    const words = (name) =>
        lab.page.locator(`[data-square="${name}"]`).first().getAttribute('aria-label');
    assert.equal(await words('c4'), 'c4, free, marked');
    await lab.page.locator('[data-square="c4"]').first().focus();
    await lab.press('m');
    await lab.until('state', /^(?!.*&m=)/);
    await lab.press('ArrowRight', 'm');
    await lab.until('state', /&m=4-4(&|$)/);
    assert.deepEqual(lab.complaints, []);
});
