// The moments of a visit at which a fault may come, and what must be true of each whatever happens: the
// right total, a sentence where something does not go on, nothing lost, and a page that answers.
import assert from 'node:assert/strict';

/**
 * Milliseconds that a page has for what it does at once, and for what it waits for: how often its clock
 * then runs ahead, by how much, and how long one looks each time what came of it.
 */
const patience = {
    all: 32_000,
    once: 2000,
    waits: 15,
    wait: 30_000,
    look: 1000,
    pause: 50,
    vain: 200,
};

/** Gives the program a command, and has it drawn as after a key. */
export const order = ({ page }, command) =>
    page.run((line) => {
        window.queensLab.ask(line);
        dispatchEvent(new Event('focus'));
    }, command);

/** Whatever stands on the page about something that went wrong. The program is not asked for it. */
const shown = ({ page }) =>
    page.run(() =>
        ['trouble', 'crash', 'lost', 'rest', 'count-news']
            .map((id) => document.getElementById(id))
            .filter((element) => element?.checkVisibility() || element?.open)
            .map((element) => element.innerText.trim())
            .filter(Boolean)
            .join('\n'),
    );

/** Whatever the page says to a visitor at that time about something that went wrong. */
export const sentences = async (lab) => {
    const status = await lab.page.run(() => window.queensLab?.ask('status') ?? '');
    return [await shown(lab), status].filter(Boolean).join('\n');
};

/**
 * Waits for something, at first as long as it takes by itself, then with a clock that runs ahead.
 * @param {() => Promise<any>} look gives what is waited for, something false as long as it is not so
 * @param {string} what it is, for whoever reads that it never came
 */
export async function eventually(lab, look, what) {
    const begun = Date.now();
    let ahead = begun + patience.once;
    for (let waits = 0; Date.now() < begun + patience.all;) {
        const found = await look();
        if (found) return found;
        if (Date.now() > ahead && waits < patience.waits) {
            await lab.page.run((time) => window.clock?.runFor(time), patience.wait);
            ahead = Date.now() + patience.look;
            waits += 1;
        }
        await new Promise((resolve) => setTimeout(resolve, patience.pause));
    }
    return assert.fail(`${what}; the page says "${await sentences(lab)}"`);
}

/** Waits until the sum of a count is what is expected. */
export const counted = (lab, expected) =>
    eventually(
        lab,
        async () => {
            const said = await lab.page.ask('count');
            return expected.test(said) && said;
        },
        `the count never was ${expected}`,
    );

/** Presses what has that name, in the page. @returns {boolean} whether it is there */
const press = (name) => {
    const named = [...document.querySelectorAll('button, a')].find(
        (one) => one.checkVisibility() && one.textContent.trim() === name,
    );
    named?.click();
    return Boolean(named);
};

/** Of the boards that are counted. */
const total = /^2279184 complete$/;

/**
 * Starts a count, and strikes as soon as it has begun to add up: a moment later it may be over.
 * @param {string} fault
 * @param {string} [then] a command that the program is given when the fault has had its effect: when the
 *     sum has changed once more, or in vain that long
 * @returns {Promise<string>} what the page said of the count when the fault struck
 */
const startCount = ({ page }, fault, then) =>
    page.run(
        async (name, command, vain) => {
            const { ask } = window.queensLab;
            const order = (line) => {
                ask(line);
                dispatchEvent(new Event('focus'));
            };
            order('do count');
            while (!/^[1-9]/.test(ask('count'))) await window.clock.turn();
            const count = ask('count');
            window.faults.strike(name);
            if (!command) return count;
            const end = performance.now() + vain;
            while (ask('count') === count && performance.now() < end) await window.clock.turn();
            order(command);
            return count;
        },
        fault,
        then ?? '',
        patience.vain,
    );

/**
 * A count that has to pause says so, and goes on when all is well again and what is said has been done:
 * Firefox goes on to wait for the scripts of six workers that were ended, and asks the host for nothing
 * more before the page is reloaded.
 */
async function countEnds(lab, lift) {
    const said = await counted(lab, / (complete|paused)$/);
    const told = await sentences(lab);
    await lift();
    if (said.endsWith('complete')) return counted(lab, total);
    assert.match(told, /[A-Z].*\./);
    if (/reload the page/.test(told)) await lab.page.reload();
    return goOn(lab);
}

/** Goes on with a count that is kept, or begins anew, without a clock that runs ahead. */
async function goOn(lab) {
    await order(lab, (await lab.page.ask('count')) ? 'do continue-count' : 'do count');
    await lab.page.until('count', total);
}

/** What the page says of a paused count. */
const keeping = /You can close the page and go on later|It will be lost if you close the page/;

/** Whether the program is whole by now. */
export const isWhole = ({ page }) =>
    page.run(() => {
        const soon = new Promise((resolve) => setTimeout(resolve, 50));
        return Promise.race([window.queensLab?.whole.then(() => true), soon]);
    });

/**
 * @typedef {object} Moment
 * @property {string} link with which the visit begins
 * @property {string} [path] of the page, if it is not the first one
 * @property {RegExp} board what the state is to have in it at the end
 * @property {boolean} [counts] whether a count is running at the moment; `begin` then strikes with the fault,
 *     and gives what the page said of the count
 * @property {(lab: object, fault: string) => Promise<any>} begin leads to the moment
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
                async () => (await isWhole(lab)) || shown(lab),
                'neither the laboratory nor a sentence came',
            );
            await lift();
            if (outcome === true) return;
            assert.match(outcome, /[A-Z].*[.?]/);
            // A page that was only slow goes on by itself, and takes back what it said.
            if (await isWhole(lab)) return;
            await lab.page.leave(press, 'Reload');
        },
    },

    playing: {
        link: 'n=6&a=backtracking',
        board: /n=6&/,
        async begin(lab) {
            await lab.page.press('Space');
            await lab.page.until('step', /^[1-9]/);
        },
        async end(lab, lift) {
            await order(lab, 'do speed to=1000');
            const all = () => lab.page.ask('solutions').then((found) => found === '4');
            await eventually(lab, all, 'the search never found its four solutions');
            await lift();
        },
    },

    count: {
        link: 'n=15&room=count',
        board: /n=15&/,
        async begin() {},
        async end(lab, lift) {
            await order(lab, 'do count');
            await countEnds(lab, lift);
        },
    },

    counting: {
        link: 'n=15&room=count',
        board: /n=15&/,
        counts: true,
        begin: startCount,
        end: countEnds,
    },

    saving: {
        link: 'n=15&room=count',
        board: /n=15&/,
        counts: true,
        begin: (lab, fault) => startCount(lab, fault, 'do pause-count'),
        async end(lab, lift) {
            const said = await counted(lab, / (complete|paused)$/);
            const words = async () =>
                keeping.exec(await lab.page.ask('screen'))?.[0] ?? (/complete$/.test(said) && said);
            const told = await eventually(lab, words, 'it was not said whether the count is kept');
            await lift();
            if (told === said) {
                assert.match(said, total);
                return;
            }
            const promised = /go on later/.test(told);
            await lab.page.reload();
            if (promised) await counted(lab, new RegExp(`^${said}$`));
            await goOn(lab);
        },
    },

    sharing: {
        link: 'n=8&q=5.3.1.7.2.8.6.4',
        board: /n=8&q=5\.3\.1\.7\.2\.8\.6\.4/,
        async begin(lab) {
            await order(lab, 'do share');
            await lab.page.sees(() => document.getElementById('link-dialog').open);
        },
        async end(lab, lift) {
            const { page } = lab;
            assert.match(
                await page.run(() => document.getElementById('link-text').value),
                this.board,
            );
            await page.sees(press, 'My boards');
            await page.run(() => (document.getElementById('keep-name').value = 'Mine'));
            await page.sees(press, 'Keep');
            const told = await eventually(
                lab,
                () =>
                    page.run(() => {
                        const { innerText } = document.getElementById('link-dialog');
                        return /^Kept as "Mine"\.|full or blocked/m.exec(innerText)?.[0];
                    }),
                'it was not said whether the board is kept',
            );
            await lift();
            await page.reload();
            await order(lab, 'do share');
            await page.sees(press, 'My boards');
            if (told.startsWith('Kept')) {
                await page.sees(() => document.getElementById('kept').innerText.includes('Mine'));
            }
            await page.press('Escape');
        },
    },

    embedded: {
        link: 'n=6&a=backtracking',
        path: 'around.html',
        board: /n=6&/,
        async begin(lab) {
            await order(lab, 'do play');
            await lab.page.until('step', /^[1-9]/);
        },
        async end(lab, lift) {
            await moments.playing.end(lab, lift);
        },
    },
};

/** Sees that a page can be used, once all is well again: that it takes keys, and has the board. */
export async function assertAnswers(lab, board) {
    const { page } = lab;
    await page.ready();
    const isBroken = await page.run(() => document.getElementById('crash').checkVisibility());
    assert.equal(isBroken, false, await sentences(lab));
    await page.until('state', board);
    const step = () => page.run(() => window.queensLab.fragment);
    const before = await step();
    await order(lab, 'do put square=a1 piece=wall');
    await eventually(lab, async () => (await step()) !== before, 'the page takes no commands');
    await order(lab, 'do undo');
    await page.until('state', board);
}
