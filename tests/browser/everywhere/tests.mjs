// What every browser must do, written once. Each test has a site of its own address, so that nothing is
// kept there from the one before, and keeps it with a service worker as visitors do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from '../../../scripts/static-server.mjs';
import { site } from '../lab.mjs';
import { endGraphics } from './graphics.mjs';
import { openBefore } from './opened.mjs';

const solved = 'n=8&q=1.5.8.6.3.7.2.4';
const unsolved = 'n=8&q=1.5.8.6.3.7.2.0';

/** How many different colours the canvas shows, as far as that is looked at. */
function colours() {
    const canvas = document.getElementById('canvas');
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const context = copy.getContext('2d');
    context.drawImage(canvas, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
    return new Set(pixels).size;
}

/** Whether an element with that id is there to be seen. */
const isShown = (id) => document.getElementById(id).checkVisibility();

/** Notes why workers give no answer. */
const watchWorkers = () => {
    window.whys = [];
    window.Worker = class extends Worker {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => data.why && window.whys.push(data.why));
        }
    };
};

/** Has the browser take the picture away. */
const takePicture = () => {
    const canvas = document.getElementById('canvas');
    window.graphics = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
    const lost = new Promise((resolve) => {
        canvas.addEventListener('webglcontextlost', () => resolve(), { once: true });
    });
    window.graphics.loseContext();
    return lost;
};

const givePicture = () => {
    const canvas = document.getElementById('canvas');
    const given = new Promise((resolve) => {
        canvas.addEventListener('webglcontextrestored', () => resolve(), { once: true });
    });
    window.graphics.restoreContext();
    return given;
};

/** Has ten seconds go by for the page, and a frame drawn. */
const letTimePass = () => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
    dispatchEvent(new Event('focus'));
};

/** @param {string} name of the browser in which to test */
export function testIn(name) {
    let page;
    let session;
    const evenIfItBreaksDown = openBefore(name, (...opened) => ([page, session] = opened));

    async function tryOut(link, act) {
        const server = await serve(site, 0);
        try {
            await page.enter(`${server.url}#${link}`);
            await act(server);
            assert.equal(await page.run(isShown, 'crash'), false);
        } finally {
            await server.close();
        }
    }

    /** A test that begins with a link. */
    const visit = (what, link, act) =>
        test(`in ${name} ${what}`, () => evenIfItBreaksDown(() => tryOut(link, act)));

    visit('the laboratory starts with a picture', '', async () => {
        assert.match(await page.ask('state'), /n=8&q=0\.0\.0\.4\.0\.0\.0\.0/);
        assert.ok(await page.run(isShown, 'canvas'));
        assert.equal(await page.run(isShown, 'plain'), false);
        const seen = await page.run(colours);
        assert.ok(seen > 100, `${seen} colours`);
    });

    visit('a click, a touch and keys place queens and take them back', 'n=8', async () => {
        await page.click('square a1');
        await page.until('state', /q=1\.0\.0\.0\.0\.0\.0\.0/);
        await page.tap('square b3');
        await page.until('state', /q=1\.3\.0\.0\.0\.0\.0\.0/);
        // The first arrow shows the cursor where the pointer was.
        while ((await page.ask('cursor')) !== 'c3') {
            await page.press('ArrowRight');
            await page.rest();
        }
        await page.press('Enter');
        await page.until('state', /q=1\.3\.3\.0\.0\.0\.0\.0/);
        await page.press('Control+z');
        await page.until('state', /q=1\.3\.0\.0\.0\.0\.0\.0/);
    });

    visit('a search is played, paused and stepped', 'n=6&a=backtracking', async () => {
        await page.press('Space');
        await page.until('step', /^[1-9]/);
        await page.press('Space');
        await page.until('playing', /no/);
        const step = Number(await page.ask('step'));
        await page.click('step');
        await page.until('step', new RegExp(`^${step + 1}$`));
        await page.click('step-back');
        await page.until('step', new RegExp(`^${step}$`));
    });

    visit('a count is paused, outlasts a reload and ends right', 'n=17&room=count', async () => {
        const paused = await page.run(async () => {
            const { ask } = window.queensLab;
            const until = async (expected) => {
                while (!expected.test(ask('count'))) await new Promise((r) => setTimeout(r));
                return ask('count');
            };
            ask('do count');
            dispatchEvent(new Event('focus'));
            await until(/^[1-9]\d* running$/);
            ask('do pause-count');
            dispatchEvent(new Event('focus'));
            return until(/ paused$/);
        });
        await page.reload();
        assert.equal(await page.until('count', / paused$/), paused);
        await page.click('go-on');
        await page.until('count', /^95815104 complete$/);
    });

    visit('the share dialog has a link, which leads to the board', 'n=8', async (server) => {
        await page.follow('n=7&t=torus&q=1.3.5.7.2.4.6');
        await page.click('share');
        await page.sees(isShown, 'link-dialog');
        const link = await page.run(() => document.getElementById('link-text').value);
        assert.ok(link.startsWith(server.url), link);
        await page.enter(link);
        assert.match(await page.ask('state'), /n=7&t=torus&q=1\.3\.5\.7\.2\.4\.6/);
    });

    visit(
        'a torus is a solid with a picture',
        'n=7&t=torus&view=solid&q=1.3.5.7.2.4.6',
        async () => {
            assert.match(await page.ask('state'), /view=solid/);
            const solid = await page.run(colours);
            await page.follow('n=7&t=torus&q=1.3.5.7.2.4.6');
            const flat = await page.run(colours);
            assert.ok(solid > 2 * flat, `${solid} colours and ${flat}`);
        },
    );

    visit('a picture that is taken away comes back with the board', solved, async () => {
        const seen = await page.run(colours);
        await page.run(takePicture);
        await page.run(givePicture);
        await page.rest();
        assert.ok(await page.run(isShown, 'canvas'));
        const again = await page.run(colours);
        assert.ok(again > seen / 2, `${seen} colours and then ${again}`);
        assert.match(await page.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.4/);
    });

    visit('without its picture the laboratory is words and buttons', unsolved, async () => {
        await page.run(takePicture);
        await page.sees(isShown, 'lost');
        assert.match(await page.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.0/);
        await page.run(() => document.querySelector('[role=gridcell][aria-label^="h4"]').focus());
        await page.press('Enter');
        await page.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
    });

    // Chromium says when its graphics process has ended, and WebKitGTK has none that could be ended.
    if (name === 'firefox') {
        visit(
            'a graphics process that ends is seen, and another one asked for',
            unsolved,
            async () => {
                await page.run(letTimePass);
                await page.rest();
                await endGraphics(session);
                await page.run(letTimePass);
                await page.sees(isShown, 'lost');
                assert.match(await page.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.0/);
                await page.leave(() => document.getElementById('lost-back').click());
                await page.ready();
                await page.rest();
                assert.ok((await page.run(colours)) > 10);
                assert.match(await page.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.0/);
            },
        );
    }

    visit('what was visited once works without a network', solved, async (server) => {
        await page.sees(() => navigator.serviceWorker.controller !== null);
        await server.close();
        await page.reload();
        assert.match(await page.ask('state'), /q=1\.5\.8\.6\.3\.7\.2\.4/);
        await page.run(watchWorkers);
        await page.follow('n=12&room=count');
        await page.click('count');
        await page.until('count', /^14200 complete$/);
        assert.deepEqual(await page.run(() => window.whys), []);
    });
}
