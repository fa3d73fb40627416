// The canvas: sharp at every size and ratio, still when nothing happens, and free of the
// keyboard's other uses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Waits until there is a canvas pixel for every pixel of the screen. */
async function sharp(lab, width, height, ratio) {
    await lab.page.waitForFunction(
        ([w, h, r]) => {
            const canvas = document.getElementById('canvas');
            const box = canvas.getBoundingClientRect();
            const exact = Math.abs(box.width * r - canvas.width) < 0.2;
            return (
                canvas.width === Math.floor(w * r) && canvas.height === Math.floor(h * r) && exact
            );
        },
        [width, height, ratio],
    );
}

for (const scale of [1, 1.25, 2, 3]) {
    test(`a canvas pixel is a screen pixel at ratio ${scale}, also after a resize`, async () => {
        const lab = await laboratory.enter({ width: 1366, height: 768, scale });
        await sharp(lab, 1366, 768, scale);
        await lab.page.setViewportSize({ width: 1001, height: 703 });
        await sharp(lab, 1001, 703, scale);
        await lab.rest();
        await lab.click('square c5');
        await lab.until('state', /q=0\.0\.5\./);
    });
}

test('a change of the ratio alone is followed', async () => {
    const lab = await laboratory.enter({ width: 900, height: 700 });
    await sharp(lab, 900, 700, 1);
    const session = await lab.page.context().newCDPSession(lab.page);
    await session.send('Emulation.setDeviceMetricsOverride', {
        width: 900,
        height: 700,
        deviceScaleFactor: 2,
        mobile: false,
    });
    // Without a screen Chromium reports a new ratio when something is drawn, on a still page never.
    await lab.page.mouse.move(300, 300);
    await sharp(lab, 900, 700, 2);
});

test('an idle page comes to draw nothing', async () => {
    const lab = await laboratory.enter();
    await lab.page.mouse.move(640, 400);
    // Some frames for the pointer, and some for the tooltip that might come up; then none for a second.
    await lab.page.waitForFunction(() => {
        const { frames } = window.queensLab;
        const still =
            frames === window.still?.frames ? window.still : { frames, since: Date.now() };
        window.still = still;
        return Date.now() - still.since >= 1000;
    });
});

/** Enters a page whose clock can run ahead. */
const enterWithClock = (options) =>
    laboratory.enter({ ...options, before: (page) => page.clock.install() });

/** How many frames a page draws in that many milliseconds of its clock. */
async function framesIn(lab, time) {
    const drawn = () => lab.page.evaluate(() => window.queensLab.frames);
    const before = await drawn();
    await lab.page.clock.runFor(time);
    return (await drawn()) - before;
}

test('a page that draws nothing shows what a script has done', async () => {
    const lab = await enterWithClock({ link: 'n=8&room=place' });
    await framesIn(lab, 2000);
    assert.equal(await framesIn(lab, 1000), 0);
    await lab.ask('do put square=d4 piece=queen');
    await lab.until('screen', /1 of 8 stand/);
});

test('a movement of the pointer costs a handful of frames', async () => {
    const lab = await enterWithClock();
    // From here on only what is waited for has time to be drawn.
    await lab.page.clock.pauseAt(await lab.page.evaluate(() => Date.now() + 1000));
    await lab.page.clock.runFor(1500);
    await lab.page.mouse.move(640, 400);
    const drawn = await framesIn(lab, 1500);
    assert.ok(drawn >= 2 && drawn <= 12, `${drawn} frames`);
});

test('keys of the browser stay the browser’s', async () => {
    const lab = await laboratory.enter();
    /** Presses a key as a browser does, and says whether the program took it away from the browser. */
    const isTaken = (key, code, keyCode, ctrlKey = false) =>
        lab.page.evaluate(
            (press) => {
                const event = new KeyboardEvent('keydown', press);
                document.getElementById('canvas').dispatchEvent(event);
                return event.defaultPrevented;
            },
            { key, code, keyCode, ctrlKey, bubbles: true, cancelable: true },
        );
    for (const [key, code, keyCode, control] of [
        ['F5', 'F5', 116],
        ['F11', 'F11', 122],
        ['F12', 'F12', 123],
        ['l', 'KeyL', 76, true],
        ['c', 'KeyC', 67, true],
        ['v', 'KeyV', 86, true],
        ['=', 'Equal', 187, true],
    ]) {
        assert.equal(await isTaken(key, code, keyCode, control), false, key);
    }
    // The program's own are taken, which shows that it hears such presses.
    assert.equal(await isTaken('ArrowUp', 'ArrowUp', 38), true);
});

test('Escape twice leaves the canvas, and Tab comes back', async () => {
    const lab = await laboratory.enter();
    const focused = () => lab.page.evaluate(() => document.activeElement.id);
    assert.equal(await focused(), 'canvas');
    await lab.press('Escape', 'Escape');
    assert.equal(await focused(), '');
    await lab.press('Tab');
    assert.ok(
        await lab.page.evaluate(() => document.activeElement.closest('#mirror, #stage') !== null),
    );
    await lab.page.locator('#canvas').focus();
    const outline = () =>
        lab.page.evaluate(() => getComputedStyle(document.getElementById('canvas')).outlineStyle);
    assert.equal(await outline(), 'solid');
    await lab.press('Tab');
    assert.equal(await outline(), 'none', 'the ring of a control is the only one');
});

test('the ring of the board goes around its squares, and not around the room beside them', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=1.5.8.6.3.7.2.4', drawn: true });
    const around = async (x) => lab.page.screenshot({ clip: { x, y: 70, width: 20, height: 620 } });
    const [beside, edge] = [60, 205];
    const before = [await around(beside), await around(edge)];
    await lab.press('Tab');
    await lab.rest();
    assert.ok(before[0].equals(await around(beside)));
    assert.ok(!before[1].equals(await around(edge)));
});

test('keys held while the focus goes elsewhere are let go', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.keyboard.down('Control');
    await lab.page.evaluate(() => document.getElementById('canvas').blur());
    await lab.page.keyboard.up('Control');
    await lab.page.evaluate(() => document.getElementById('canvas').focus());
    await lab.press('ArrowUp', 'Enter');
    await lab.until('state', /q=0\.0\.0\.4/);
});

test('what did not change stays in the picture, also when the window gets its size again', async () => {
    const lab = await enterWithClock({ link: 'n=8&q=1.5.8.6.3.7.2.4', drawn: true });
    const picture = await lab.page.screenshot();
    await lab.page.mouse.move(500, 300);
    await lab.rest();
    assert.ok(!(await lab.page.screenshot()).equals(picture), 'a square is pointed at');
    await lab.page.evaluate(() => dispatchEvent(new UIEvent('resize')));
    await lab.page.mouse.move(0, 0);
    await lab.rest();
    await lab.page.clock.runFor(900);
    await lab.rest();
    assert.ok((await lab.page.screenshot()).equals(picture), 'the same picture as before');
});

for (const [name, screen] of Object.entries(screens)) {
    test(`everything lies inside the screen of a ${name}`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=8&a=backtracking&i=20' });
        await lab.until('step', '20');
        const ids = ['square a1', 'square h8', 'square a8', 'square h1', 'share', 'help'];
        ids.push('tab-place', 'tab-solve', 'tab-count', 'to-start', 'play', 'step', 'to-end');
        for (const id of ids) {
            const { x, y, width, height } = await lab.rect(id);
            const inside =
                x >= 0 &&
                y >= 0 &&
                x + width <= screen.width + 0.5 &&
                y + height <= screen.height + 0.5;
            assert.ok(inside && width > 0 && height > 0, `${id}: ${[x, y, width, height]}`);
        }
        const scrolls = await lab.page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return scrollWidth > innerWidth || scrollHeight > innerHeight;
        });
        assert.ok(!scrolls, 'the page itself does not scroll');
    });
}

test('buttons are large enough for fingers on a phone', async () => {
    const lab = await laboratory.enter(screens.phone);
    for (const id of ['share', 'help', 'play', 'tab-place']) {
        const { width, height } = await lab.rect(id);
        assert.ok(width >= 44 && height >= 44, `${id}: ${width} x ${height}`);
    }
});

test('a chosen theme beats the system and is remembered', async () => {
    const lab = await laboratory.enter({ context: { colorScheme: 'dark' } });
    const paper = () => lab.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.equal(await paper(), 'rgb(20, 23, 28)');
    await lab.click('help');
    await lab.click('theme-in-help');
    await lab.until('theme', 'light');
    await lab.page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    assert.equal(await paper(), 'rgb(250, 248, 244)');
    await lab.reload();
    assert.equal(await lab.ask('theme'), 'light');
    assert.equal(await paper(), 'rgb(250, 248, 244)');
});

for (const colorScheme of ['light', 'dark']) {
    test(`more contrast darkens or brightens the page's quiet texts, ${colorScheme}`, async () => {
        const lab = await laboratory.enter({ context: { colorScheme, contrast: 'more' } });
        const [quiet, ink] = await lab.page.evaluate(() => {
            const colour = (selector) => getComputedStyle(document.querySelector(selector)).color;
            return [colour('.quiet'), colour('body')];
        });
        assert.equal(quiet, ink);
    });
}

/** Waits until the page wants this colour, and no other, for the browser's own frame. */
async function untilFrame(page, colour) {
    await page.waitForFunction((wanted) => {
        const metas = [...document.querySelectorAll('meta[name="theme-color"]')];
        const heeded = metas.filter((meta) => matchMedia(meta.media).matches);
        return heeded.length === 1 && heeded[0].content === wanted;
    }, colour);
}

test('a change of the system’s theme is followed, until another one is chosen', async () => {
    const lab = await laboratory.enter({ drawn: true });
    await untilFrame(lab.page, '#faf8f4');
    const light = await lab.page.screenshot();
    await lab.page.emulateMedia({ colorScheme: 'dark' });
    await untilFrame(lab.page, '#14171c');
    await lab.rest();
    assert.ok(!(await lab.page.screenshot()).equals(light));
    await lab.click('help');
    await lab.click('theme-in-help');
    await untilFrame(lab.page, '#faf8f4');
});

test('a change of the system’s theme is followed while a search plays', async () => {
    const lab = await laboratory.enter({ link: 'n=20&a=backtracking' });
    await lab.click('play');
    for (let i = 0; i < 4; ++i) {
        await lab.page.emulateMedia({ colorScheme: 'dark' });
        await untilFrame(lab.page, '#14171c');
        await lab.page.emulateMedia({ colorScheme: 'light' });
        await untilFrame(lab.page, '#faf8f4');
    }
});

test('presenting fills the screen, and leaving the full screen ends it', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.click('help');
    await lab.click('present-in-help');
    await lab.until('state', /present=1/);
    await lab.page.waitForFunction(() => document.fullscreenElement !== null);
    await lab.page.evaluate(() => document.exitFullscreen());
    await lab.until('state', /^(?!.*present)/);
    assert.deepEqual(lab.complaints, []);
});
