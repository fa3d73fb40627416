// What the browser tests share: the built site on a server of its own, Chromium, and a page that is
// spoken to in the program's own terms.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/static-server.mjs';
import { usualFlags } from './chromium_flags.mjs';
import { usePointer } from './pointer.mjs';

export const site =
    process.env.QUEENS_SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));

/**
 * Beside the usual ones. Without OpenGL for all but the board, drawing takes half the time; how the
 * page is put together with it is seen by tests/browser/everywhere. So is the whole Chromium: here
 * it is the one without windows, since those draw a bar of buttons and the address for each page,
 * and took more than a third of the processor's time.
 */
const flagsHere = ['--disable-quic', '--disable-gpu-compositing'];

/** What the driver says of reading the board back, which is what it has to do without OpenGL. */
const driversRemark = /GL Driver Message .* GPU stall due to ReadPixels/;

const patience = 30_000;

export const screens = {
    laptop: { width: 1366, height: 768 },
    projector: { width: 1024, height: 768 },
    phone: { width: 390, height: 844, touch: true, scale: 2 },
};

/** A page with the program in it. */
export class Lab {
    /** Everything that the page wrote to the console, and its uncaught errors. */
    complaints = [];

    constructor(page) {
        this.page = page;
        page.on('console', (message) => {
            if (driversRemark.test(message.text())) return;
            this.complaints.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    }

    /** Waits until the first screen can be used. */
    async started() {
        await this.page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    }

    /** Waits until the program is whole, also on a page that is still on its way. */
    async ready() {
        await this.page.waitForFunction(() => window.queensLab);
        await this.page.evaluate(() => window.queensLab.whole);
        await this.rest();
    }

    /** Waits until the program wants no frame at once, which it always does while it plays. */
    async rest() {
        await this.page.evaluate(() => window.queensLab.rest());
    }

    /**
     * Loads the page anew, as soon as its address names what it shows, and waits until it is whole. Where
     * nothing was done it names nothing.
     */
    async reload() {
        if (!(await this.page.evaluate(() => location.hash))) await this.rest();
        await this.page.waitForFunction(() => {
            const { fragment, ask } = window.queensLab;
            return location.hash.slice(1) === (fragment && ask('state'));
        });
        await this.page.reload();
        await this.ready();
    }

    ask(question) {
        return this.page.evaluate((q) => window.queensLab.ask(q), question);
    }

    /** Waits until the answer is a text or matches an expression, and returns it. */
    async until(question, expected) {
        const [source, exact] = expected instanceof RegExp ? [expected.source, ''] : ['', expected];
        const answer = await this.page
            .waitForFunction(
                ([q, pattern, text]) => {
                    const said = window.queensLab.ask(q);
                    const fits = pattern ? new RegExp(pattern).test(said) : said === text;
                    return fits ? { said } : false;
                },
                [question, source, exact],
                { polling: 20 },
            )
            .catch(async () => {
                const said = await this.ask(question);
                assert.fail(`${question} stayed "${said}" and never was ${expected}`);
            });
        return (await answer.jsonValue()).said;
    }

    /** Opens another link in the page, and waits until the program has it. */
    async follow(link) {
        await this.page.evaluate(
            (fragment) =>
                new Promise((followed) => {
                    if (location.hash === `#${fragment}`) return followed();
                    addEventListener('hashchange', () => followed(), { once: true });
                    location.hash = fragment;
                }),
            link,
        );
        await this.rest();
    }

    /** Where a control is on the page; fails if it is not on the screen. */
    async rect(id) {
        const said = await this.until(`rect ${id}`, /./);
        const [x, y, width, height] = said.split(' ').map(Number);
        const canvas = await this.page.locator('#canvas').boundingBox();
        return { x: canvas.x + x, y: canvas.y + y, width, height };
    }

    async middle(id) {
        const { x, y, width, height } = await this.rect(id);
        return [x + width / 2, y + height / 2];
    }

    /** Presses a control as `usePointer` does it, as soon as it is on the screen. */
    async #point(gesture) {
        const end = Date.now() + patience;
        for (let outcome = 'moved'; outcome;) {
            await this.until(`rect ${gesture.from}`, /./);
            outcome = await this.page.evaluate(usePointer, { button: 0, touch: false, ...gesture });
            const again = outcome.startsWith('moved') && Date.now() < end;
            assert.ok(!outcome || again, `${gesture.from} ${outcome}`);
        }
    }

    click(id) {
        return this.#point({ from: id });
    }

    /** @param {number[]} [off] where, from the control's top left corner; without it in its middle */
    tap(id, off) {
        return this.#point({ from: id, off, touch: true });
    }

    /**
     * Presses one control and lets it go on another one.
     * @param {object} [options] button: 0 for the left one of a mouse, 2 for the right one
     */
    drag(from, to, options = {}) {
        return this.#point({ from, to, ...options });
    }

    async press(...keys) {
        for (const key of keys) await this.page.keyboard.press(key);
    }

    /** Presses a button of a dialog that has the browser save a file, and returns the file. */
    async saved(name) {
        const [download] = await Promise.all([
            this.page.waitForEvent('download'),
            this.page.getByRole('button', { name, exact: true }).click(),
        ]);
        return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    }

    /** Shows a part of a dialog that has tabs. */
    async openTab(name) {
        await this.page.getByRole('tab', { name, exact: true }).click();
    }

    /** Leaves the page, for good unless the laboratory takes it back. */
    async close() {
        this.isLeft?.();
        if (await this.takenBack?.()) return;
        // A route that is still answering would answer into a page that is gone.
        if (!this.page.isClosed()) await this.page.unrouteAll({ behavior: 'ignoreErrors' });
        await this.page.context().close();
    }
}

/** A server and a browser for all tests of a file. */
export class Laboratory {
    /** Pages that were left, and can be visited anew, by the screen and context they were made for. */
    #left = new Map();
    /** Those that were visited and are not left yet. */
    #visited = new Set();

    /**
     * @param {object} [options]
     * @param {string} [options.folder] what is served
     * @param {string[]} [options.flags] for Chromium, beside the usual ones
     * @param {boolean} [options.whole] whether it is the whole Chromium, which has a camera
     * @param {boolean} [options.fresh] whether every visit is in a page of its own, which takes more
     *     than twice as long: for tests of loading, of what is kept, and of what the browser pretends
     */
    static async open({ folder = site, flags = [], whole = false, fresh = false } = {}) {
        const laboratory = new Laboratory();
        laboratory.fresh = fresh;
        laboratory.server = await serve(folder, 0);
        laboratory.browser = await chromium.launch({
            executablePath:
                process.env.CHROMIUM ?? `/usr/bin/chromium${whole ? '' : '-headless-shell'}`,
            args: [...usualFlags, ...flagsHere, ...flags],
        });
        return laboratory;
    }

    async close() {
        await this.browser.close();
        await this.server.close();
    }

    /**
     * Opens a page whose program is not awaited yet.
     * @param {object} [options] width, height, scale, touch; `link`, the fragment without '#';
     *     `path` of the page on the server, or `address` of one that is elsewhere; `before`, called
     *     with the page before it goes anywhere; `waitUntil` which event, as Playwright names it;
     *     `keeps`, whether the browser has a service worker, which stands between the page and the
     *     routes of a test; `context`, more options for Playwright's context
     */
    async visit(options = {}) {
        const { width = 1366, height = 768, scale = 1, touch = false, context } = options;
        const alone = this.fresh || options.before || options.keeps || options.address;
        const kind = alone ? '' : JSON.stringify([width, height, scale, touch, context]);
        const page =
            this.#left.get(kind) ??
            (await this.#newPage(options.keeps, {
                viewport: { width, height },
                deviceScaleFactor: scale,
                hasTouch: touch,
                isMobile: touch,
                ...context,
            }));
        this.#left.delete(kind);
        const lab = new Lab(page);
        this.#visited.add(lab);
        lab.isLeft = () => this.#visited.delete(lab);
        if (kind) lab.takenBack = () => this.#takeBack(page, kind);
        await options.before?.(page);
        const fragment = options.link === undefined ? '' : `#${options.link}`;
        lab.url = options.address ?? this.server.url + (options.path ?? '');
        await page.goto(lab.url + fragment, { waitUntil: options.waitUntil });
        return lab;
    }

    async #newPage(keeps, options) {
        const context = await this.browser.newContext(options);
        context.setDefaultTimeout(patience);
        if (!keeps) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
        return context.newPage();
    }

    /** Has a page forget all that it keeps; returns whether it can be visited anew. */
    async #takeBack(page, kind) {
        const alone = !page.isClosed() && page.context().pages().length === 1;
        if (!alone || this.#left.has(kind)) return false;
        page.removeAllListeners('console');
        page.removeAllListeners('pageerror');
        // Not before the program is gone, which writes when it is left.
        await page.goto(`${this.server.url}NOTICES.txt`);
        await page.evaluate(() => sessionStorage.clear());
        const devtools = await page.context().newCDPSession(page);
        const origin = new URL(this.server.url).origin;
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
        await devtools.detach();
        await page.goto('about:blank');
        this.#left.set(kind, page);
        return true;
    }

    /**
     * Leaves every page that was visited and is not left yet.
     * @param {boolean} anew whether they may be visited anew
     */
    async leave(anew) {
        for (const lab of this.#visited) {
            if (!anew) lab.takenBack = undefined;
            await lab.close();
        }
    }

    /** Opens a page and waits until it can be used. Takes the same options. */
    async enter(options = {}) {
        const lab = await this.visit(options);
        await lab.ready();
        return lab;
    }

    /** The same, and opens the share dialog. */
    async share(options = {}) {
        const lab = await this.enter(options);
        await (options.touch ? lab.tap('share') : lab.click('share'));
        await lab.page.getByRole('dialog', { name: 'Share this board' }).waitFor();
        return lab;
    }
}
