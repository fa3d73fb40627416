// What the browser tests share: where the built site is, the screens it is seen on, and a page that is
// spoken to in the program's own terms.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { usePointer } from './pointer.mjs';

export const site =
    process.env.QUEENS_SITE ?? fileURLToPath(new URL('../../build/web/site', import.meta.url));

/** What the driver says of reading the board back, which is what it has to do without OpenGL. */
const driversRemark = /GL Driver Message .* GPU stall due to ReadPixels/;

/** How long a test waits for what has to come, in milliseconds. */
export const patience = 30_000;

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
        const { source = '', flags } = expected;
        const exact = source ? '' : expected;
        const answer = await this.page
            .waitForFunction(
                ([q, pattern, how, text]) => {
                    const said = window.queensLab.ask(q);
                    const fits = pattern ? new RegExp(pattern, how).test(said) : said === text;
                    return fits ? { said } : false;
                },
                [question, source, flags, exact],
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
