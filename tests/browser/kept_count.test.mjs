// A count whose page is reloaded, closed or left at any moment: it is there again, and nothing that
// was said to be kept is lost. First what keeps it, alone and often, then the whole page.
//
//   QUEENS_LEAVINGS=200 node --test tests/browser/kept_count.test.mjs    (of the whole page, else 12)
//   QUEENS_SEED=7 ...                                                     (other moments)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const leavings = Number(process.env.QUEENS_LEAVINGS ?? 12);
const seed = Number(process.env.QUEENS_SEED ?? 1);

// Without a picture, since drawing one takes most of the time that a reload takes.
const laboratory = await laboratoryFor({
    fresh: true,
    flags: ['--disable-webgl', '--disable-3d-apis'],
});

/** The same numbers for the same seed: whole ones, from 0 to below `end`. */
function dice(start) {
    let state = start >>> 0;
    return (end) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * end);
    };
}

async function nextPage(page, address) {
    const next = await page.context().newPage();
    return { next, arrived: () => next.goto(address) };
}

/** Every way in which a page is left, and the page that follows. */
const ways = {
    async reload(page) {
        await page.reload();
        return page;
    },
    async close(page, address) {
        const { next, arrived } = await nextPage(page, address);
        await page.close();
        await arrived();
        return next;
    },
    async overlap(page, address) {
        const { next, arrived } = await nextPage(page, address);
        await Promise.all([arrived(), page.close()]);
        return next;
    },
    async leave(page, address) {
        await page.goto('about:blank');
        await page.goto(address);
        return page;
    },
};
const names = Object.keys(ways);

/** In the page: recalls what was kept, and keeps numbers that grow, one after the other. */
async function keepNumbers([module, pause]) {
    const { KeptCount } = await import(module);
    const report = { safe: 0, next: 1 };
    window.report = report;
    let come;
    const late = new Promise((resolve) => (come = resolve));
    let taken = '';
    const ask = (line) => {
        if (line.startsWith('do ')) come((taken = line.split('=')[1]));
        return taken;
    };
    const told = (outcome) => outcome === 0 && (report.safe = report.next - 1);
    const kept = new KeptCount(told, ask);
    await kept.recall();
    const found = Number(kept.start() || (await Promise.race([late, kept.waits ? late : ''])));
    Object.assign(report, { safe: found, next: found + 1 });
    const keep = () => {
        kept.keep(String(report.next++));
        setTimeout(keep, pause);
    };
    keep();
    return found;
}

test('what was kept is there after 200 pages that were left at random moments', async (t) => {
    const below = dice(seed);
    const address = `${laboratory.server.url}NOTICES.txt`;
    const context = await laboratory.browser.newContext();
    // The module by itself, which the page's script has in it.
    await context.route('**/web/*.js', (route) => {
        route.fulfill({ path: `${repository}${new URL(route.request().url()).pathname}` });
    });
    let page = await context.newPage();
    await page.goto(address);
    let safe = 0;
    const seen = {};
    for (let round = 0; round < 200; ++round) {
        const found = await page.evaluate(keepNumbers, ['/web/kept_count.js', 1 + below(9)]);
        assert.ok(found >= safe, `round ${round}: ${found} was found, and ${safe} had been kept`);
        await page.waitForTimeout(below(40));
        safe = await page.evaluate(() => window.report.safe);
        const way = names[below(names.length)];
        seen[way] = (seen[way] ?? 0) + 1;
        page = await ways[way](page, address);
    }
    t.diagnostic(`${safe} texts were kept; ${JSON.stringify(seen)}`);
    assert.ok(safe > 200, `${safe}`);
    await context.close();
});

/** Gives the program a command, and has it drawn as after a key. */
const order = (lab, command) =>
    lab.page.evaluate((line) => {
        window.queensLab.ask(line);
        dispatchEvent(new Event('focus'));
    }, command);

const number = (answer) => Number(answer.split(' ')[0]);

/** Starts a long count and pauses it when it has come to something; returns how far it came. */
async function begin(lab) {
    await order(lab, 'do count');
    await lab.until('count', /^[1-9]\d* running$/);
    await order(lab, 'do pause-count');
    return number(await lab.until('count', / paused$/));
}

test(`a count outlasts ${leavings} pages that were left at random moments`, async (t) => {
    const below = dice(seed);
    let lab = await laboratory.enter({ link: 'n=19&room=count' });
    const { url } = lab;
    let safe = await begin(lab);
    for (let round = 0; round < leavings; ++round) {
        const way = names[below(names.length)];
        const acts = ['do continue-count', 'do pause-count'].slice(0, below(3));
        for (const act of acts) {
            await order(lab, act);
            await lab.page.waitForTimeout(below(300));
        }
        if (/complete$|^$/.test(await lab.ask('count'))) safe = await begin(lab);
        const said = await lab.ask('count');
        if (said.endsWith('paused')) safe = number(said);
        lab = new Lab(await ways[way](lab.page, url));
        await lab.ready();
        const found = await lab.until('count', / paused$/);
        const story = `${acts.join(', ')}; ${way}: "${said}" became "${found}", ${safe} were kept`;
        t.diagnostic(story);
        assert.ok(number(found) >= safe, `round ${round}: ${story}`);
        safe = number(found);
    }
});

test('a page that had to start without the count is handed it when its owner is closed', async () => {
    const lab = await laboratory.enter({ link: 'n=17&room=count' });
    await order(lab, 'do count');
    await lab.until('count', /^[1-9]\d* running$/);
    await order(lab, 'do pause-count');
    const paused = await lab.until('count', / paused$/);
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(lab.url);
    await other.ready();
    assert.equal(await other.ask('count'), '');
    await lab.page.close();
    assert.equal(await other.until('count', / paused$/), paused);
    await order(other, 'do continue-count');
    await other.until('count', '95815104 complete');
});

test('a page that shows a finished count is handed the one of a page that is closed', async () => {
    const lab = await laboratory.enter({ link: 'n=17&room=count' });
    await begin(lab);
    const paused = await lab.ask('count');
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#n=8&room=count`);
    await other.ready();
    await order(other, 'do count');
    await other.until('count', '92 complete');
    await lab.page.close();
    assert.equal(await other.until('count', / paused$/), paused);
});

test('a page whose count cannot be kept beside that of a page which was closed says so', async () => {
    const lab = await laboratory.enter({ link: 'n=17&room=count' });
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#n=18&room=count`);
    await other.ready();
    await begin(lab);
    const paused = await lab.ask('count');
    await lab.page.close();
    await begin(other);
    await other.page.getByText('another count is kept, and only one can be').waitFor();
    await other.page.reload();
    await other.ready();
    assert.equal(await other.until('count', / paused$/), paused);
});
