// A page with the program in any browser, spoken to in the program's own terms as in ../lab.mjs, and
// pointed at and typed into by the browser itself.
import assert from 'node:assert/strict';

/** Milliseconds that an answer is waited for. */
const patience = 30_000;

/** Keys that are not letters, as WebDriver has them. */
const keys = {
    ArrowRight: '\uE014',
    ArrowUp: '\uE013',
    Control: '\uE009',
    Enter: '\uE007',
    Escape: '\uE00C',
    Space: ' ',
};

/** What the browser waits for in a page: a promise, or why it was broken. */
const outside = (source) => `
    const done = arguments[arguments.length - 1];
    const values = [...arguments].slice(0, -1);
    Promise.resolve().then(() => (${source})(...values)).then(
        (value) => done({ value: value ?? null }),
        (error) => done({ error: String(error?.stack ?? error) }),
    );`;

export class Page {
    #session;

    /** @param {import('./webdriver.mjs').HttpSession} session */
    constructor(session) {
        this.#session = session;
    }

    /**
     * Opens an address, and waits until the laboratory is whole.
     * @param {string} address
     */
    async enter(address) {
        await this.visit(address);
        await this.ready();
    }

    /**
     * Opens an address, whatever comes of it.
     * @param {string} address
     */
    async visit(address) {
        await this.#session.send('frame', { id: null });
        // From one link of a page to another one the browser would stay in the page.
        for (const url of ['about:blank', address]) {
            await this.#session.send('visit', { url });
            await this.#arrived((place) => location.href.startsWith(place), url.split('#')[0]);
        }
    }

    /** From now on everything is done in the frame of the page, once the program has come there. */
    async intoFrame() {
        await this.#arrived(() => window.frames.length > 0);
        await this.#session.send('frame', { id: 0 });
        await this.#arrived(() => Boolean(window.queensLab));
        await this.ready();
    }

    /** As the page's own button does it: Firefox's command passes by the service worker. */
    async reload() {
        await this.leave(() => location.reload());
        await this.ready();
    }

    /**
     * Does something in the page by which it is left, and waits until there is another one.
     * @param {Function} act which refers to nothing outside
     * @param {...any} values that it is given
     */
    async leave(act, ...values) {
        const left = `(...values) => {
            window.isLeft = true;
            setTimeout(() => (${act})(...values), 20);
        }`;
        await this.run(left, ...values);
        await this.#arrived(() => !window.isLeft);
    }

    /** Waits for another page: until a function gives true in it. */
    async #arrived(isThere, ...values) {
        // A page that is being left may answer nothing.
        const look = () => this.run(isThere, ...values).catch(() => false);
        for (const end = Date.now() + patience; Date.now() < end;) {
            if (await look()) return;
        }
        assert.fail(`never came to a page where ${isThere}`);
    }

    /** Waits until the program is whole; fails with what the page says is wrong. */
    async ready() {
        const trouble = await this.run(async () => {
            const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
            for (const end = Date.now() + 25_000; Date.now() < end;) {
                const whole = window.queensLab?.whole.then(() => true) ?? pause();
                if (await Promise.race([whole, pause()])) return '';
            }
            const shown = ['trouble', 'crash']
                .map((id) => document.getElementById(id))
                .filter((element) => element?.checkVisibility());
            return shown.map((element) => element.innerText).join() || 'nothing has come';
        });
        assert.equal(trouble, '');
        await this.rest();
    }

    /**
     * Calls a function in the page, which refers to nothing outside.
     * @param {Function | string} act or its text
     * @param {...any} values that it is given
     * @returns {Promise<any>} what it returns, or what the promise that it returns is kept with
     */
    async run(act, ...values) {
        const script = outside(act.toString());
        const { value, error } = await this.#session.send('run', { script, args: values });
        assert.equal(error, undefined);
        return value;
    }

    /** Waits until the program wants no frame at once. */
    rest() {
        return this.run(() => window.queensLab.rest());
    }

    ask(question) {
        return this.run((q) => window.queensLab.ask(q), question);
    }

    /**
     * Waits for an answer of the program.
     * @param {string} question
     * @param {RegExp} expected
     * @returns {Promise<string>} the answer
     */
    async until(question, expected) {
        let answer;
        for (const end = Date.now() + patience; Date.now() < end;) {
            answer = await this.ask(question);
            if (expected.test(answer)) return answer;
        }
        return assert.fail(`${question} stayed "${answer}" and never was ${expected}`);
    }

    /** Waits until a function of the page gives a value that is true. */
    async sees(act, ...values) {
        for (const end = Date.now() + patience; Date.now() < end;) {
            if (await this.run(act, ...values)) return;
        }
        assert.fail(`never was true: ${act}`);
    }

    /** Opens another link in the page. */
    async follow(link) {
        await this.run(
            (fragment) =>
                new Promise((followed) => {
                    addEventListener('hashchange', () => followed(), { once: true });
                    location.hash = fragment;
                }),
            link,
        );
        await this.rest();
    }

    /** Where the middle of a control is in the window, once it stays there. */
    async #middle(id) {
        await this.until(`rect ${id}`, /./);
        await this.rest();
        return this.run((control) => {
            const canvas = document.getElementById('canvas').getBoundingClientRect();
            const rect = window.queensLab.ask(`rect ${control}`).split(' ').map(Number);
            const [x, y, width, height] = rect;
            return [canvas.x + x + width / 2, canvas.y + y + height / 2].map(Math.round);
        }, id);
    }

    /**
     * Presses whatever is at a point of the window.
     * @param {'mouse' | 'touch'} pointerType
     * @param {number} x in CSS pixels, and so is y
     */
    async pressAt(pointerType, x, y) {
        const actions = [
            { type: 'pointerMove', x, y },
            { type: 'pause', duration: 50 },
            { type: 'pointerDown', button: 0 },
            { type: 'pause', duration: 50 },
            { type: 'pointerUp', button: 0 },
        ];
        await this.#act({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
    }

    async click(id) {
        await this.pressAt('mouse', ...(await this.#middle(id)));
        await this.rest();
    }

    async tap(id) {
        await this.pressAt('touch', ...(await this.#middle(id)));
        await this.rest();
    }

    /** Gives the window another size, in pixels. */
    resize(width, height) {
        return this.#session.send('resize', { width, height });
    }

    /** Presses keys one after the other; 'Control+z' holds the first one meanwhile. */
    async press(...names) {
        for (const name of names) {
            const values = name.split('+').map((key) => keys[key] ?? key);
            const actions = [
                ...values.map((value) => ({ type: 'keyDown', value })),
                ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
            ];
            await this.#act({ type: 'key', id: 'keys', actions });
        }
    }

    #act(source) {
        return this.#session.send('act', { actions: [source] });
    }
}
