// The page without a network, and what becomes of an open page when a newer build is put up.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { serve } from '../../scripts/static-server.mjs';
import { Lab, site } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const newer = '0123456789ab';
const laboratory = await laboratoryFor({ fresh: true });
let newerSite;
let port;

/** A copy of the site that calls itself another build. */
async function makeNewer() {
    const folder = await mkdtemp(join(tmpdir(), 'queens-'));
    await cp(site, folder, { recursive: true });
    const [build] = (await readdir(folder)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    await rename(join(folder, build), join(folder, newer));
    for (const name of ['index.html', 'service-worker.js']) {
        const text = await readFile(join(folder, name), 'utf8');
        await writeFile(join(folder, name), text.replaceAll(build, newer));
    }
    return folder;
}

/** From now on the host of the page shows another folder, or is not there at all. */
async function host(folder) {
    await laboratory.server.close();
    const gone = { url: laboratory.server.url, close: async () => {} };
    laboratory.server = folder ? await serve(folder, port) : gone;
}

before(async () => {
    port = Number(new URL(laboratory.server.url).port);
    newerSite = await makeNewer();
});
beforeEach(() => host(site));
after(() => rm(newerSite, { recursive: true }));

/** Waits until the worker has taken over the page, which it does when all is kept. */
const kept = (lab) => lab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

async function enterAndKeep(options = {}) {
    const lab = await laboratory.enter({ keeps: true, ...options });
    await kept(lab);
    return lab;
}

const buildOf = (lab) => lab.page.evaluate(() => document.documentElement.dataset.build);

/** The builds that are kept whole. */
const keptBuilds = (lab) =>
    lab.page.evaluate(async () => {
        const builds = [];
        for (const name of await caches.keys()) {
            if (await (await caches.open(name)).match('./')) builds.push(name.split(' ').at(-1));
        }
        return builds.sort();
    });

async function untilKept(lab, ...builds) {
    for (let waited = 0; waited < 300; ++waited) {
        if (`${await keptBuilds(lab)}` === `${builds.sort()}`) return;
        await lab.page.waitForTimeout(100);
    }
    assert.deepEqual(await keptBuilds(lab), builds.sort());
}

async function reload(lab) {
    await lab.reload();
}

async function countTwelve(lab) {
    await lab.page.evaluate(() => (location.hash = 'n=12&room=count'));
    await lab.until('state', /n=12/);
    await lab.click('count');
    await lab.until('count', '14200 complete');
}

test('after one visit queens are sought and counted without a network', async () => {
    const lab = await enterAndKeep();
    await host();
    await lab.page.context().setOffline(true);
    await reload(lab);
    await lab.press('Space');
    await lab.until('step', /^[1-9]/);
    await countTwelve(lab);
    assert.deepEqual(
        lab.complaints.filter((line) => !line.includes('ERR_')),
        [],
    );
});

test('a host that does not answer is not waited for', async () => {
    const lab = await enterAndKeep();
    await host();
    const silent = createServer(() => {});
    await new Promise((resolve) => silent.listen(port, '127.0.0.1', resolve));
    await reload(lab);
    await lab.close();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
});

test('a newer build is offered, and the old page keeps what it lives from', async () => {
    const lab = await enterAndKeep({ link: 'n=8' });
    const old = await buildOf(lab);
    await host(newerSite);
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(lab.url);
    await other.ready();
    assert.equal(await buildOf(other), old);
    for (const { page } of [lab, other]) await page.locator('#update').waitFor();
    await untilKept(lab, old, newer);
    await other.page.close();
    await countTwelve(lab);
    assert.equal(await buildOf(lab), old);

    await lab.page.locator('#update').getByRole('button', { name: 'Reload' }).click();
    await lab.page.waitForFunction(
        (build) => document.documentElement.dataset.build === build,
        newer,
    );
    await lab.ready();
    await untilKept(lab, newer);
    await host();
    await reload(lab);
    assert.equal(await buildOf(lab), newer);
});

test('of a build that is there by half nothing is handed out until the other half is', async () => {
    const lab = await enterAndKeep({ link: 'n=8' });
    const old = await buildOf(lab);
    const half = await mkdtemp(join(tmpdir(), 'queens-'));
    await cp(newerSite, half, { recursive: true });
    await rm(join(half, newer, 'queens_page.wasm'));
    await host(half);
    for (let visit = 0; visit < 2; ++visit) {
        await reload(lab);
        assert.equal(await buildOf(lab), old);
        await lab.page.waitForTimeout(1000);
    }
    await countTwelve(lab);
    await host(newerSite);
    await reload(lab);
    // It may have been kept whole already while the page was loaded.
    if ((await buildOf(lab)) === old) {
        await lab.page.locator('#update').waitFor();
        await reload(lab);
    }
    assert.equal(await buildOf(lab), newer);
    await lab.close();
    await rm(half, { recursive: true });
});

test('a build that is there by half at first is offered without another visit', async () => {
    const lab = await enterAndKeep({ link: 'n=8' });
    const half = await mkdtemp(join(tmpdir(), 'queens-'));
    await cp(newerSite, half, { recursive: true });
    await rm(join(half, newer, 'queens_page.wasm'));
    await host(half);
    const tried = await lab.page.evaluateHandle(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const { installing } = registration;
        return {
            failed: new Promise((resolve) => {
                if (installing?.state !== 'installing') resolve();
                installing?.addEventListener('statechange', resolve);
            }),
        };
    });
    await tried.evaluate(({ failed }) => failed);
    await host(newerSite);
    await lab.page.locator('#update').waitFor();
    await reload(lab);
    assert.equal(await buildOf(lab), newer);
    await lab.close();
    await rm(half, { recursive: true });
});

test('a newer build takes over though the older worker is ended and started again', async () => {
    const lab = await enterAndKeep({ link: 'n=8' });
    const devtools = await lab.page.context().newCDPSession(lab.page);
    let older;
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        older ??= versions.find(({ status }) => status === 'activated')?.versionId;
    });
    await devtools.send('ServiceWorker.enable');
    await host(newerSite);
    // What Chromium does now and then by itself: it ends a worker that messages are on their way to.
    const talk = await lab.page.evaluateHandle(() =>
        setInterval(() => navigator.serviceWorker.controller.postMessage({ mend: 'en' }), 3),
    );
    await lab.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await lab.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
    await devtools.send('ServiceWorker.stopWorker', { versionId: older });
    await lab.page.waitForTimeout(1000);
    await talk.evaluate((timer) => clearInterval(timer));
    await lab.page.locator('#update').waitFor();
});

test('a page that is newer than the worker is not offered the older build', async () => {
    const lab = await enterAndKeep();
    await host(newerSite);
    await lab.page.addInitScript(() => {
        window.heard = [];
        navigator.serviceWorker.addEventListener('message', ({ data }) => window.heard.push(data));
    });
    const devtools = await lab.page.context().newCDPSession(lab.page);
    await devtools.send('Page.reload', { ignoreCache: true });
    await lab.page.waitForFunction((b) => document.documentElement.dataset.build === b, newer);
    await lab.page.waitForFunction((b) => window.heard.some(({ build }) => build === b), newer);
    const heard = await lab.page.evaluate(() => window.heard.flatMap(({ build }) => build ?? []));
    assert.deepEqual(heard, [newer]);
    assert.ok(!(await lab.page.locator('#update').isVisible()));
});

test('a page opened without a network looks for a newer build when there is one again', async () => {
    const lab = await enterAndKeep();
    await host();
    await lab.page.addInitScript(() => {
        const { update } = ServiceWorkerRegistration.prototype;
        ServiceWorkerRegistration.prototype.update = function () {
            const asked = update.call(this);
            asked.catch(() => (window.askedInVain = true));
            return asked;
        };
    });
    await reload(lab);
    // The page asks once it is idle; the host must still be gone by then.
    await lab.page.waitForFunction(() => window.askedInVain);
    await host(newerSite);
    await lab.page.locator('#update').waitFor();
});

test('Later puts the offer away', async () => {
    const lab = await enterAndKeep();
    await host(newerSite);
    await lab.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await lab.page.locator('#update').waitFor();
    await lab.page.getByRole('button', { name: 'Later' }).click();
    assert.ok(!(await lab.page.locator('#update').isVisible()));
});

test('a worker whose page has gone from the host keeps no mixture of two builds', async () => {
    const lab = await enterAndKeep();
    const old = await buildOf(lab);
    await lab.page.evaluate(async () => caches.delete((await caches.keys())[0]));
    await host(newerSite);
    await lab.page.evaluate(async () => {
        (await navigator.serviceWorker.ready).active.postMessage({ mend: 'en' });
    });
    await reload(lab);
    assert.equal(await buildOf(lab), newer);
    await untilKept(lab, newer);
    const files = await lab.page.evaluate(async () => {
        const requests = await (await caches.open((await caches.keys()).at(-1))).keys();
        return requests.map(({ url }) => url);
    });
    assert.ok(files.length > 10 && !files.some((url) => url.includes(old)), `${files}`);
});

test('what the browser threw away is fetched again', async () => {
    const lab = await enterAndKeep();
    await lab.page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
    });
    await reload(lab);
    await untilKept(lab, await buildOf(lab));
    await host();
    await reload(lab);
    await countTwelve(lab);
});

test('a file that was kept broken is replaced at the second try', async () => {
    const lab = await enterAndKeep();
    await lab.page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0]);
        const [wasm] = (await cache.keys()).filter(({ url }) => url.endsWith('queens_page.wasm'));
        await cache.put(
            wasm,
            new Response('', { headers: { 'Content-Type': 'application/wasm' } }),
        );
    });
    await lab.page.reload();
    await lab.page.locator('#trouble').getByText('could not start').waitFor();
    await lab.page.locator('#trouble').getByRole('button', { name: 'Reload' }).click();
    await lab.started();
});
