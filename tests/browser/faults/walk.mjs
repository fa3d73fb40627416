// A random walk over the table of faults: what a visitor does and what goes wrong, in any order, in one
// visit. A walk that ends badly is made shorter by fast-check as long as it still does.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { assertAnswers, counted, eventually, isWhole, order, sentences } from './moments.mjs';
import { Host, ofHost } from './host.mjs';
import { faults, liftAll, strike } from './table.mjs';

/** Thirteen queens are counted in a moment, and in enough parts for something to happen between. */
const link = 'n=13&room=count';
/** The totals of the plane and of the torus. */
const totals = /^(?:73712|4524) complete$/;

/** What a visitor does. */
const acts = [
    'do count',
    'do pause-count',
    'do continue-count',
    'do discard-count',
    'do play',
    'do pause',
    'do step by=7',
    'do tab to=maths',
    'do tab to=count',
    'do surface to=torus',
    'do view to=solid',
    'do put square=d4 piece=queen',
    'do share',
];

/** Whether the program runs, or may still come. */
const isUp = ({ page }) =>
    page.run(() => {
        const isShown = (id) => document.getElementById(id)?.checkVisibility();
        return Boolean(window.queensLab) && !isShown('crash') && !isShown('trouble');
    });

/** What one step of a walk does, by its kind. */
const kinds = {
    async act(lab, command) {
        if (await isUp(lab)) await order(lab, command);
    },
    // A page that is gone for now has nothing that could be struck.
    async fault(lab, name) {
        const isThere = await lab.page.run(() => Boolean(window.faults));
        if (isThere || ofHost.includes(name)) await strike(lab, name);
    },
    wait: (_, time) => new Promise((resolve) => setTimeout(resolve, time)),
    lift: liftAll,
    // Without a network and a worker that keeps the page it is gone for now.
    leave: ({ page }) => page.leave(() => location.reload()).catch(() => {}),
    escape: ({ page }) => page.press('Escape'),
};

const always = (kind) => fc.constant([kind, '']);
const step = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant('act'), fc.constantFrom(...acts)) },
    {
        weight: 4,
        arbitrary: fc.tuple(fc.constant('fault'), fc.constantFrom(...Object.keys(faults))),
    },
    { weight: 2, arbitrary: fc.tuple(fc.constant('wait'), fc.constantFrom(20, 100, 500)) },
    always('lift'),
    always('leave'),
    always('escape'),
);

/** Brings a page whose walk is over back to life, which must have said what was wrong with it. */
async function recover(lab) {
    await liftAll(lab);
    const { page, host } = lab;
    const isHere = await page.run(() => Boolean(document.getElementById('welcome')));
    if (!isHere) await page.enter(`${host.url}#${link}`);
    else if (!(await isWell(lab))) await page.reload();
    await page.ready();
}

/** Whether a page comes to be whole; one that does not says why, and only what is missing ends it. */
async function isWell(lab) {
    const look = async () => (await isWhole(lab)) || sentences(lab);
    const outcome = await eventually(lab, look, 'neither the laboratory nor a sentence came');
    const crash = await lab.page.run(() => document.querySelector('#crash[open]')?.innerText);
    if (crash) {
        assert.match(crash, /could not be loaded/);
        return false;
    }
    if (outcome !== true) assert.match(outcome, /[A-Z].*[.?]/);
    return outcome === true;
}

/** A count that was begun ends with the right total. */
async function finish(lab) {
    if (!(await lab.page.ask('count'))) return;
    await counted(lab, / (?:paused|complete)$/);
    await order(lab, 'do continue-count');
    await counted(lab, totals);
}

async function walk(page, steps) {
    const host = await Host.open();
    const lab = { page, host };
    try {
        await page.enter(`${host.url}#${link}`);
        for (const [kind, what] of steps) await kinds[kind](lab, what);
        await recover(lab);
        await finish(lab);
        await assertAnswers(lab, /n=13/);
    } finally {
        await host.close();
    }
}

/**
 * Walks for some time. A walk that fails is made shorter, and said.
 * @param {import('../everywhere/page.mjs').Page} page
 * @param {{ seed: number, seconds: number }} options the seed of the first walk; the next one has the
 *     next seed
 * @returns {Promise<number>} how many walks there were
 */
export async function walkAbout(page, { seed, seconds }) {
    const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) =>
        walk(page, steps),
    );
    const end = Date.now() + seconds * 1000;
    let walks = 0;
    for (; Date.now() < end; walks += 1) {
        await fc.assert(property, { seed: seed + walks, numRuns: 1, verbose: 1 });
    }
    return walks;
}
