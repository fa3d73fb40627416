// The page from the first byte to the usable program, and what it says when that goes wrong.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { site } from './lab.mjs';
import { Laboratory, laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Holds a file back until the returned function is called. */
async function hold(page, file) {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    await page.route(`**/${file}`, async (route) => {
        await released;
        await route.continue();
    });
    return release;
}

async function programBytes() {
    const [folder] = (await readdir(site)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    return (await stat(join(site, folder, 'queens_page.wasm'))).size;
}

test('the first board stands before the program, and the bar knows the true total', async () => {
    let release;
    const lab = await laboratory.visit({
        before: async (page) => (release = await hold(page, 'queens_page.wasm')),
    });
    assert.equal(await lab.page.locator('#welcome h1').innerText(), 'Queens Lab');
    assert.ok(await lab.page.locator('#first-board').isVisible());
    assert.ok(await lab.page.locator('#progress').isVisible());
    assert.ok(!(await lab.page.locator('#canvas').isVisible()));
    const total = await lab.page.locator('#progress').evaluate((bar) => bar.max);
    assert.equal(total, await programBytes());
    release();
    await lab.ready();
    assert.ok(await lab.page.locator('#canvas').isVisible());
    assert.equal(await lab.page.locator('#progress').evaluate((bar) => bar.value), total);
    assert.deepEqual(lab.complaints, []);
});

test('whoever asks before the program is started has no answer, and does no harm', async () => {
    let release;
    const lab = await laboratory.visit({
        link: 'n=8&m=4-4&room=place',
        before: async (page) => {
            release = await hold(page, 'queens_rest.wasm');
            await page.addInitScript(() => setInterval(() => window.queensLab?.ask('state'), 1));
        },
    });
    await lab.page.waitForFunction(() => {
        const bar = document.getElementById('progress');
        return bar.value === bar.max;
    });
    release();
    await lab.ready();
    assert.match(await lab.ask('state'), /&m=4-4&/);
});

test('a screen reader hears of no progress bar once the program is there', async () => {
    const lab = await laboratory.enter();
    for (const role of ['progressbar', 'img']) {
        assert.equal(await lab.page.getByRole(role).count(), 0, role);
    }
    assert.equal(await lab.page.getByRole('heading', { name: 'Queens Lab' }).count(), 1);
});

test('a visitor who brings nothing finds a queen on d4', async () => {
    const lab = await laboratory.enter();
    assert.match(await lab.ask('state'), /n=8&q=0\.0\.0\.4\.0\.0\.0\.0/);
    assert.equal(await lab.page.evaluate(() => document.activeElement.id), 'canvas');
});

test('no other host is asked for anything, in any tab, dialog or count', async () => {
    const asked = [];
    const lab = await laboratory.enter({
        height: 1400,
        link: 'n=8&q=1.5.8.6.3.7.2.4',
        before: (page) => page.on('request', (request) => asked.push(new URL(request.url()))),
    });
    const tabs = lab.page.locator('#mirror [role=tab]');
    const names = await tabs.allInnerTexts();
    assert.ok(names.includes('Place') && names.includes('Maths'), `${names}`);
    for (const name of names) {
        await lab.page.getByRole('tab', { name, exact: true }).evaluate((tab) => tab.click());
        await lab.page.getByRole('tabpanel', { name, exact: true }).waitFor();
        await lab.rest();
    }
    await lab.click('help');
    await lab.press('Escape');
    await lab.click('share');
    await lab.page.locator('#link-dialog[open]').waitFor();
    await lab.press('Escape');
    await lab.click('tab-count');
    await lab.click('count');
    await lab.until('count', '92 complete');
    await lab.press('Space');
    await lab.until('step', /^[1-9]/);
    const elsewhere = asked.filter(({ host, protocol }) => {
        return host !== new URL(lab.url).host && !['data:', 'blob:'].includes(protocol);
    });
    assert.deepEqual(elsewhere.map(String), []);
    assert.ok(asked.some(({ pathname }) => pathname.endsWith('queens_worker.wasm')));
});

test('the page works from a folder below the top', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'queens-'));
    await cp(site, join(folder, 'queens'), { recursive: true });
    const elsewhere = await Laboratory.open({ fresh: true, folder });
    const lab = await elsewhere.enter({ path: 'queens/', link: 'n=6&q=2.4.6.1.3.5' });
    assert.match(await lab.ask('state'), /n=6&q=2\.4\.6\.1\.3\.5/);
    assert.deepEqual(lab.complaints, []);
    await elsewhere.close();
    await rm(folder, { recursive: true });
});

test('after five seconds without a byte the page says that something is wrong', async () => {
    let release;
    const lab = await laboratory.visit({
        before: async (page) => {
            await page.clock.install();
            release = await hold(page, 'queens_page.wasm');
        },
    });
    assert.ok(!(await lab.page.locator('#trouble').isVisible()));
    await lab.page.clock.runFor(5100);
    await lab.page.locator('#trouble').waitFor();
    assert.match(await lab.page.locator('#trouble').innerText(), /longer than usual/);
    release();
    await lab.page.locator('#trouble').waitFor({ state: 'hidden' });
});

test('a program that cannot be loaded is said beside the first board', async () => {
    const lab = await laboratory.visit({
        before: (page) =>
            page.route('**/queens_page.wasm', (route) => route.fulfill({ status: 404 })),
    });
    await lab.page.locator('#trouble').waitFor();
    assert.match(await lab.page.locator('#trouble').innerText(), /could not start.*404/s);
    assert.ok(await lab.page.locator('#first-board').isVisible());
    assert.ok(await lab.page.locator('#trouble .reload').isVisible());
});

test('a program that is not reached is said in the language of the visitor, whose words come later', async () => {
    const lab = await laboratory.visit({
        path: '?lang=de',
        before: async (page) => {
            await page.route('**/queens_page.wasm', (route) => route.abort());
            await page.route('**/words/de.txt', async (route) => {
                await page.locator('#trouble').waitFor();
                await route.continue();
            });
        },
    });
    const trouble = lab.page.locator('#trouble');
    await trouble
        .getByText('Queens Lab konnte nicht geladen werden. Bist du noch online?')
        .waitFor();
    await trouble.getByRole('button', { name: 'Neu laden' }).waitFor();
});

test('a connection that breaks off in the middle of the program is said as one that never was', async () => {
    let breakOff;
    const host = createServer(async ({ url }, response) => {
        const { pathname } = new URL(url, laboratory.server.url);
        const body = await readFile(site + pathname.replace(/\/$/, '/index.html'));
        const type = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' };
        response.setHeader(
            'Content-Type',
            type[/\w*$/.exec(pathname)[0] || 'html'] ?? 'text/plain',
        );
        if (!pathname.endsWith('queens_page.wasm')) return response.end(body);
        response.setHeader('Content-Length', body.length);
        response.write(body.subarray(0, body.length / 2));
        breakOff = () => response.destroy();
    });
    await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
    const lab = await laboratory.visit({ address: `http://127.0.0.1:${host.address().port}/` });
    await lab.page.waitForFunction(() => document.querySelector('#progress').value > 0);
    breakOff();
    await lab.page.getByText('Queens Lab could not be loaded. Are you still online?').waitFor();
    host.close();
    host.closeAllConnections();
});

/** Everything that may become of a script on its way. */
const misfortunes = {
    'is missing': (route) => route.fulfill({ status: 404 }),
    'is broken': (route) => route.fulfill({ contentType: 'text/javascript', body: 'import {' }),
    'fails at once': (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a test");' }),
    'is a page of the host': (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    'never comes': () => {},
};

for (const [name, answer] of Object.entries(misfortunes)) {
    test(`a script that ${name} is said after ten seconds, without a script`, async () => {
        const lab = await laboratory.visit({
            link: 'n=5',
            waitUntil: 'commit',
            before: (page) => page.route('**/page.js', answer, { times: 1 }),
        });
        await lab.page.locator('#first-board').waitFor();
        assert.ok(!(await lab.page.locator('#trouble').isVisible()));
        const [trouble] = await lab.page
            .locator('#trouble')
            .evaluate((element) => element.getAnimations().map((one) => one.effect.getTiming()));
        assert.equal(trouble.delay, 10_000);
        await lab.page
            .locator('#trouble')
            .evaluate((element) => element.getAnimations()[0].finish());
        await lab.page.getByText('longer than usual').waitFor();
        await lab.page.locator('#trouble').getByRole('button', { name: 'Reload' }).click();
        await lab.started();
        assert.match(await lab.page.evaluate(() => location.hash), /n=5/);
    });
}
