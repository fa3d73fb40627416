// The moments of a visit at which a fault may come, and what must be true of each whatever happens: the
// right total, a sentence where something does not go on, nothing lost, and a page that answers.
import assert from 'node:assert/strict';

/** Milliseconds that a page has for what it does at once, and for what it waits for. */
const patience = { steps: 40, step: 50, waits: 15, wait: 30_000 };

/** Gives the program a command, and has it drawn as after a key. */
export const order = (lab, command) =>
    lab.page.evaluate((line) => {
        window.queensLab.ask(line);
        dispatchEvent(new Event('focus'));
    }, command);

/** Whatever the page says to a visitor at that time about something that went wrong. */
export const sentences = (lab) =>
    lab.page.evaluate(() => {
        const shown = ['trouble', 'crash', 'lost', 'rest', 'count-news']
            .map((id) => document.getElementById(id))
            .filter((element) => element?.checkVisibility() || element?.open)
            .map((element) => element.innerText.trim());
        return [...shown, window.queensLab?.ask('status') ?? ''].filter(Boolean).join('\n');
    });

/**
 * Waits for something, at first as long as it takes by itself, then with a clock that runs ahead.
 * @param {() => Promise<any>} look gives what is waited for, something false as long as it is not so
 * @param {string} what it is, for whoever reads that it never came
 */
export async function eventually(lab, look, what) {
    for (let wait = 0; wait <= patience.waits; ++wait) {
        for (let step = 0; step < patience.steps; ++step) {
            const found = await look();
            if (found) return found;
            await new Promise((resolve) => setTimeout(resolve, patience.step));
        }
        await lab.page.clock.runFor(patience.wait);
    }
    return assert.fail(`${what}; the page says "${await sentences(lab)}"`);
}

/** Waits until the sum of a count is what is expected. */
export const counted = (lab, expected) =>
    eventually(
        lab,
        async () => {
            const said = await lab.ask('count');
            return expected.test(said) && said;
        },
        `the count never was ${expected}`,
    );

/** Starts a count, and comes back when it has begun to add up. */
const startCount = (lab) =>
    lab.page.evaluate(async () => {
        const { ask } = window.queensLab;
        ask('do count');
        dispatchEvent(new Event('focus'));
        const pause = () =>
            new Promise((resolve) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = resolve;
                port2.postMessage('');
            });
        while (!/^[1-9]/.test(ask('count'))) await pause();
    });

/** A count that has to pause says so, and goes on when all is well again. */
async function countEnds(lab, lift) {
    const said = await counted(lab, / (complete|paused)$/);
    if (said.endsWith('paused')) assert.match(await sentences(lab), /[A-Z].*\./);
    await lift();
    if (said.endsWith('paused')) await order(lab, 'do continue-count');
    await counted(lab, /^14772512 complete$/);
}

/** What the page says of a paused count. */
const keeping = /You can close the page and go on later|It is lost when you close the page/;

/** Whether the program is whole by now. */
export const isWhole = (lab) =>
    lab.page.evaluate(() => {
        const soon = new Promise((resolve) => setTimeout(resolve, 50));
        return Promise.race([window.queensLab?.whole.then(() => true), soon]);
    });

/**
 * @typedef {object} Moment
 * @property {string} link with which the visit begins
 * @property {RegExp} board what the state is to have in it at the end
 * @property {(lab: object) => Promise<void>} begin leads to the moment
 * @property {(lab: object, lift: () => Promise<void>) => Promise<void>} end goes on with the fault,
 *     takes it back and sees what became of the visit
 */

/** @type {Record<string, Moment>} */
export const moments = {
    start: {
        link: 'n=8&t=torus&q=1.5.8.6.3.7.2.0',
        board: /n=8&t=torus&q=1\.5\.8\.6\.3\.7\.2\.0/,
        async begin() {},
        async end(lab, lift) {
            const outcome = await eventually(
                lab,
                async () => (await isWhole(lab)) || sentences(lab),
                'neither the laboratory nor a sentence came',
            );
            await lift();
            if (outcome === true) return;
            assert.match(outcome, /[A-Z].*[.?]/);
            await lab.page.getByRole('button', { name: 'Reload' }).first().click();
        },
    },

    playing: {
        link: 'n=6&a=backtracking',
        board: /n=6&/,
        async begin(lab) {
            await lab.press('Space');
            await lab.until('step', /^[1-9]/);
        },
        async end(lab, lift) {
            await order(lab, 'do speed to=1000');
            const all = () => lab.ask('solutions').then((found) => found === '4');
            await eventually(lab, all, 'the search never found its four solutions');
            await lift();
        },
    },

    count: {
        link: 'n=16&room=count',
        board: /n=16&/,
        async begin() {},
        async end(lab, lift) {
            await order(lab, 'do count');
            await countEnds(lab, lift);
        },
    },

    counting: {
        link: 'n=16&room=count',
        board: /n=16&/,
        begin: startCount,
        end: countEnds,
    },

    saving: {
        link: 'n=16&room=count',
        board: /n=16&/,
        begin: startCount,
        async end(lab, lift) {
            await order(lab, 'do pause-count');
            const said = await counted(lab, / (complete|paused)$/);
            const words = async () =>
                keeping.exec(await lab.ask('screen'))?.[0] ?? (/complete$/.test(said) && said);
            const told = await eventually(lab, words, 'it was not said whether the count is kept');
            await lift();
            if (told === said) return assert.equal(said, '14772512 complete');
            const promised = /go on later/.test(told);
            await lab.page.reload();
            await lab.ready();
            const found = await lab.ask('count');
            if (promised) await counted(lab, new RegExp(`^${said}$`));
            await order(lab, found ? 'do continue-count' : 'do count');
            return counted(lab, /^14772512 complete$/);
        },
    },

    sharing: {
        link: 'n=8&q=5.3.1.7.2.8.6.4',
        board: /n=8&q=5\.3\.1\.7\.2\.8\.6\.4/,
        async begin(lab) {
            await order(lab, 'do share');
            await lab.page.locator('#link-dialog[open]').waitFor();
        },
        async end(lab, lift) {
            const { page } = lab;
            assert.match(await page.locator('#link-text').inputValue(), this.board);
            await lab.openTab('My boards');
            await page.getByLabel('Name of this board').fill('Mine');
            await page.getByRole('button', { name: 'Keep', exact: true }).click();
            const told = page.getByText(/^Kept as "Mine"\.|full or forbidden/).first();
            await told.waitFor();
            const isKept = /^Kept/.test(await told.innerText());
            await lift();
            await page.reload();
            await lab.ready();
            await order(lab, 'do share');
            await lab.openTab('My boards');
            const boards = page.getByRole('button', { name: 'Mine', exact: true });
            if (isKept) await boards.waitFor();
            await lab.press('Escape');
        },
    },
};

/** Sees that a page can be used, once all is well again: that it takes keys, and has the board. */
export async function assertAnswers(lab, board) {
    await lab.ready();
    assert.equal(await lab.page.locator('#crash').isVisible(), false, await sentences(lab));
    await lab.until('state', board);
    const step = () => lab.page.evaluate(() => window.queensLab.fragment);
    const before = await step();
    await order(lab, 'do put square=a1 piece=wall');
    await eventually(lab, async () => (await step()) !== before, 'the page takes no commands');
    await order(lab, 'do undo');
    await lab.until('state', board);
}
