// What comes before a monkey's memory is measured for the first time: a tour of all that it can reach, and
// as much play as there is time for. What browsers take grows with what is done there, and less and
// less: from the end of the tour on Chromium took 44 MB more after 2,500 things, and 12 more after
// another 2,500.
import { commands, inPage, keys, links, sizes, tricks } from './tricks.mjs';

/** Closes whatever is open over the picture. */
export const closeAll = (page) =>
    page.run(() => {
        document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
        window.queensLab.ask('close');
    });

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
export async function tour(page) {
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

/** How many things are done in the page at one go. */
const atOneGo = 40;

/** As `inPage` has it: a press of whatever is at a point, given in parts of the window. */
const click = {
    draw: (below) => [below(1000) / 1000, below(1000) / 1000],
    act: ([right, down]) => {
        const [clientX, clientY] = [right * innerWidth, down * innerHeight];
        const send = (type, buttons) => {
            const common = { clientX, clientY, buttons, bubbles: true, cancelable: true };
            const target = document.elementFromPoint(clientX, clientY);
            target?.dispatchEvent(new PointerEvent(`pointer${type}`, common));
            target?.dispatchEvent(new MouseEvent(`mouse${type}`, common));
            window.queensLab.draw();
            if (type === 'up') target?.dispatchEvent(new MouseEvent('click', common));
        };
        send('move', 0);
        send('down', 1);
        send('up', 0);
    },
};
const byItself = Object.entries({ click, ...inPage });

/**
 * Many things at random, done by the page itself: a browser's driver waits for a frame after each, and did
 * half as many in the same time in Chromium. What only a driver can do comes in between.
 * @param {Page} page
 * @param {(end: number) => number} below draws a whole number
 * @returns {Promise<string[]>} the names of the tricks
 */
export async function hurry(page, below) {
    const things = Array.from({ length: atOneGo }, () => {
        const [name, { draw }] = byItself[below(byItself.length)];
        return [name, draw(below)];
    });
    const acts = byItself.map(([name, { act }]) => `${name}: ${act}`);
    await page.run(
        `async (list) => {
            const acts = { ${acts} };
            for (const [name, given] of list) {
                acts[name](given);
                await new Promise((resolve) => setTimeout(resolve, 20));
            }
        }`,
        things,
    );
    await tricks.touch(page, below);
    await tricks.key(page, below);
    await tricks.size(page, below);
    return [...things.map(([name]) => name), 'touch', 'key', 'size'];
}
