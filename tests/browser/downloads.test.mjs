// What is made of the site to be taken along: the page as one file, and the site as a zip.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { site } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const built = fileURLToPath(new URL('../../build/web/', import.meta.url));
const address = pathToFileURL(join(built, 'queens-lab.html')).href;

const laboratory = await laboratoryFor({ fresh: true });

test('the single file places, seeks and counts queens, and asks for nothing', async () => {
    const requests = [];
    const lab = await laboratory.enter({
        address,
        before: (page) => page.on('request', (request) => requests.push(request.url())),
    });
    await lab.click('square c5');
    await lab.until('state', /q=0\.0\.5\.4/);
    await lab.press('Space');
    await lab.until('step', /^[1-9]/);
    await lab.page.evaluate(() => (location.hash = 'n=12&room=count'));
    await lab.until('state', /n=12/);
    await lab.click('count');
    await lab.until('count', '14200 complete');
    const scripts = requests.filter((url) => !/^(data|blob):/.test(url));
    assert.deepEqual(scripts, [address]);
    assert.deepEqual(lab.complaints, []);
});

test('the single file looks as the page does', async () => {
    const lab = await laboratory.enter({ address });
    const site = await laboratory.enter();
    const look = (page) =>
        page.evaluate(async () => {
            await Promise.all([...document.fonts].map((font) => font.load()));
            const { fontFamily, backgroundColor } = getComputedStyle(document.body);
            const fonts = [...document.fonts].map(({ weight, status }) => `${weight} ${status}`);
            return [fontFamily, backgroundColor, fonts.sort(), document.title];
        });
    const shown = await look(lab.page);
    assert.deepEqual(shown[2], ['400 loaded', '600 loaded']);
    assert.deepEqual(shown, await look(site.page));
});

test('the single file has at most 1,363 KB', async () => {
    const { size } = await stat(fileURLToPath(address));
    assert.ok(size <= 1_363_000, `${size} bytes`);
});

test('a link behind the name of the single file restores the board', async () => {
    const lab = await laboratory.enter({ address, link: 'n=6&t=cyl&q=2.4.6.1.3.5' });
    assert.match(await lab.ask('state'), /n=6.*t=cyl.*q=2\.4\.6\.1\.3\.5/);
});

/** Runs a test in the single file as it is built for a site, empty where its address is not known. */
async function withFileOf(site, act) {
    const folder = await mkdtemp(join(tmpdir(), 'queens-'));
    const path = join(folder, 'queens-lab.html');
    const html = await readFile(fileURLToPath(address), 'utf8');
    const own = /(<meta property="og:url" content=")[^"]*/;
    assert.match(html, own);
    assert.equal(html.match(/"(og|twitter):/g).length, 1);
    await writeFile(path, html.replace(own, `$1${site}`));
    await act(pathToFileURL(path).href);
    await rm(folder, { recursive: true });
}

test('the links of the single file lead to its site, if it knows one', () =>
    withFileOf('https://queens.example/lab/', async (address) => {
        const lab = await laboratory.enter({ address, link: 'n=6' });
        await lab.click('share');
        await lab.page.getByText('Anyone who opens this link sees what you see.').waitFor();
        const link = await lab.page.locator('#link-text').inputValue();
        assert.match(link, /^https:\/\/queens\.example\/lab\/#.*n=6/);
    }));

test('the single file says that its links stay on this computer', () =>
    withFileOf('', async (address) => {
        const lab = await laboratory.enter({ address });
        await lab.click('share');
        await lab.page.getByText('so the link works only on this computer').waitFor();
        assert.match(await lab.page.locator('#link-text').inputValue(), /^file:/);
        await lab.page.getByRole('tab', { name: 'Open', exact: true }).click();
        assert.equal(
            await lab.page.getByRole('link', { name: 'Famous boards' }).isVisible(),
            false,
        );
    }));

test('the zip holds the site, byte by byte', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'queens-'));
    execFileSync('cmake', ['-E', 'tar', 'xf', join(built, 'queens-lab-site.zip')], { cwd: folder });
    const names = (await readdir(site, { recursive: true })).sort();
    assert.deepEqual((await readdir(folder, { recursive: true })).sort(), names);
    for (const name of names) {
        if ((await stat(join(site, name))).isDirectory()) continue;
        const [from, to] = await Promise.all(
            [site, folder].map((root) => readFile(join(root, name))),
        );
        assert.ok(from.equals(to), name);
    }
    await rm(folder, { recursive: true });
});
