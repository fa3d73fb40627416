// How much memory the program takes, which it never gives back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true, flags: ['--js-flags=--expose-gc'] });

test('a torus full of queens, with all lines of its copies, takes less than 35 MB of memory', async () => {
    const lab = await laboratory.enter({
        before: (page) =>
            page.addInitScript(() => {
                const instantiate = WebAssembly.instantiateStreaming;
                WebAssembly.instantiateStreaming = async (...given) => {
                    const made = await instantiate.apply(WebAssembly, given);
                    const exported = Object.values(made.instance.exports);
                    window.memory ??= exported.find((each) => each instanceof WebAssembly.Memory);
                    return made;
                };
            }),
    });
    const megabytes = () => lab.page.evaluate(() => window.memory.buffer.byteLength / 2 ** 20);
    const empty = await megabytes();
    assert.ok(empty > 1 && empty < 20, `${empty} MB at first`);
    const full = Array(8).fill('QQQQQQQQ').join('/');
    for (const selected of ['a1', 'd4', 'h8']) {
        await lab.follow(`n=8&t=torus&b=${full}&view=repeated&sel=${selected}`);
    }
    const most = await megabytes();
    assert.ok(most < 35, `${most} MB`);
});

test('pictures of boards that are no longer shown are given back by the browser', async () => {
    const lab = await laboratory.enter();
    const cdp = await lab.page.context().newCDPSession(lab.page);
    await cdp.send('Performance.enable');
    const documents = async () => {
        await cdp.send('HeapProfiler.collectGarbage');
        const { metrics } = await cdp.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'Documents').value;
    };
    const dialog = lab.page.locator('#link-dialog');
    const before = await documents();
    for (const columns of ['1.5.8.6.3.7.2.4', '1.6.8.3.7.4.2.5', '2.4.6.8.3.1.7.5']) {
        await lab.follow(`n=8&q=${columns}`);
        await lab.ask('do share');
        await dialog.getByRole('tab', { name: 'Picture' }).click();
        await lab.page.waitForFunction(() => document.getElementById('picture').naturalWidth > 0);
        await lab.page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
    }
    let after = await documents();
    for (let second = 0; second < 20 && after > before; second += 1) {
        await lab.page.waitForTimeout(1000);
        after = await documents();
    }
    assert.ok(after <= before, `${before} documents became ${after}`);
});

test('a picture of a board far down in a list is there when it comes into view', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.evaluate(() => {
        const boards = Array.from({ length: 60 }, (_, i) => ({ name: `Board ${i}`, link: 'n=4' }));
        localStorage.setItem('queens-lab/boards', JSON.stringify(boards));
    });
    await lab.ask('do share');
    await lab.page.locator('#link-dialog').getByRole('tab', { name: 'My boards' }).click();
    const last = lab.page.locator('#kept img').last();
    await last.waitFor();
    await lab.page.evaluate(async () => {
        for (let round = 0; round < 5; round += 1) {
            window.gc({ type: 'minor' });
            await new Promise((later) => setTimeout(later, 50));
        }
    });
    await last.scrollIntoViewIfNeeded();
    const isShown = await last.evaluate(async (image) => {
        while (!image.src) await new Promise(requestAnimationFrame);
        await image.decode();
        return image.naturalWidth > 0;
    });
    assert.ok(isShown);
});
