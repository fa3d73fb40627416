// The page as a program of its own, which only a whole Chromium with windows can tell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from '../../../scripts/static-server.mjs';
import { site } from '../lab.mjs';
import { start } from './browsers.mjs';
import { Page } from './page.mjs';

test('the page can be installed', async () => {
    const server = await serve(site, 0);
    const { session, close } = await start('chromium');
    try {
        const page = new Page(session);
        await page.enter(server.url);
        const ask = (cmd) => session.send('devtools', { cmd, params: {} });
        const { errors, data } = await ask('Page.getAppManifest');
        assert.deepEqual(errors, []);
        assert.equal(JSON.parse(data).name, 'Queens Lab');
        assert.deepEqual(await ask('Page.getInstallabilityErrors'), { installabilityErrors: [] });
    } finally {
        await close();
        await server.close();
    }
});
