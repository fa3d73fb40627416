// What the browser tests share: the built site on a server of its own, real Chromium, and a page
// that is spoken to in the program's own terms.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve } from '../../scripts/static-server.mjs';

export const site =
    process.env.QUEENS_SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));

/** Gives WebGL 2 on a machine without a graphics card, and keeps Chromium from calling home. */
const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
];

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
            this.complaints.push(`${message.type()}: ${message.text()}`);
        });
        page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
    }

    async ready() {
        await this.page.evaluate(() => window.queensLab.whole);
        await this.rest();
    }

    /** Waits until the program wants no frame at once, which it always does while it plays. */
    async rest() {
        await this.page.evaluate(() => window.queensLab.rest());
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

    async click(id) {
        await this.page.mouse.click(...(await this.middle(id)));
    }

    async tap(id) {
        await this.page.touchscreen.tap(...(await this.middle(id)));
    }

    async drag(from, to) {
        await this.page.mouse.move(...(await this.middle(from)));
        await this.page.mouse.down();
        await this.page.mouse.move(...(await this.middle(to)), { steps: 6 });
        await this.page.mouse.up();
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

    async close() {
        await this.page.context().close();
    }
}

/** A server and a browser for all tests of a file. */
export class Laboratory {
    /**
     * @param {{ folder?: string, flags?: string[] }} [options] the folder to be served, and flags
     *     for Chromium beside the usual ones
     */
    static async open(options = {}) {
        const laboratory = new Laboratory();
        laboratory.server = await serve(options.folder ?? site, 0);
        laboratory.browser = await chromium.launch({
            executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
            args: [...flags, ...(options.flags ?? [])],
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
     *     `path` of the page on the server, or `address` of one that is elsewhere; `before`, called with the page before it goes anywhere;
     *     `keeps`, whether the browser has a service worker, which stands between the page and the
     *     routes of a test; `context`, more options for Playwright's context
     */
    async visit(options = {}) {
        const { width = 1366, height = 768, scale = 1, touch = false } = options;
        const context = await this.browser.newContext({
            viewport: { width, height },
            deviceScaleFactor: scale,
            hasTouch: touch,
            isMobile: touch,
            ...options.context,
        });
        context.setDefaultTimeout(patience);
        if (!options.keeps) {
            await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
        }
        const lab = new Lab(await context.newPage());
        await options.before?.(lab.page);
        const fragment = options.link === undefined ? '' : `#${options.link}`;
        lab.url = options.address ?? this.server.url + (options.path ?? '');
        await lab.page.goto(lab.url + fragment);
        return lab;
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
