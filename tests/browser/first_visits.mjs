// What visitors may do before the rest of the program has come, or while it cannot be had: all that
// happens on the first screen but for pressing its controls. scripts/record-first-part lists what the
// program needs for it, and first_part.test.mjs checks that it needs nothing else.
import { screens } from './lab.mjs';

/** Milliseconds: longer than the longest delay of a tooltip. */
const lingering = 900;

/** Milliseconds from one frame to the next, as the clock of the page draws them. */
const betweenFrames = 17;

/** Lets as much time pass in the page as that many frames take, whether it draws them or not. */
export const frames = (page, more) => page.clock.runFor(more * betweenFrames);

/** Lets time pass in the page once the browser has drawn, and told it, what was changed of the window. */
async function linger(page, time = lingering) {
    await page.evaluate(() => document.body.animate([], 50).finished.then(() => {}));
    await page.clock.runFor(time);
}

/** @returns {number[]} a place on the screen, given in parts of its width and height */
const at = (page, x, y) => [x * page.viewportSize().width, y * page.viewportSize().height];

async function place(page) {
    for (const [x, y] of [
        [0.3, 0.4],
        [0.35, 0.55],
        [0.3, 0.4],
    ]) {
        await page.mouse.move(...at(page, x, y), { steps: 4 });
        await page.mouse.down();
        await frames(page, 3);
        await page.mouse.up();
        await frames(page, 12);
    }
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+z');
    await frames(page, 60);
}

async function touch(page) {
    await page.touchscreen.tap(...at(page, 0.4, 0.3));
    await frames(page, 12);
    await page.touchscreen.tap(...at(page, 0.6, 0.4));
    await frames(page, 60);
}

async function search(page) {
    await page.keyboard.press('Space');
    await frames(page, 200);
    await page.keyboard.press('Space');
    await page.keyboard.down('ArrowLeft');
    await linger(page);
    await page.keyboard.up('ArrowLeft');
    await frames(page, 30);
}

/** Lingers on every control, and then on nothing for long. */
async function hover(page, places) {
    for (const point of places) {
        await page.mouse.move(...point, { steps: 3 });
        await linger(page);
    }
    await page.mouse.move(...at(page, 0.99, 0.99));
    await linger(page, 10 * lingering);
}

/** Drags queens about, onto the board and off it, with every button, and turns the wheel. */
async function drag(page) {
    const moves = [
        [0.3, 0.4, 0.35, 0.55],
        [0.35, 0.55, 0.99, 0.99],
        [0.99, 0.99, 0.3, 0.4],
    ];
    for (const button of ['left', 'middle', 'right']) {
        for (const [x, y, toX, toY] of moves) {
            await page.mouse.move(...at(page, x, y));
            await page.mouse.down({ button });
            await page.mouse.move(...at(page, toX, toY), { steps: 6 });
            await frames(page, 3);
            await page.mouse.up({ button });
            await frames(page, 12);
        }
    }
    for (const x of [0.3, 0.9]) {
        await page.mouse.move(...at(page, x, 0.5));
        await page.mouse.wheel(0, 100);
        await page.mouse.wheel(0, -100);
        await frames(page, 12);
    }
    await page.mouse.dblclick(...at(page, 0.3, 0.4));
    await frames(page, 12);
}

/** The keyboard and the pointer leave the picture and the window, and come back. */
async function leave(page) {
    await place(page);
    await page.locator('#rest-again').hover();
    await linger(page);
    await page.locator('#rest-again').click();
    await page.locator('#rest').getByText('could not be loaded').waitFor();
    await page.locator('#rest .reload').focus();
    await page.mouse.move(...at(page, 0.3, 0.6));
    for (const key of ['Tab', 'Shift+Tab', 'Home', 'End', 'Delete', 'x', 'Escape', 'Escape']) {
        await page.keyboard.press(key);
        await frames(page, 3);
    }
    await page.locator('#canvas').focus();
    await page.keyboard.down('Shift');
    await page.evaluate(() => {
        for (const type of ['blur', 'focus']) dispatchEvent(new FocusEvent(type));
        document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.keyboard.up('Shift');
    await linger(page);
    await page.mouse.down();
    await frames(page, 12);
    await page.locator('#rest').hover({ position: { x: 2, y: 2 } });
    await page.mouse.up();
    await linger(page);
}

/** The screen, the browser's colours and its graphics change. */
async function change(page) {
    await place(page);
    for (const [width, height] of [
        [1000, 700],
        [500, 700],
        [1366, 768],
    ]) {
        await page.setViewportSize({ width, height });
        await linger(page);
    }
    for (const wish of [
        { colorScheme: 'dark' },
        { contrast: 'more' },
        { reducedMotion: 'reduce' },
        { colorScheme: 'light', contrast: null, reducedMotion: null },
    ]) {
        await page.emulateMedia(wish);
        await linger(page);
    }
    await page.evaluate(async () => {
        const canvas = document.getElementById('canvas');
        const lost = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
        const came = (type) => {
            return new Promise((resolve) =>
                canvas.addEventListener(type, () => setTimeout(resolve), { once: true }),
            );
        };
        for (const [act, type] of [
            [() => lost.loseContext(), 'webglcontextlost'],
            [() => lost.restoreContext(), 'webglcontextrestored'],
        ]) {
            const done = came(type);
            act();
            await done;
        }
    });
    await frames(page, 12);
}

/** Fingers: one that stays, one that is drawn, two, and a phone that is turned. */
async function fingers(page) {
    const devtools = await page.context().newCDPSession(page);
    const send = async (type, ...points) => {
        const touchPoints = points.map(([x, y], id) => {
            const [left, top] = at(page, x, y);
            return { x: left, y: top, id };
        });
        await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
        await linger(page);
    };
    for (const [x, y] of [
        [0.4, 0.3],
        [0.5, 0.8],
    ]) {
        await send('touchStart', [x, y]);
        await send('touchMove', [x + 0.1, y + 0.05]);
        await send('touchMove', [x + 0.2, y + 0.1]);
        await send('touchEnd');
        await send('touchStart', [x, y]);
        await send('touchStart', [x, y], [x + 0.2, y + 0.1]);
        await send('touchMove', [x, y], [x + 0.3, y + 0.1]);
        await send('touchEnd');
        await send('touchStart', [x, y]);
        await send('touchCancel');
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await linger(page);
    await touch(page);
}

/** Visits: how the page is opened, and what is done there, given the page and its controls' places. */
export const visits = {
    'queens are placed': { ...screens.laptop, act: place },
    'queens are placed by touch': { ...screens.phone, act: touch },
    'a search plays in the dark': {
        ...screens.laptop,
        context: { colorScheme: 'dark' },
        act: search,
    },
    'a solution is changed by touch': {
        ...screens.phone,
        link: 'n=8&q=1.5.8.6.3.7.2.4',
        act: touch,
    },
    'queens are placed on a torus': {
        ...screens.laptop,
        link: 'n=7&t=torus&q=1.3.5.7.2.4.6',
        act: place,
    },
    'a link is cut off, and queens are placed': { ...screens.laptop, link: 'n=8&q=4', act: place },
    'a search goes on': { ...screens.projector, link: 'n=8&a=backtracking&i=18', act: search },
    'queens are placed in French': { ...screens.laptop, path: '?lang=fr', act: place },
    'the pointer lingers on every control': { ...screens.laptop, act: hover },
    'queens are dragged': { ...screens.laptop, act: drag },
    'the pointer and the keyboard leave the picture': { ...screens.laptop, act: leave },
    'the window, its colours and its graphics change': { ...screens.laptop, act: change },
    'a phone is touched with two fingers and turned': { ...screens.phone, act: fingers },
};

/** @returns {Promise<number[][]>} the middles of the controls of the first screen on a laptop */
export async function placesOfControls(laboratory) {
    const lab = await laboratory.enter(screens.laptop);
    const lines = (await lab.ask('screen')).split('\n').map((line) => line.split('\t'));
    const places = [];
    for (const [kind, , , id] of lines) {
        if (id && kind !== 'board') places.push(await lab.middle(id));
    }
    await lab.close();
    return places;
}

/**
 * Makes a visit of which the rest of the program never comes.
 * @param {object} visit one of `visits`
 * @param {number[][]} places of the controls
 * @param {(page: object) => Promise<void>} [before] is given the page before it goes anywhere
 */
export async function pay({ act, ...options }, laboratory, places, before = () => {}) {
    const lab = await laboratory.visit({
        ...options,
        async before(page) {
            await page.clock.install();
            await before(page);
            await page.route('**/{queens_rest.wasm,later.js}', (route) =>
                route.fulfill({ status: 404 }),
            );
        },
    });
    await lab.started().catch((cause) => {
        const why = 'the page does not start without the rest: run scripts/record-first-part';
        throw new Error(why, { cause });
    });
    await frames(lab.page, 60);
    await act(lab.page, places);
    return lab;
}
