// A phone under two thumbs: real touches, which Chromium is given by its developer protocol.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

/** Fingers on the page of a laboratory. */
class Hand {
    static async on(lab) {
        const hand = new Hand();
        hand.lab = lab;
        hand.session = await lab.page.context().newCDPSession(lab.page);
        return hand;
    }

    /** Puts fingers down, or moves them, to points; those that are missing are lifted. */
    async #touch(type, points) {
        const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
        await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
        await this.lab.page.waitForTimeout(20);
    }
    put(...points) {
        return this.#touch('touchStart', points);
    }
    move(...points) {
        return this.#touch('touchMove', points);
    }
    async lift() {
        await this.#touch('touchEnd', []);
        await this.lab.rest();
    }

    /** Drags one finger from point to point, slowly enough that nothing is thrown. */
    async drag([x, y], [toX, toY]) {
        await this.put([x, y]);
        for (let i = 1; i <= 10; ++i) {
            await this.move([x + ((toX - x) * i) / 10, y + ((toY - y) * i) / 10]);
        }
        await this.lab.page.waitForTimeout(300);
        await this.lift();
    }

    /** Spreads two fingers about a point from `near` to `far` pixels on both sides of it. */
    async spread([x, y], near, far) {
        const both = (half) => [
            [x - half, y],
            [x + half, y],
        ];
        await this.put([x - near, y]);
        await this.put(...both(near));
        for (let i = 1; i <= 10; ++i) {
            await this.move(...both(near + ((far - near) * i) / 10));
        }
        await this.lift();
    }
}

const phones = {
    'a phone': screens.phone,
    'a phone with the bars of its browser': { ...screens.phone, height: 664 },
    'a small phone': { ...screens.phone, width: 360, height: 640 },
};

for (const [name, screen] of Object.entries(phones)) {
    test(`while a search runs the board has 85 % of the width of ${name}`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=8&a=backtracking&i=20' });
        const { width } = await lab.rect('square a1');
        assert.ok(8 * width >= 0.85 * screen.width, `${8 * width} of ${screen.width}`);
        const scrubber = await lab.rect('scrubber');
        assert.ok(scrubber.width >= 150, `${scrubber.width} of the scrubber`);
        assert.deepEqual(lab.complaints, []);
    });
}

test('a finger draws the panel up over the board and pushes it down to its tabs', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8&a=backtracking&i=20' });
    const hand = await Hand.on(lab);
    const folded = await lab.middle('tab-count');
    assert.ok(folded[1] > 800, 'only its tabs are seen while a search is loaded');
    await hand.drag(folded, [folded[0], 70]);
    const raised = await lab.middle('tab-count');
    assert.ok(raised[1] < 120, `${raised[1]} from the top`);
    await hand.drag(raised, [raised[0], 840]);
    assert.ok((await lab.middle('tab-count'))[1] > 800);
    assert.match(await lab.ask('state'), /room=solve|^(?!.*room)/, 'no tab was pressed');
});

test('a tap on a tab opens the panel, and one on the same tab folds it', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8&a=backtracking&i=20' });
    await lab.tap('tab-solve');
    await lab.until('rect solver', /./);
    await lab.rest();
    assert.ok((await lab.middle('tab-solve'))[1] < 700);
    await lab.tap('tab-solve');
    await lab.until('rect solver', '');
});

test('two fingers enlarge a board of 50 rows, and its squares are tapped one by one', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=50' });
    const hand = await Hand.on(lab);
    const before = await lab.rect('square p20');
    assert.ok(before.width < 8, `${before.width} pixels`);
    await hand.spread(await lab.middle('square p20'), 20, 120);
    const after = await lab.rect('square p20');
    assert.ok(after.width > 24, `${after.width} pixels`);
    assert.doesNotMatch(await lab.ask('state'), /q=[0.]*[1-9]/, 'no finger placed a queen');
    for (const square of ['square p20', 'square q22']) await lab.tap(square);
    await lab.until('state', /q=(0\.){15}20\.22\./);
    await lab.tap('reset-zoom');
    await lab.until('state', /^(?!.*zoom)/);
});

test('a finger that rests on a button is shown what it does, and does not press it', async () => {
    const lab = await laboratory.enter({ ...screens.phone, link: 'n=8' });
    const hand = await Hand.on(lab);
    await hand.put(await lab.middle('surface'));
    await lab.until('rect hint', /./);
    const hint = await lab.rect('hint');
    assert.ok(hint.x >= 0 && hint.x + hint.width <= screens.phone.width);
    await hand.lift();
    assert.equal(await lab.ask('rect surface-torus'), '');
    await lab.tap('surface');
    await lab.until('rect surface-torus', /./);
});

test('a finger scrolls the help of a phone on its side, which names gestures', async () => {
    const lab = await laboratory.enter({ width: 568, height: 250, touch: true, link: 'n=8' });
    const hand = await Hand.on(lab);
    await lab.tap('help');
    await lab.until('rect theme-in-help', /./);
    await hand.drag([400, 240], [400, 20]);
    await hand.drag([400, 240], [400, 20]);
    await lab.until('rect theme-in-help', '');
});

test('type is as large as the style sheet says', async () => {
    const lab = await laboratory.enter({ link: 'n=8&q=1.5.8.6.3.7.2.4' });
    const { width } = await lab.rect('see-images');
    const expected = await lab.page.evaluate(async () => {
        await document.fonts.load('600 15px Lab');
        const words = document.createElement('span');
        words.textContent = 'Turn and mirror it';
        words.style.cssText = 'position:absolute;font:600 15px Lab;white-space:nowrap';
        document.body.append(words);
        return words.getBoundingClientRect().width;
    });
    assert.ok(Math.abs(width / expected - 1) < 0.05, `${width} for ${expected}`);
});

test('in a lesson on a phone the button that counts is in sight, in every language', async () => {
    for (const language of ['en', 'fr', 'de']) {
        const path = `?lang=${language}&lesson=counting&step=2`;
        const lab = await laboratory.enter({ ...screens.phone, path });
        await lab.page.locator('#lesson').waitFor();
        await lab.rest();
        const { y, height } = await lab.rect('count');
        const canvas = await lab.page.locator('#canvas').boundingBox();
        const room = canvas.y + canvas.height;
        assert.ok(y + height <= room, `${language}: ${y + height} of ${room}`);
        await lab.close();
    }
});
