// What the page does when something is thrown that nobody catches: by the program, or by a script of
// somebody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Has a script throw that comes from an address, of the folder of the page's own scripts or another. */
async function throwFrom(lab, address, script = "throw new Error('aborted (a test)');") {
    await lab.page.route(`**/${address}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await lab.page.evaluate(
        (src) =>
            new Promise((resolve) => {
                const script = document.createElement('script');
                script.src = src;
                script.onload = resolve;
                document.head.append(script);
            }),
        address,
    );
}

const ownScript = async (lab) => {
    const build = await lab.page.evaluate(() => document.documentElement.dataset.build);
    return `${build}/fault.js`;
};

const breakDown = async (lab) => throwFrom(lab, await ownScript(lab));

test('a breakdown is admitted, and the board is kept in a link', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.5.2.4' });
    await breakDown(lab);
    const crash = lab.page.locator('#crash');
    await crash.waitFor();
    assert.match(await crash.innerText(), /aborted \(a test\)/);
    const build = await lab.page.evaluate(() => document.documentElement.dataset.build);
    assert.ok((await crash.innerText()).includes(`This is build ${build}.`));
    assert.match(await lab.page.locator('#crash-link').inputValue(), /n=5&q=1\.3\.5\.2\.4/);
    const drawn = await lab.page.evaluate(() => window.queensLab.frames);
    await lab.page.mouse.move(300, 300);
    assert.equal(await lab.page.evaluate(() => window.queensLab.frames), drawn);
    await Promise.all([
        lab.page.waitForEvent('load'),
        crash.getByRole('button', { name: 'Reload' }).click(),
    ]);
    await lab.ready();
    assert.match(await lab.ask('state'), /n=5&q=1\.3\.5\.2\.4/);
});

test('whoever starts over after a breakdown finds the first board, and not the one that broke', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.5.2.4' });
    const session = () => lab.page.evaluate(() => localStorage.getItem('queens-lab/session'));
    await lab.click('square a2');
    await lab.page.waitForURL(/b=2Q2/);
    assert.match(await session(), /n=5/);
    await breakDown(lab);
    const restart = lab.page.locator('#crash').getByRole('button', { name: 'Start over' });
    await Promise.all([lab.page.waitForEvent('load'), restart.click()]);
    await lab.ready();
    assert.match(await lab.ask('state'), /n=8&q=0\.0\.0\.4\.0\.0\.0\.0/);
    assert.doesNotMatch(await lab.page.evaluate(() => location.hash), /n=5/);
    assert.doesNotMatch((await session()) ?? '', /n=5/);
});

test('a script of the browser or of an extension that throws does not end the laboratory', async () => {
    const lab = await laboratory.enter({ link: 'n=5' });
    await throwFrom(lab, 'injected.js');
    await throwFrom(lab, 'rejected.js', "Promise.reject(new Error('rejected (a test)'));");
    await lab.page.evaluate(() => {
        setTimeout(() => {
            throw new Error('evaluated (a test)');
        });
    });
    for (const why of ['aborted', 'rejected', 'evaluated']) {
        while (!lab.complaints.some((line) => line.includes(`error: ${why}`))) {
            await lab.page.waitForEvent('pageerror');
        }
    }
    await lab.click('square a2');
    await lab.until('state', /q=2/);
    assert.ok(!(await lab.page.locator('#crash').isVisible()));
    await throwFrom(lab, await ownScript(lab), "Promise.reject(new Error('ours (a test)'));");
    await lab.page.locator('#crash').getByText('ours (a test)').waitFor();
});

test('what has failed before the program is there stays said, and nothing starts after it', async () => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const lab = await laboratory.visit({
        before: (page) =>
            page.route('**/queens_page.wasm', async (route) => {
                await released;
                await route.continue();
            }),
    });
    await breakDown(lab);
    const trouble = lab.page.locator('#trouble');
    await trouble.getByText('could not start: aborted (a test)').waitFor();
    release();
    await lab.page.waitForFunction(() => {
        const bar = document.getElementById('progress');
        return bar.value === bar.max;
    });
    await lab.page.waitForLoadState('networkidle');
    assert.ok(await trouble.isVisible());
    assert.ok(!(await lab.page.evaluate(() => 'ready' in document.documentElement.dataset)));
});
