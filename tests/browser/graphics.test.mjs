// The picture is taken away by the browser: it comes back, or the laboratory goes on in words and
// buttons until it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Enters a page whose clock can run ahead. */
const enter = (options) => laboratory.enter({ ...options, before: (page) => page.clock.install() });

/** Has the browser take the picture away, or give it back, and waits until the page has heard of it. */
const happens = (lab, event, act) =>
    lab.page.evaluate(
        ([name, method]) => {
            const canvas = document.getElementById('canvas');
            window.graphics ??= canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
            const heard = new Promise((resolve) => {
                canvas.addEventListener(name, () => resolve(), { once: true });
            });
            window.graphics[method]();
            return heard;
        },
        [event, act],
    );
const lose = (lab) => happens(lab, 'webglcontextlost', 'loseContext');
const giveBack = (lab) => happens(lab, 'webglcontextrestored', 'restoreContext');

/** Has the browser take the picture away, and not give it back for so long that it is not waited for. */
async function loseGraphics(lab) {
    await lose(lab);
    await lab.page.clock.runFor(5000);
}

test('graphics that are not given back leave words and buttons, with the state as it is', async () => {
    const lab = await enter({ link: 'n=6&q=2.4.6.1.3.0' });
    const before = await lab.ask('state');
    await loseGraphics(lab);
    await lab.page.getByText('took the picture of the laboratory away').waitFor();
    assert.equal(await lab.ask('state'), before);
    await lab.page.getByRole('gridcell', { name: /^f5/ }).focus();
    await lab.press('Enter');
    await lab.until('state', /q=2\.4\.6\.1\.3\.5/);
    await lab.page.getByRole('button', { name: 'Show the picture again' }).click();
    await lab.page.waitForFunction(() => !('text' in document.documentElement.dataset));
    await lab.ready();
    assert.ok(await lab.page.locator('#canvas').isVisible());
    assert.match(await lab.ask('state'), /q=2\.4\.6\.1\.3\.5/);
});

test('without a picture every kind of piece has a sign that needs no language', async () => {
    const lab = await enter({ link: 'n=9x1&b=QRBNKAPxo' });
    await loseGraphics(lab);
    const signs = lab.page.locator('[role="gridcell"] b');
    await signs.first().waitFor();
    const texts = await signs.allTextContents();
    assert.equal(texts.length, 8);
    for (const text of texts) assert.match(text, /^(?:[\u2654-\u265F]+\uFE0E|\u25A0|\u00D7)$/u);
});

test('graphics that are given back late are shown again by a button, in the same page', async () => {
    const lab = await enter({ link: 'n=6&q=2.4.6.1.3.0' });
    await loseGraphics(lab);
    await lab.page.getByText('took the picture of the laboratory away').waitFor();
    await lab.page.evaluate(() => (window.same = true));
    await giveBack(lab);
    assert.ok(!(await lab.page.locator('#canvas').isVisible()));
    await lab.page.getByRole('button', { name: 'Show the picture again' }).click();
    await lab.rest();
    assert.ok(await lab.page.evaluate(() => window.same));
    assert.ok(await lab.page.locator('#canvas').isVisible());
    await lab.click('square f5');
    await lab.until('state', /q=2\.4\.6\.1\.3\.5/);
    assert.ok(!(await lab.page.locator('#lost').isVisible()));
});

test('lost graphics come back, with the board unchanged', async () => {
    const lab = await enter({ link: 'n=8&q=1.5.8.6.3.7.2.4', drawn: true });
    const picture = await lab.page.screenshot();
    await lose(lab);
    await lab.page.mouse.move(500, 300);
    await giveBack(lab);
    await lab.page.mouse.move(0, 0);
    await lab.rest();
    assert.match(await lab.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.4/);
    // The square that was pointed at fades.
    await lab.page.clock.runFor(900);
    await lab.rest();
    assert.ok((await lab.page.screenshot()).equals(picture), 'the same picture as before');
});

test('letters are handed to the graphics as one byte for each pixel', async () => {
    const lab = await laboratory.enter({
        link: 'n=6',
        before: (page) =>
            page.addInitScript(() => {
                window.kinds = new Set();
                const { texImage2D } = WebGL2RenderingContext.prototype;
                WebGL2RenderingContext.prototype.texImage2D = function (...facts) {
                    window.kinds.add(facts[2] === this.R8 && facts[6] === this.RED);
                    return texImage2D.apply(this, facts);
                };
            }),
    });
    await lab.rest();
    assert.deepEqual(await lab.page.evaluate(() => [...window.kinds]), [true]);
});
