// The rest of the program without a network, wanted before it is there: it is what was kept.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { site } from './lab.mjs';
import { Laboratory } from './laboratory.mjs';

const link = 'n=8&q=1.5.8.6.3.7.2.0';
const board = /q=1\.5\.8\.6\.3\.7\.2\.0/;
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let short;
before(async () => (short = await makeShort()));
after(() => rm(short, { recursive: true }));

/** A copy of the site whose program asks for commands that are in its second part when it starts. */
async function makeShort() {
    const folder = await mkdtemp(join(tmpdir(), 'queens-'));
    await cp(site, folder, { recursive: true });
    const list = await readFile(at('cmake/first_part.txt'), 'utf8');
    const shortList = join(folder, 'first_part.txt');
    await writeFile(shortList, list.replaceAll(/^queens::\w+_commands\n/gm, ''));
    const [build] = (await readdir(folder)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    const parts = ['page', 'rest'].map((part) => join(folder, build, `queens_${part}.wasm`));
    const [program, map] = ['wasm', 'map'].map((kind) => at(`build/web/queens_page.${kind}`));
    const split = at('scripts/site/split.mjs');
    execFileSync('node', [split, program, map, shortList, 'wasm-split', ...parts]);
    return folder;
}

/** A page whose site is kept, on a host that has gone since. */
async function keepAndLeave(folder) {
    const laboratory = await Laboratory.open({ fresh: true, folder });
    const lab = await laboratory.enter({ keeps: true, link });
    await lab.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const places = {};
    for (const id of ['tab-count', 'tab-maths']) places[id] = await lab.middle(id);
    await laboratory.server.close();
    laboratory.server = { close: async () => {} };
    await lab.page.context().setOffline(true);
    return { laboratory, lab, places };
}

test('a program that needs its second part at once starts without a network', async () => {
    const { laboratory, lab } = await keepAndLeave(short);
    await lab.reload();
    assert.match(await lab.ask('state'), board);
    await laboratory.close();
});

test('what is pressed before the rest has come is answered without a network', async () => {
    const { laboratory, lab, places } = await keepAndLeave(site);
    await lab.page.addInitScript(() => {
        const { fetch } = window;
        window.fetch = (address, ...more) =>
            /queens_rest/.test(address) ? new Promise(() => {}) : fetch(address, ...more);
    });
    await lab.page.reload();
    await lab.started();
    for (const [id, place] of Object.entries(places)) {
        await lab.page.mouse.click(...place, { delay: 50 });
        await lab.until('state', new RegExp(`room=${id.slice('tab-'.length)}`));
    }
    assert.match(await lab.ask('state'), board);
    assert.ok(!(await lab.page.locator('#crash').isVisible()));
    await laboratory.close();
});
