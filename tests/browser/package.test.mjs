// The package for JavaScript in a browser: its example, in a worker, and where workers are forbidden.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { laboratoryFor } from './laboratory.mjs';

const folder = fileURLToPath(new URL('../../build/web/package', import.meta.url));
const laboratory = await laboratoryFor({ folder, fresh: true });

/** Opens an empty page beside the package, with these rules for what it may load. */
async function emptyPage(rules = '') {
    const page = await laboratory.browser.newPage();
    await page.route('**/empty.html', (route) =>
        route.fulfill({
            contentType: 'text/html',
            headers: rules && { 'Content-Security-Policy': rules },
            body: '<!doctype html><title>Empty</title>',
        }),
    );
    await page.goto(`${laboratory.server.url}empty.html`);
    return page;
}

test('the example page draws a board with a queen in each row', async () => {
    const page = await laboratory.browser.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${laboratory.server.url}example.html`);
    await page.getByText('One of 28 solutions on the torus.').waitFor();
    const box = await page.locator('#board svg').boundingBox();
    assert.ok(box.width > 300 && box.height > 300);
    assert.deepEqual(complaints, []);
    await page.close();
});

test('a page is not held up by a count, which a signal ends', async () => {
    const page = await emptyPage();
    const [turns, name] = await page.evaluate(async () => {
        const { count } = await import('./web.js');
        let turned = 0;
        const turning = setInterval(() => (turned += 1), 20);
        const error = await count(20, { signal: AbortSignal.timeout(1000) }).catch((why) => why);
        clearInterval(turning);
        return [turned, error.name];
    });
    assert.equal(name, 'TimeoutError');
    assert.ok(turns > 10, `${turns} turns`);
    await page.close();
});

test('a worker counts and draws as a page does', async () => {
    const page = await emptyPage();
    const answer = await page.evaluate(() => {
        const code = `import { count, svg } from '${location.origin}/web.js';
            const { total } = await count(10);
            postMessage([String(total), (await svg(4)).slice(0, 4)]);`;
        const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        return new Promise((resolve, reject) => {
            const worker = new Worker(address, { type: 'module' });
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = ({ message }) => reject(new Error(message));
        });
    });
    assert.deepEqual(answer, ['724', '<svg']);
    await page.close();
});

test('where workers are forbidden the page itself counts, in turns, and a signal ends it', async () => {
    const page = await emptyPage("worker-src 'none'");
    const [total, parts, solutions, name] = await page.evaluate(async () => {
        const { count, solve } = await import('./web.js');
        let parts = 0;
        const found = await count(16, { onprogress: () => (parts += 1) });
        const searched = await solve(6);
        const endless = solve(20, { solver: 'permutations', signal: AbortSignal.timeout(500) });
        const error = await endless.catch((why) => why);
        return [String(found.total), parts, searched.solutions.length, error.name];
    });
    assert.deepEqual([total, solutions, name], ['14772512', 4, 'TimeoutError']);
    assert.ok(parts > 200, `${parts} parts`);
    await page.close();
});

test('where there is no memory for the program a call ends and says so, and the next one tries anew', async () => {
    const page = await emptyPage("worker-src 'none'");
    const [why, solutions] = await page.evaluate(async () => {
        const { solve } = await import('./web.js');
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = () => Promise.reject(new RangeError('Out of memory'));
        const error = await solve(6).catch((told) => told);
        WebAssembly.instantiate = instantiate;
        const found = await solve(6);
        return [error.message, found.solutions.length];
    });
    assert.match(why, /^The program of queens-lab broke down: RangeError: Out of memory/);
    assert.equal(solutions, 4);
    await page.close();
});
