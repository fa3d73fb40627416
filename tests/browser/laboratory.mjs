// The built site on a server of its own and in Chromium, for the tests of a file.
import { after, afterEach } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/static-server.mjs';
import { usualFlags } from './chromium_flags.mjs';
import { Lab, patience, site } from './lab.mjs';
import { leaveUndrawn } from './undrawn.mjs';

/**
 * Beside the usual ones. Without OpenGL for all but the board, drawing takes half the time; how the
 * page is put together with it is seen by tests/browser/everywhere. So is the whole Chromium: here
 * it is the one without windows, since those draw a bar of buttons and the address for each page,
 * and took more than a third of the processor's time.
 */
const flagsHere = ['--disable-quic', '--disable-gpu-compositing'];

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
     *     routes of a test; `drawn`, whether the picture is drawn, for tests that look at it;
     *     `context`, more options for Playwright's context
     */
    async visit(options = {}) {
        const { width = 1366, height = 768, scale = 1, touch = false, context } = options;
        const drawn = options.drawn ?? Boolean(process.env.QUEENS_PICTURES);
        const alone = this.fresh || options.before || options.keeps || options.address;
        const kind = alone ? '' : JSON.stringify([width, height, scale, touch, drawn, context]);
        const page =
            this.#left.get(kind) ??
            (await this.#newPage(options.keeps, drawn, {
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

    async #newPage(keeps, drawn, options) {
        const context = await this.browser.newContext(options);
        context.setDefaultTimeout(patience);
        if (!keeps) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
        if (!drawn) await leaveUndrawn(context);
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

/**
 * The laboratory of a test file, which is closed with it. No test has to leave its pages: what it entered
 * is left when it ends, even if it fails. Takes the options of `Laboratory.open`. Not for tests that run
 * at the same time.
 */
export async function laboratoryFor(options) {
    const laboratory = await Laboratory.open(options);
    afterEach(({ passed }) => laboratory.leave(passed));
    after(() => laboratory.close());
    return laboratory;
}
