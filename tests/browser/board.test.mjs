// Pieces on the board, by mouse, finger and keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

test('a click on an empty square places a queen', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.click('square c5');
    await lab.until('state', /q=0\.0\.5\.0\.0\.0\.0\.0/);
    assert.deepEqual(lab.complaints, []);
});

test('two quick clicks take the queen away again', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    const at = await lab.middle('square g2');
    await lab.page.mouse.click(...at, { clickCount: 2 });
    await lab.rest();
    await lab.until('state', /n=8(&q=0\.0\.0\.0\.0\.0\.0\.0)?(&|$)/);
});

test('a queen is dragged to another square', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=0.0.5.0.0.0.0.0' });
    await lab.drag('square c5', 'square f7');
    await lab.until('state', /q=0\.0\.0\.0\.0\.7\.0\.0/);
});

test('a queen that is dragged off the board is gone', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=1.0.5.0.0.0.0.0' });
    await lab.drag('square c5', 'tab-solve');
    await lab.until('state', /q=1\.0\.0\.0\.0\.0\.0\.0/);
});

test('Shift and the right button draw, and the picture to be shared has what was drawn', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.keyboard.down('Shift');
    await lab.drag('square a1', 'square c3');
    await lab.click('square d4');
    await lab.page.keyboard.up('Shift');
    await lab.until('state', /draw=ga1-1-3-3\.gr4-4(&|$)/);
    await lab.drag('square h8', 'square h5', { button: 2 });
    await lab.until('state', /draw=ga1-1-3-3\.gr4-4\.ga8-8-8-5(&|$)/);
    await lab.press('x');
    await lab.until('state', /^(?!.*draw=)/);
    assert.deepEqual(lab.complaints, []);
});

test('a finger draws with the pen from the menu, and then places pieces again', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8' });
    await lab.tap('help');
    await lab.rest();
    await lab.tap('pen-in-help');
    await lab.rest();
    await lab.tap('ink-red');
    await lab.tap('square e6');
    await lab.until('state', /draw=rr5-6/);
    await lab.tap('put-pen-down');
    await lab.rest();
    await lab.tap('square e6');
    await lab.until('state', /q=0\.0\.0\.0\.6/);
});

test('a finger places a queen and takes her away', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8' });
    await lab.tap('square e6');
    await lab.until('state', /q=0\.0\.0\.0\.6\.0\.0\.0/);
    await lab.tap('square e6');
    await lab.until('state', /^(?!.*\.6\.)/);
});

test('mouse events that the browser makes up for a tap are no second click', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8' });
    const [x, y] = await lab.middle('square e6');
    await lab.tap('square e6');
    await lab.page.mouse.click(x, y);
    await lab.until('state', /q=0\.0\.0\.0\.6\.0\.0\.0/);
    await lab.rest();
    await lab.page.waitForTimeout(100);
    assert.match(await lab.ask('state'), /q=0\.0\.0\.0\.6\.0\.0\.0/);
});

test('arrow keys and Enter place a queen', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.press('ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
    await lab.until('state', /q=0\.0\.0\.0\.5\.0\.0\.0/);
});

test('keys pressed faster than frames are drawn are all heard', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.evaluate(() => {
        const codes = { ArrowLeft: 37, ArrowUp: 38, Enter: 13 };
        for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter']) {
            const press = { key, code: key, keyCode: codes[key], bubbles: true, cancelable: true };
            for (const type of ['keydown', 'keyup']) {
                document.activeElement.dispatchEvent(new KeyboardEvent(type, press));
            }
        }
    });
    await lab.rest();
    await lab.until('state', /q=0\.6\.0\.0\.0\.0\.0\.0/);
});

test('Control Z and Control Y undo and redo', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.click('square a1');
    await lab.click('square b3');
    await lab.until('state', /q=1\.3\.0/);
    await lab.press('Control+z');
    await lab.until('state', /q=1\.0\.0/);
    await lab.press('Control+y');
    await lab.until('state', /q=1\.3\.0/);
    await lab.press('Control+z');
    await lab.until('state', /q=1\.0\.0/);
    await lab.press('Control+Shift+z');
    await lab.until('state', /q=1\.3\.0/);
});

/** How often each square of an n x n torus is attacked by one queen, worked out square by square. */
function torusAttacks(n, row, column) {
    const lines = [];
    for (let r = 0; r < n; ++r) {
        for (let c = 0; c < n; ++c) {
            const [down, right] = [(r - row + n) % n, (c - column + n) % n];
            const seen = down === 0 || right === 0 || down === right || (down + right) % n === 0;
            lines.push(seen && (down !== 0 || right !== 0) ? 1 : 0);
        }
    }
    return lines.join(' ');
}

test('on the torus a queen attacks across both seams', async () => {
    const lab = await laboratory.enter({ link: 'n=7&t=torus' });
    await lab.click('square b6');
    await lab.until('state', /t=torus/);
    await lab.until('attacks', torusAttacks(7, 1, 1));
});

test('the wheel turns the board larger', async () => {
    const lab = await laboratory.enter({ link: 'n=20' });
    const before = await lab.rect('square j10');
    await lab.page.mouse.move(...(await lab.middle('square j10')));
    await lab.page.mouse.wheel(0, -300);
    await lab.page.waitForFunction(
        (width) => Number(window.queensLab.ask('rect square j10').split(' ')[2]) > 1.2 * width,
        before.width,
    );
});

test('a size is typed on a keyboard', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.click('size');
    await lab.click('rows');
    await lab.rest();
    await lab.press('Control+a');
    await lab.page.keyboard.type('12');
    await lab.press('Enter');
    await lab.until('state', /n=8x12/);
});

test('on a Mac Command and A choose all of a field, and typing takes its place', async () => {
    const before = (page) =>
        page.addInitScript(() =>
            Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
        );
    const lab = await laboratory.enter({ before, link: 'n=8' });
    await lab.click('size');
    await lab.click('rows');
    await lab.rest();
    await lab.press('End');
    await lab.page.keyboard.type('2');
    await lab.rest();
    await lab.press('Meta+a');
    await lab.page.keyboard.type('12');
    await lab.press('Enter');
    await lab.until('state', /n=8x12/);
});

test('a field for a number brings up the digits of a phone', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8' });
    await lab.tap('size');
    await lab.tap('rows');
    await lab.page.waitForFunction(() => document.activeElement.id === 'phone-keyboard');
    assert.equal(await lab.page.evaluate(() => document.activeElement.inputMode), 'numeric');
    await lab.press('Backspace');
    await lab.page.keyboard.type('11');
    await lab.press('Enter');
    await lab.until('state', /n=8x11/);
    await lab.page.waitForFunction(() => document.activeElement.id === 'canvas');
});

test('a field that looks for words has the letters of a phone', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8&room=watch' });
    await lab.tap('solver');
    await lab.tap('solver-search');
    await lab.page.waitForFunction(() => document.activeElement.id === 'phone-keyboard');
    assert.equal(await lab.page.evaluate(() => document.activeElement.inputMode), '');
    await lab.page.keyboard.type('a lazy dance');
    await lab.until('screen', /field.*solver-search.*a lazy dance/);
});
