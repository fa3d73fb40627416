// A monkey at the page, for hours if one wants: mouse, touch, keys, windows of all sizes, tabs and links
// at random, the same for the same seed. It fails when the page breaks down, or when it takes more
// memory at the end than after five minutes, which begin with a tour of all that the monkey can reach,
// and in which it hurries: what browsers take grows with what is done there, and less and less. From the
// end of the tour on Chromium took 44 MB more after 2,500 things, and 12 more after another 2,500.
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

const minute = 60_000;
/** Minutes after which everything that is needed has been loaded, and how much may come to it. */
const warm = 5;
const growth = 1.05;

const links = [
    'n=8&a=backtracking',
    'n=8&room=race&a=min_conflicts',
    'n=7&t=torus&view=solid&q=1.3.5.7.2.4.6',
    'n=6&t=klein&view=solid',
    'n=12&room=count',
    'n=8&room=maths&topic=theorem',
    'n=5&a=cube&i=500',
    'n=20&a=annealing&i=500',
    'n=8&q=1.5.8.6.3.7.2.4&view=repeated',
    'n=1',
    'n=8&present=1&a=exact_cover',
];
const full = Array(8).fill('Q'.repeat(8)).join('/');
/**
 * A picture for which the program needs more memory than for most that the monkey comes to, which fills
 * boards: 28 MB, where empty ones need 16. With all lines it needs 45 MB more, in a few large blocks, and
 * in half an hour Chromium grew by 10 % when measured with that one, where it grew by 5.5 % with this.
 */
const largest = `n=8&t=torus&b=${full}&view=repeated&sel=1-1`;
/**
 * Chromium otherwise writes down every address that a visitor comes past, and so that of each board: for
 * 1200 of them in a page without any program its own process grew from 39 to 48 MB, and with this not
 * at all.
 */
const flags = ['--incognito', ...flagsToBeginAnew];
const commands = [
    'play',
    'pause',
    'count',
    'pause-count',
    'continue-count',
    'race',
    'undo',
    'redo',
];
const keys = ['ArrowRight', 'ArrowUp', 'Enter', 'Escape', 'Space', 't', 'r', 'h', 'q', 'Control+z'];
const sizes = [
    [1280, 900],
    [1024, 768],
    [800, 500],
    [500, 850],
];

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Closes whatever is open over the picture. */
const closeAll = (page) =>
    page.run(() => {
        document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
        window.queensLab.ask('close');
    });

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

async function pressSomewhere(page, pointer, below) {
    const [width, height] = await page.run(() => [innerWidth, innerHeight]);
    await page.pressAt(pointer, below(width), below(height));
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

/** What the monkey can do, each given `below`, which draws a whole number. */
const tricks = {
    click: (page, below) => pressSomewhere(page, 'mouse', below),
    touch: (page, below) => pressSomewhere(page, 'touch', below),
    key: (page, below) => page.press(keys[below(keys.length)]),
    size: (page, below) => page.resize(...sizes[below(sizes.length)]),
    tab: (page, below) =>
        page.run((which) => {
            const tabs = document.querySelectorAll('#mirror [role=tab]');
            tabs[which % tabs.length]?.click();
        }, below(9)),
    link: (page, below) =>
        page.run(
            (link) => void (location.hash = link),
            `${links[below(links.length)]}&s=${below(9)}`,
        ),
    command: (page, below) =>
        page.run((line) => window.queensLab.ask(line), `do ${commands[below(commands.length)]}`),
};
const drawn = Object.keys(tricks).flatMap((name) =>
    name === 'size' ? [name] : Array(5).fill(name),
);

/** Opens the share dialog, has it show the board's code and its picture, and closes it. */
async function share(page) {
    const shows = (id) => document.querySelector(`#link-dialog[open] #${id}`)?.naturalWidth > 0;
    await page.run(() => void window.queensLab.ask('do share'));
    await page.sees(shows, 'code');
    await page.run(() => document.querySelector('[aria-controls=share-picture]').click());
    await page.sees(shows, 'picture');
    await page.run(() => document.getElementById('link-dialog').close());
}

/** What can be pressed on the picture, and what can be chosen where something is open over it. */
const controls = '#mirror button:not([role=tab])';
const choices = '#mirror [role=dialog] button';

/** Waits until the page rests, but not long: while it plays it does not. */
const restAWhile = (page) =>
    page.run(() => {
        const enough = new Promise((resolve) => setTimeout(resolve, 300));
        return Promise.race([window.queensLab.rest(), enough]);
    });

/**
 * Presses one of the controls that are seen now.
 * @param {Page} page
 * @param {string} selector
 * @param {number} which
 * @returns {Promise<boolean>} whether there are as many
 */
async function pressControl(page, selector, which) {
    const isThere = await page.run(
        (all, at) => {
            const seen = [...document.querySelectorAll(all)].filter((each) =>
                each.checkVisibility(),
            );
            seen[at]?.click();
            return at < seen.length;
        },
        selector,
        which,
    );
    await restAWhile(page);
    return isThere;
}

/** Presses every control of a tab once, and chooses each choice that one of them offers. */
async function pressAll(page, tab) {
    const open = async (which) => {
        await closeAll(page);
        await restAWhile(page);
        await tricks.tab(page, () => tab);
        await restAWhile(page);
        return pressControl(page, controls, which);
    };
    for (let which = 0; await open(which); ++which) {
        for (let at = 0; await pressControl(page, choices, at); ++at) {
            await open(which);
        }
    }
    await closeAll(page);
}

/**
 * Everywhere the monkey can come to, once. A page takes more until a visitor has been everywhere: here
 * the program's own memory grew from 28 to 34 MB, and from 7 to 19 MB what is handed to the graphics.
 * Browsers keep pictures that they have shown, too: Chromium about twelve of the share dialog's, each a
 * document of half a megabyte.
 */
async function tour(page) {
    const every = async (name, count, then) => {
        for (let which = 0; which < count; ++which) {
            await tricks[name](page, () => which);
            await then?.();
        }
    };
    await every('link', links.length, async () => {
        await every('tab', 9, () => page.rest());
        await every('command', commands.length);
        await share(page);
    });
    for (let tab = 0; tab < 4; ++tab) {
        await page.follow(links[0]);
        await pressAll(page, tab);
    }
    await every('key', keys.length);
    await every('size', sizes.length, () => every('link', links.length, () => page.rest()));
}

async function play(page, clean, minutes, seed) {
    const below = randomNumbers(seed);
    const begun = Date.now();
    const done = [];
    let first;
    const measure = async () => {
        const resting = await restingMemory(page, clean);
        const { made, size, kinds } = resting;
        console.log(`${done.length} done, ${size.toFixed(0)} MB, ${made} objects of the graphics`);
        console.log([...kinds].map(([kind, part]) => `${kind} ${part.toFixed(0)} MB`).join(', '));
        return resting;
    };
    await tour(page);
    while (Date.now() < begun + minutes * minute) {
        const name = drawn[below(drawn.length)];
        done.push(name);
        try {
            await tricks[name](page, below);
        } catch (error) {
            const place = await page.run(() => location.href).catch(() => 'a page that is gone');
            const last = `${done.slice(-20)}`;
            throw new Error(`after ${done.length}, at ${place}: ${last}`, { cause: error });
        }
        const rest = below(100);
        if (first) await pause(rest);
        const said = await page.run(() => document.querySelector('#crash[open]')?.innerText ?? '');
        assert.equal(said, '', `after ${done.length}: ${done.slice(-20)}`);
        if (first === undefined && Date.now() > begun + warm * minute) {
            first = await measure();
        }
    }
    const last = await measure();
    // Of a shorter time nothing is known.
    if (!first) return;
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
