// The page inside another page takes nothing that is not its own: not the keyboard, nor room and lines
// for what only the laboratory needs.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { anotherSite } from './another_site.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });
let school;
before(async () => {
    school = await anotherSite(`<script>
        said = [];
        addEventListener('message', ({ data }) => said.push(data));
    </script><input id="name"><iframe id="board" width="720" height="480"></iframe>`);
});
after(() => school.close());

/**
 * A page of another site with a frame, which may not have started yet.
 * @param {object} [options] `sandbox` of the frame, `prepare`, called with the page before it has one
 */
async function embed({ sandbox, prepare } = {}) {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    await page.goto(school.origin);
    await prepare?.(page);
    await page.locator('#board').evaluate(
        (frame, [source, rules]) => {
            if (rules !== undefined) frame.setAttribute('sandbox', rules);
            frame.src = source;
        },
        [`${laboratory.server.url}?embed&origin=${school.origin}#n=8`, sandbox],
    );
    const frame = page.frameLocator('#board');
    const ready = () => frame.getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    const ask = async (id, question) => {
        await page.locator('#board').evaluate(
            (element, [number, text]) => {
                const message = { queensLab: 1, id: number, ask: text };
                element.contentWindow.postMessage(message, '*');
            },
            [id, question],
        );
        const heard = await page.waitForFunction(
            (n) => window.said.find((one) => one.id === n),
            id,
        );
        return heard.jsonValue();
    };
    const close = async () => {
        // What is still fetched for the frame would be fetched by a context that is gone.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
    };
    return { page, frame, ready, ask, close };
}

test('whoever types in a page keeps the keyboard when a board in it has started', async () => {
    const { page, ready, close } = await embed({
        prepare: (around) => around.locator('#name').focus(),
    });
    await ready();
    assert.equal(await page.evaluate(() => document.activeElement.id), 'name');
    await close();
});

test('a frame that has not started refuses what it is asked, and later answers it', async () => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const { page, frame, ready, ask, close } = await embed({
        prepare: (around) =>
            around.route('**/queens_page.wasm', async (route) => {
                await released;
                await route.continue();
            }),
    });
    await frame.locator('html[data-begun]').waitFor();
    assert.match((await ask(1, 'state')).refused, /not running/);
    release();
    await ready();
    await page.waitForFunction(() => window.said.some(({ event }) => event === 'ready'));
    assert.match((await ask(2, 'state')).answer, /n=8/);
    await close();
});

test('a frame without an origin shows its board', async () => {
    const { ready, close } = await embed({
        sandbox: 'allow-scripts',
        // Without this no page reads its own scripts there.
        prepare: (around) =>
            around.route(`${laboratory.server.url}**`, async (route) => {
                const response = await route.fetch();
                const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
                await route.fulfill({ response, headers });
            }),
    });
    await ready();
    await close();
});

test('a frame keeps no site for visits without a network, and offers no newer version', async () => {
    const { page, frame, ready, close } = await embed({
        prepare: (around) =>
            around.addInitScript(() => {
                window.kept = [];
                const { ServiceWorkerContainer } = window;
                ServiceWorkerContainer.prototype.register = async (url) => window.kept.push(url);
            }),
    });
    await ready();
    const html = frame.locator('html');
    const settle = async () => {
        await window.queensLab.whole;
        await new Promise((resolve) => requestIdleCallback(resolve));
        const data = { build: '0123456789ab' };
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
        return [window.kept.length, document.getElementById('update').hidden];
    };
    assert.deepEqual(await html.evaluate(settle), [0, true]);
    await page.goto(laboratory.server.url);
    await page.waitForFunction(() => window.queensLab);
    assert.deepEqual(await page.evaluate(settle), [1, false]);
    await close();
});
