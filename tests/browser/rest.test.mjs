// The rest of the program, which comes after the first frame: used before it is there, and missing.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { site } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const [build] = readdirSync(site).filter((name) => /^[0-9a-f]{12}$/.test(name));
const rest = readFileSync(join(site, build, 'queens_rest.wasm'));
const laboratory = await laboratoryFor();
/** Where the controls are, since to ask for it is to need the rest. */
const places = {};
before(async () => {
    const lab = await laboratory.enter();
    const tabs = (await lab.ask('screen')).match(/tab-\w+/g);
    for (const id of [...new Set(tabs), 'square c5', 'share']) places[id] = await lab.middle(id);
    await lab.close();
});

const tabs = () => Object.keys(places).filter((id) => id.startsWith('tab-'));

const click = async (lab, id) => {
    await lab.page.mouse.move(...places[id]);
    await lab.page.mouse.down();
    await lab.page.waitForTimeout(50);
    await lab.page.mouse.up();
};

/** A visit to which the rest comes when it is let through, and not before. */
async function visitWithout(options) {
    let letThrough;
    const through = new Promise((resolve) => (letThrough = resolve));
    let asked;
    const isAsked = new Promise((resolve) => (asked = resolve));
    const before = (page) =>
        page.route('**/queens_rest.wasm', async (route) => {
            asked();
            await through;
            await route.continue();
        });
    const lab = await laboratory.visit({ before, ...options });
    await isAsked;
    return { lab, letThrough };
}

const isWhole = (lab) =>
    lab.page.evaluate(() => {
        const soon = new Promise((resolve) => setTimeout(resolve, 20, false));
        return Promise.race([window.queensLab.whole.then(() => true), soon]);
    });

const fragmentHas = (lab, source) =>
    lab.page.waitForFunction((s) => new RegExp(s).test(window.queensLab.fragment), source);

test('what is done before the rest has arrived is done when it has', async () => {
    const { lab, letThrough } = await visitWithout();
    await lab.started();
    await click(lab, 'square c5');
    for (const id of tabs()) await click(lab, id);
    await click(lab, 'share');
    assert.equal(await isWhole(lab), false);
    letThrough();
    await lab.page.locator('#link-dialog[open]').waitFor();
    await lab.ready();
    assert.match(await lab.ask('state'), /q=0\.0\.5\.4/);
    await lab.page.locator('#mirror [role=tab]:last-child[aria-selected=true]').waitFor();
    await lab.press('Escape');
    for (const id of tabs()) await click(lab, id);
    await lab.page.evaluate(() => (location.hash = 'n=8&t=torus&view=solid'));
    await lab.until('state', /view=solid/);
    for (const solver of ['exact_cover', 'min_conflicts', 'annealing']) {
        await lab.page.evaluate((a) => (location.hash = `n=8&a=${a}&i=5`), solver);
        await lab.until('state', new RegExp(`a=${solver}.*i=5`));
    }
    assert.deepEqual(lab.complaints, []);
});

test('a link that needs the rest waits for it, and a solid is the first thing seen', async () => {
    const { lab, letThrough } = await visitWithout({ link: 'n=8&t=torus&view=solid' });
    assert.ok(!(await lab.page.evaluate(() => 'ready' in document.documentElement.dataset)));
    letThrough();
    await lab.started();
    assert.match(await lab.ask('state'), /view=solid/);
    assert.deepEqual(lab.complaints, []);
});

const another = Buffer.concat([rest.subarray(0, -12), Buffer.from('0123456789ab')]);
const failures = {
    'is not there': [{ status: 404 }, /404/],
    'is cut short': [{ body: rest.subarray(0, rest.length / 2) }, /./],
    'is of another build': [{ body: another }, /another build/],
};
for (const [what, [answer, reason]] of Object.entries(failures)) {
    test(`a rest that ${what} is admitted, and the board is kept`, async () => {
        const lab = await laboratory.visit({
            before: (page) =>
                page.route('**/queens_rest.wasm', (route) =>
                    route.fulfill({ contentType: 'application/wasm', ...answer }),
                ),
        });
        const line = lab.page.locator('#rest');
        await line.getByText('could not be loaded').waitFor();
        await click(lab, 'square c5');
        await fragmentHas(lab, 'q=0\\.0\\.5\\.4');
        await line.getByRole('button', { name: 'Try again' }).click();
        await line.getByText('could not be loaded').waitFor();
        assert.ok(!(await lab.page.locator('#crash').isVisible()));
        for (const id of tabs()) await click(lab, id);
        await lab.page.locator('#crash').waitFor();
        assert.match(await lab.page.locator('#crash').innerText(), /part .* could not be loaded/);
        assert.match(await lab.page.locator('#crash-reason').innerText(), reason);
        assert.match(await lab.page.locator('#crash-link').inputValue(), /q=0\.0\.5\.4/);
        await lab.page.unroute('**/queens_rest.wasm');
        await lab.page.locator('#crash').getByRole('button', { name: 'Reload' }).click();
        await lab.page.locator('#crash').waitFor({ state: 'hidden' });
        await lab.ready();
        assert.match(await lab.ask('state'), /q=0\.0\.5\.4/);
    });
}

test('a host that says nothing of the rest is not waited for: that is said, and the board is kept', async () => {
    const lab = await laboratory.visit({
        before: async (page) => {
            await page.clock.install();
            await page.route('**/queens_rest.wasm', () => {});
        },
    });
    await lab.started();
    await click(lab, 'square c5');
    await fragmentHas(lab, 'q=0\\.0\\.5\\.4');
    const givenUp = lab.page.waitForEvent('requestfailed');
    await lab.page.clock.runFor(10_000);
    await lab.page.locator('#rest').getByText('could not be loaded').waitFor();
    assert.match((await givenUp).url(), /queens_rest\.wasm$/);
    for (const id of tabs()) await click(lab, id);
    await lab.page.locator('#crash').waitFor();
    assert.match(await lab.page.locator('#crash').innerText(), /part .* could not be loaded/);
    assert.match(await lab.page.locator('#crash-link').inputValue(), /q=0\.0\.5\.4/);
});

test('a control that is pressed on a line gone silent is kept, and the page lives meanwhile', async () => {
    const { lab, letThrough } = await visitWithout();
    await lab.started();
    await click(lab, 'square c5');
    for (const id of tabs()) await click(lab, id);
    await lab.page.locator('#rest').getByText('Loading the rest').waitFor();
    const drawn = await lab.page.evaluate(() => window.queensLab.frames);
    await lab.page.mouse.move(...places['square c5']);
    await lab.page.waitForFunction((before) => window.queensLab.frames > before, drawn);
    letThrough();
    await lab.ready();
    await lab.page.locator('#mirror [role=tab]:last-child[aria-selected=true]').waitFor();
    assert.match(await lab.ask('state'), /q=0\.0\.5\.4/);
    assert.deepEqual(lab.complaints, []);
});

test('another try fetches what was missing, and the board goes on', async () => {
    const lab = await laboratory.visit({
        before: (page) => page.route('**/later.js', (route) => route.fulfill({ status: 404 })),
    });
    const line = lab.page.locator('#rest');
    await line.getByText('could not be loaded').waitFor();
    await click(lab, 'square c5');
    await lab.page.unroute('**/later.js');
    await line.getByRole('button', { name: 'Try again' }).click();
    await lab.ready();
    await line.waitFor({ state: 'hidden' });
    assert.match(await lab.ask('state'), /q=0\.0\.5\.4/);
    await click(lab, 'share');
    await lab.page.locator('#link-dialog[open]').waitFor();
});

test('a rest that is missing at first is asked for again before anything is called broken', async () => {
    let letThrough;
    const through = new Promise((resolve) => (letThrough = resolve));
    const lab = await laboratory.visit({
        link: 'n=8&t=torus&view=solid',
        before: async (page) => {
            const missing = (route) => route.fulfill({ status: 404 });
            await page.route('**/queens_rest.wasm', missing, { times: 1 });
            await page.route('**/queens_page.wasm', async (route) => {
                await through;
                await route.continue();
            });
        },
    });
    while (!lab.complaints.some((line) => /warning: .*queens_rest/.test(line))) {
        await lab.page.waitForEvent('console');
    }
    assert.ok(!(await lab.page.locator('#trouble').isVisible()));
    letThrough();
    await lab.ready();
    assert.match(await lab.ask('state'), /view=solid/);
});

test('a link that needs a rest which stays away is said not to start', async () => {
    const lab = await laboratory.visit({
        link: 'n=8&t=torus&view=solid',
        before: (page) =>
            page.route('**/queens_rest.wasm', (route) => route.fulfill({ status: 404 })),
    });
    await lab.page
        .locator('#trouble')
        .getByText(/could not start: .*404/)
        .waitFor();
});
