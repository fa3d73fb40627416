// The board as a solid on the real page: rolled up, turned, clicked, and opened again from its link.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { pictures } from './saved_pictures.mjs';

const laboratory = await laboratoryFor();

/** How many bytes the picture of the middle of the board has: few if nothing is painted there. */
async function richness(lab) {
    const { x, y, width, height } = await lab.rect('board');
    const clip = {
        x: x + width / 2 - 120,
        y: y + height / 2 - 120,
        width: 240,
        height: 240,
    };
    return (await lab.page.screenshot({ clip })).length;
}
const painted = 8_000;

test('a board is rolled up by a click, turned by a drag, and its link shows the same', async () => {
    const lab = await laboratory.enter({ link: 'n=8&t=cyl&q=5.3.1.7.2.8.6.4', drawn: true });
    await lab.click('solid');
    await lab.until('state', /view=solid/);
    await lab.rest();
    assert.ok((await richness(lab)) > painted);
    await lab.drag('board', 'roll-solid');
    const state = await lab.until('state', /solid=1000\./);
    const again = await laboratory.enter({ link: state });
    assert.equal(await again.ask('state'), state);
    assert.deepEqual([...lab.complaints, ...again.complaints], []);
});

test('every shape is painted as its link has it turned', async () => {
    // Rolling up takes three seconds of drawing.
    const lab = await laboratory.enter({ drawn: true, context: { reducedMotion: 'reduce' } });
    const shapes = ['cyl', 'cylv', 'torus', 'mobius', 'mobiusv', 'klein', 'kleinv', 'proj'];
    for (const surface of shapes) {
        const link = `v=1&n=8&t=${surface}&q=5.3.1.7.2.8.6.4&view=solid&solid=1000.236.412.0.880.100`;
        await lab.follow(link);
        assert.equal(await lab.ask('state'), link);
        assert.ok((await richness(lab)) > painted, `${surface} is painted`);
    }
    assert.deepEqual(lab.complaints, []);
});

test('a square of a torus is clicked and tapped as on the flat board, which stands beside it', async () => {
    const link = 'n=8&t=torus&view=solid';
    const lab = await laboratory.enter({ link });
    await lab.rest();
    await lab.click('solid-square d6');
    await lab.until('state', /q=0\.0\.0\.6\./);
    await lab.click('square f2');
    await lab.until('state', /q=0\.0\.0\.6\.0\.2\./);
    await lab.close();
    const phone = await laboratory.enter({ ...screens.phone, link });
    await phone.rest();
    await phone.tap('square e6');
    await phone.until('state', /q=0\.0\.0\.0\.6\./);
});

test('the right button draws an arrow on a torus, which does not turn', async () => {
    const lab = await laboratory.enter({ link: 'n=8&t=torus&view=solid' });
    await lab.rest();
    await lab.drag('solid-square d6', 'solid-square e6', { button: 2 });
    const state = await lab.until('state', /draw=ga/);
    assert.match(state, /draw=ga4-6-5-6(&|$)/);
    assert.doesNotMatch(state, /solid=/);
    assert.deepEqual(lab.complaints, []);
});

test('a Klein bottle is cut open as a bottle, and its link shows the same', async () => {
    const lab = await laboratory.enter({ link: 'n=8&t=klein&view=solid', drawn: true });
    await lab.rest();
    const eight = await lab.page.screenshot();
    await lab.click('bottle');
    await lab.until('state', /solid=1000\.0\.0\.0\.1000\.100\.0\.0\.1/);
    await lab.rest();
    const bottle = await lab.page.screenshot();
    assert.ok(!bottle.equals(eight));
    await lab.click('cut-open');
    const state = await lab.until('state', /solid=1000\.0\.0\.0\.1000\.100\.2\.0\.1/);
    await lab.rest();
    assert.ok(!(await lab.page.screenshot()).equals(bottle));
    const again = await laboratory.enter({ link: state });
    await again.rest();
    assert.equal(await again.ask('state'), state);
    assert.deepEqual([...lab.complaints, ...again.complaints], []);
});

test('queens in a cube stand in space, and a drag turns them', async () => {
    const lab = await laboratory.enter({ link: 'n=5&a=cube&i=137', drawn: true });
    await lab.rest();
    const before = await lab.page.screenshot();
    assert.ok(before.length > 60_000);
    const [x, y] = await lab.middle('cube');
    await lab.page.mouse.move(x, y);
    await lab.page.mouse.down();
    await lab.page.mouse.move(x + 90, y + 20, { steps: 4 });
    await lab.page.mouse.up();
    await lab.page.mouse.move(x + 90, 5);
    await lab.rest();
    assert.ok(!(await lab.page.screenshot()).equals(before));
    assert.deepEqual(lab.complaints, []);
});

test('a solid is saved as it is seen, and rolling up', async () => {
    const lab = await laboratory.share({
        link: 'n=6&t=torus&view=solid&solid=900.0.0.0.1000.100',
        drawn: true,
    });
    await lab.openTab('Picture');
    await lab.page.getByText('The board in space').waitFor();
    assert.equal(await lab.page.getByRole('button', { name: 'Save SVG' }).isVisible(), false);
    const still = await lab.saved('Save PNG');
    const one = await pictures(lab, still.bytes);
    assert.equal(one.count, 1);
    assert.ok(still.bytes.length > 10_000);
    const moving = await lab.saved('Save as an animated PNG');
    const { count, different, width, height } = await pictures(lab, moving.bytes);
    assert.equal(count, 41);
    assert.ok(different > 35);
    assert.deepEqual([width, height], [one.width, one.height]);
    await lab.until('state', /solid=900\.0\.0\.0\.1000\.100/);
    assert.deepEqual(lab.complaints, []);
});

test('a solid comes back after the graphics context was lost', async () => {
    const lab = await laboratory.enter({
        link: 'n=7&t=torus&q=1.3.5.7.2.4.6&view=solid',
        drawn: true,
    });
    await lab.rest();
    const before = await richness(lab);
    assert.ok(before > painted);
    const happens = (event, act) =>
        lab.page.evaluate(
            ([name, method]) => {
                const canvas = document.getElementById('canvas');
                window.loss ??= canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
                const happened = new Promise((resolve) => {
                    canvas.addEventListener(name, resolve, { once: true });
                });
                window.loss[method]();
                return happened.then(() => undefined);
            },
            [event, act],
        );
    await happens('webglcontextlost', 'loseContext');
    await lab.page.mouse.move(500, 300);
    await happens('webglcontextrestored', 'restoreContext');
    await lab.page.mouse.move(0, 0);
    await lab.rest();
    assert.equal(await richness(lab), before);
    assert.match(await lab.ask('state'), /q=1\.3\.5\.7\.2\.4\.6/);
});
