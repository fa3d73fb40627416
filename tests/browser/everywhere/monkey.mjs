// A monkey at the page, for hours if one wants: mouse, touch, keys, windows of all sizes, tabs and links
// at random, the same for the same seed. It fails when the page breaks down, or when it takes more
// memory at the end than after five minutes, which go by in a tour and in a hurry, see warm_up.mjs.
//
//   node tests/browser/everywhere/monkey.mjs MINUTES [BROWSER] [SEED]      (see scripts/monkey)
import assert from 'node:assert/strict';
import { serve } from '../../../scripts/static-server.mjs';
import { randomNumbers } from '../../web/random_numbers.mjs';
import { site } from '../lab.mjs';
import { names, start } from './browsers.mjs';
import { countObjects, flagsToBeginAnew, objects } from './graphics.mjs';
import { cleanUp, memoryByKind } from './memory.mjs';
import { Page } from './page.mjs';
import { drawn, sizes, tricks } from './tricks.mjs';
import { closeAll, hurry, tour } from './warm_up.mjs';

const minute = 60_000;
/** Minutes after which everything that is needed has been loaded, and how much may come to it. */
const warm = 5;
const growth = 1.05;

const full = Array(8).fill('Q'.repeat(8)).join('/');
/**
 * A picture for which the program needs more memory than for most that the monkey comes to, which fills
 * boards: 28 MB, where empty ones need 16. One with all lines needs 45 MB more, in a few large blocks, of
 * which browsers leave more and more in pieces.
 */
const largest = `n=8&t=torus&b=${full}&view=repeated&sel=1-1`;
/**
 * Chromium otherwise writes down every address that a visitor comes past, and so that of each board: for
 * 1200 of them in a page without any program its own process grew from 39 to 48 MB, and with this not
 * at all.
 */
const flags = ['--incognito', ...flagsToBeginAnew];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What the page takes when it has nothing to do and nothing is open over it, in the same window each
 * time.
 * @param {Page} page
 * @param {() => Promise<void>} clean has the browser clean up
 * @returns {Promise<{ made: number, size: number, kinds: Map<string, number> }>} objects of the graphics,
 *     and the least megabytes of a minute and a half, also by the kinds of the browser's processes:
 *     graphics may take half a minute to give back what they had, and the workers of a count, some
 *     10 MB, end when they have had nothing to do for a minute
 */
async function restingMemory(page, clean) {
    await page.resize(...sizes[0]);
    await closeAll(page);
    await page.ask('do discard-count');
    // The program's memory never shrinks, so it is grown to its full size from the start. The buffers
    // of the last solid are kept, so the same one is painted each time.
    await page.follow(largest);
    await page.follow('n=8&t=torus&view=solid');
    await page.follow('n=8&room=place');
    const made = await objects(page);
    let least = { made, size: Infinity, kinds: new Map() };
    for (let second = 0; second < 90; ++second) {
        if (second % 20 === 0) await clean();
        await pause(1000);
        const kinds = memoryByKind();
        const size = [...kinds.values()].reduce((sum, more) => sum + more, 0);
        if (size < least.size) least = { made, size, kinds };
    }
    return least;
}

/**
 * Keeps the monkey in the page: windows of the machine stop the driver until somebody closes them, and
 * on another page, such as that of the famous boards, there is no program.
 */
const lockIn = (page) =>
    page.run(() => {
        window.print = () => {};
        window.open = () => null;
        addEventListener('click', (event) => {
            const way = event.target.closest?.('a[href], input[type=file], [download]');
            if (way && (way.target || way.pathname !== location.pathname)) event.preventDefault();
        });
    });

async function play(page, clean, minutes, seed) {
    const below = randomNumbers(seed);
    const begun = Date.now();
    const done = [];
    const measure = async () => {
        const resting = await restingMemory(page, clean);
        const { made, size, kinds } = resting;
        console.log(`${done.length} done, ${size.toFixed(0)} MB, ${made} objects of the graphics`);
        console.log([...kinds].map(([kind, part]) => `${kind} ${part.toFixed(0)} MB`).join(', '));
        return resting;
    };
    const noBreakdown = async () => {
        const said = await page.run(() => document.querySelector('#crash[open]')?.innerText ?? '');
        assert.equal(said, '');
    };
    const trick = async () => {
        const name = drawn[below(drawn.length)];
        done.push(name);
        await tricks[name](page, below);
        await pause(below(100));
    };
    const until = async (end, act) => {
        while (Date.now() < end) {
            try {
                await act();
                await noBreakdown();
            } catch (error) {
                const place = await page
                    .run(() => location.href)
                    .catch(() => 'a page that is gone');
                const latest = `${done.slice(-20)}`;
                throw new Error(`after ${done.length}, at ${place}: ${latest}`, { cause: error });
            }
        }
    };
    await tour(page);
    const [end, warmEnd] = [minutes, warm].map((time) => begun + time * minute);
    await until(Math.min(end, warmEnd), async () => done.push(...(await hurry(page, below))));
    // Of a shorter time nothing is known.
    if (end <= warmEnd) return;
    const first = await measure();
    await until(end, trick);
    const last = await measure();
    assert.equal(last.made, first.made, 'objects of the graphics');
    const told = `${first.size.toFixed(0)} MB became ${last.size.toFixed(0)} MB`;
    assert.ok(last.size <= first.size * growth, told);
}

async function main(minutes, name = 'chromium', seed = '1') {
    if (!(Number(minutes) > 0) || !names.includes(name) || !/^\d+$/.test(seed)) {
        console.error(`usage: scripts/monkey MINUTES [${names.join('|')}] [SEED]`);
        return 2;
    }
    const server = await serve(site, 0);
    const browser = await start(name, flags);
    try {
        const page = new Page(browser.session);
        await page.enter(server.url);
        await lockIn(page);
        await countObjects(page);
        const clean = () => cleanUp[name](browser.session, page);
        await play(page, clean, Number(minutes), Number(seed));
        return 0;
    } finally {
        await browser.close();
        await server.close();
    }
}

process.exitCode = await main(...process.argv.slice(2));
