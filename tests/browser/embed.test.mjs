// The page inside another page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { anotherSite } from './another_site.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });
let school;
let origin;
before(async () => {
    school = await anotherSite(`<script>
        said = [];
        addEventListener('message', ({ data }) => said.push(data));
    </script><iframe id="board" width="720" height="480"></iframe>`);
    ({ origin } = school);
});
after(() => school.close());

/** A page of another site with a frame, which keeps what the frame says. */
async function embedding(query, fragment, options = {}) {
    const viewport = { width: 800, height: 600 };
    const context = await laboratory.browser.newContext({ viewport, ...options });
    const page = await context.newPage();
    await page.goto(`${origin}/lesson`);
    const address = `${laboratory.server.url}?embed${query}#${fragment}`;
    await page.locator('#board').evaluate((frame, source) => (frame.src = source), address);
    const frame = page.frameLocator('#board');
    await frame.getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    const send = (message) =>
        page.locator('#board').evaluate((element, data) => {
            element.contentWindow.postMessage(data, '*');
        }, message);
    const said = (test) =>
        page
            .waitForFunction(`said.find(${test})`, undefined, { timeout: 10_000 })
            .then((found) => found.jsonValue());
    return { page, frame, send, said, close: () => context.close() };
}

const named = () => `&origin=${origin}`;

/** The same, high enough to be scrolled, and what is done and asked there. */
async function scrolling(fragment, options) {
    const { page, frame, close } = await embedding('', fragment, options);
    await page.addStyleTag({ content: 'body { height: 3000px }' });
    const body = frame.locator('body');
    const ask = (question) =>
        body.evaluate(async (_, asked) => {
            await window.queensLab.whole;
            await window.queensLab.rest();
            return window.queensLab.ask(asked);
        }, question);
    const middle = async (id) => {
        const [x, y, width, height] = (await ask(`rect ${id}`)).split(' ').map(Number);
        const box = await frame.locator('#canvas').boundingBox();
        return [box.x + x + width / 2, box.y + y + height / 2];
    };
    const scrolled = (far) => page.waitForFunction((y) => scrollY >= y, far, { timeout: 5000 });
    return { page, ask, middle, scrolled, close };
}

test('a frame shows the board of its link alone, and leads into the laboratory', async () => {
    const { frame, close } = await embedding('', 'n=8&q=5.3.1.7.2.8.6.4');
    await frame.getByRole('tab', { name: 'Watch' }).waitFor({ state: 'detached' });
    const href = await frame.locator('#embed-open').getAttribute('href');
    assert.match(href, /#.*q=5\.3\.1\.7\.2\.8\.6\.4/);
    assert.doesNotMatch(href, /present|embed/);
    await close();
});

test('a frame shows no notice of other pages that count', async () => {
    const { frame, close } = await embedding('', 'n=8&t=torus&a=backtracking&i=40');
    await frame.getByRole('tab', { name: 'Watch' }).waitFor({ state: 'detached' });
    const status = () => window.queensLab.whole.then(() => window.queensLab.ask('status'));
    assert.doesNotMatch(await frame.locator('body').evaluate(status), /Another page/);
    await close();
});

test('a frame has normal type, no way out but one quiet link in a free corner', async () => {
    for (const [width, height] of [
        [320, 400],
        [500, 320],
        [800, 500],
        [1200, 600],
    ]) {
        const { page, frame, close } = await embedding('', 'n=8&a=backtracking&i=18');
        await page.locator('#board').evaluate(
            (element, size) => {
                element.width = size[0];
                element.height = size[1];
            },
            [width, height],
        );
        await frame.getByRole('tab', { name: 'Watch' }).waitFor({ state: 'detached' });
        const body = frame.locator('body');
        await body.evaluate(() => window.queensLab.whole.then(() => window.queensLab.rest()));
        const rect = (id) =>
            body.evaluate((_, name) => {
                const said = window.queensLab.ask(`rect ${name}`);
                const [x, y, width, height] = said.split(' ').map(Number);
                return said && { x, y, width, height };
            }, id);
        const link = await frame.locator('#embed-open').evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x, y, width, height };
        });
        for (const id of ['stop-presenting', 'spotlight', 'share', 'help']) {
            assert.equal(await rect(id), '', id);
        }
        for (const id of ['square h1', 'play', 'step', 'scrubber']) {
            const box = await rect(id);
            const apart =
                box.x + box.width <= link.x ||
                box.y + box.height <= link.y ||
                link.y + link.height <= box.y;
            assert.ok(apart, `${id} lies under the link in a frame of ${width} x ${height}`);
        }
        const [first, last] = [await rect('square a8'), await rect('square h1')];
        const board = last.x + last.width - first.x;
        assert.ok(board >= 0.55 * Math.min(width, height), `a board of ${board} in ${width}`);
        await close();
    }
});

test('a page that the address names steps a search and hears of each step', async () => {
    const { send, said, close } = await embedding(named(), 'n=8&a=backtracking&i=0');
    await said("(message) => message.event === 'ready'");
    await send({ queensLab: 1, id: 7, do: 'step by=3' });
    assert.equal((await said('(message) => message.id === 7')).answer, '');
    await said("(message) => message.event === 'state' && /i=3(&|$)/.test(message.state)");
    await send({ queensLab: 1, id: 8, ask: 'step' });
    assert.equal((await said('(message) => message.id === 8')).answer, '3');
    await send({ queensLab: 1, id: 9, do: 'fly to=moon' });
    assert.match((await said('(message) => message.id === 9')).answer, /fly/);
    await close();
});

test('a page that the address does not name is refused with the reason', async () => {
    const { send, said, close } = await embedding('&origin=http://another.test', 'n=8');
    await send({ queensLab: 1, id: 1, do: 'clear' });
    const answer = await said('(message) => message.id === 1');
    assert.equal(answer.refused, `The address of this frame does not name the origin ${origin}.`);
    await close();
});

test('messages of another version, or without a text, are refused', async () => {
    const { send, said, close } = await embedding(named(), 'n=8');
    await send({ queensLab: 2, id: 1, do: 'clear' });
    assert.match((await said('(message) => message.id === 1')).refused, /version 1/);
    await send({ queensLab: 1, id: 2 });
    assert.match((await said('(message) => message.id === 2')).refused, /"do" or "ask"/);
    await close();
});

test('a question beside a command in which nothing stands is a question', async () => {
    const { page, said, close } = await embedding(named(), 'n=8&a=backtracking&i=2');
    await page.locator('#board').evaluate((element) => {
        const message = { queensLab: 1, id: 3, do: undefined, ask: 'step' };
        element.contentWindow.postMessage(message, '*');
    });
    assert.equal((await said('(message) => message.id === 3')).answer, '2');
    await close();
});

test('no message of any page ends a frame, and none is answered for ever', async () => {
    const { page, frame, send, said, close } = await embedding(
        '&origin=http://another.test',
        'n=8',
    );
    await page.locator('#board').evaluate((element) => {
        const { port1 } = new MessageChannel();
        element.contentWindow.postMessage({ queensLab: 1, id: port1 }, '*', [port1]);
    });
    for (const id of [null, {}, [1], true, 7n]) await send({ queensLab: 1, id, do: 'clear' });
    await send({ queensLab: 1, id: 'last', do: 'clear' });
    await said("(message) => message.id === 'last' && message.refused");
    assert.ok(!(await frame.locator('#crash').isVisible()));
    const heard = await page.evaluate(() => said.length);
    for (const part of ['answer', 'refused', 'event']) await send({ queensLab: 1, [part]: 'x' });
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => said.length), heard);
    await close();
});

test('a frame that is opened as a page of its own does not talk to itself', async () => {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
        window.heard = 0;
        addEventListener('message', () => (window.heard += 1));
    });
    const own = new URL(laboratory.server.url).origin;
    await page.goto(`${laboratory.server.url}?embed&origin=${own}#n=8`);
    await page.getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    await page.waitForTimeout(500);
    assert.equal(await page.evaluate(() => window.heard), 0);
    await context.close();
});

test('a frame leaves the session of the laboratory alone', async () => {
    const { page, close } = await embedding('', 'n=5&q=1.3.5.2.4');
    const lab = await page.context().newPage();
    await lab.goto(laboratory.server.url);
    await lab.waitForFunction(() => 'ready' in document.documentElement.dataset);
    assert.doesNotMatch(await lab.evaluate(() => window.queensLab.fragment), /n=5/);
    await close();
});

test('a frame keeps neither its count nor its colours nor its language as those of the laboratory', async () => {
    const { frame, close } = await embedding('', 'n=18');
    const body = frame.locator('body');
    const outcome = await body.evaluate(async () => {
        const { queensLab } = window;
        await queensLab.whole;
        queensLab.ask('do theme dark=1');
        queensLab.ask('do language tag=de');
        queensLab.ask('do count');
        const until = async (answer) => {
            while (!answer.test(queensLab.ask('count'))) {
                await new Promise((go) => setTimeout(go, 20));
            }
        };
        await until(/running$/);
        queensLab.ask('do pause-count');
        await until(/paused$/);
        while (document.documentElement.lang !== 'de') await new Promise(requestAnimationFrame);
        const { held } = await navigator.locks.query();
        return { locks: held.map(({ name }) => name), stored: Object.keys(localStorage) };
    });
    assert.deepEqual(outcome, { locks: [], stored: [] });
    await close();
});

test('the wheel over a frame scrolls the page around it, and with Ctrl enlarges the board', async () => {
    const { page, ask, middle, scrolled, close } = await scrolling('n=50');
    await page.mouse.move(...(await middle('square p20')));
    await page.mouse.wheel(0, 100);
    await scrolled(100);
    assert.doesNotMatch(await ask('state'), /zoom/);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await page.waitForTimeout(300);
    assert.match(await ask('state'), /zoom/);
    assert.equal(await page.evaluate(() => scrollY), 100);
    await close();
});

test('a finger that goes up over a frame scrolls the page around it and leaves the board as it is', async () => {
    const { page, ask, middle, scrolled, close } = await scrolling('n=8&q=5.3.1.7.0.0.0.0', {
        hasTouch: true,
    });
    const devtools = await page.context().newCDPSession(page);
    const touch = async (type, ...touchPoints) => {
        await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
        await page.waitForTimeout(20);
    };
    const drag = async ([x, y], [toX, toY]) => {
        await touch('touchStart', { x, y });
        for (let i = 1; i <= 10; ++i) {
            await touch('touchMove', { x: x + ((toX - x) * i) / 10, y: y + ((toY - y) * i) / 10 });
        }
        // Or the page would be thrown.
        await page.waitForTimeout(300);
        await touch('touchEnd');
    };
    const before = await ask('state');
    for (const square of ['square c1', 'square e4']) {
        const [x, y] = await middle(square);
        await drag([x, y], [x, y - 150]);
        await scrolled(50);
        assert.equal(await ask('state'), before, square);
        await page.evaluate(() => scrollTo(0, 0));
    }
    await drag(await middle('square a5'), await middle('square e5'));
    assert.match(await ask('state'), /q=0\.3\.1\.7\.5\.0/);
    await page.touchscreen.tap(...(await middle('square a2')));
    assert.match(await ask('state'), /q=2\.3\.1\.7\.5\.0/);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await close();
});

test('what is shared from a frame is a link into the laboratory, and the frame stays one', async () => {
    const { frame, close } = await embedding(named(), 'n=5&q=1.3.5.2.0');
    const body = frame.locator('body');
    await body.evaluate(() => window.queensLab.whole);
    await body.evaluate(() => window.queensLab.ask('do put square=e4 piece=queen'));
    await frame.locator('#canvas').press('l');
    const link = frame.getByLabel('Link to this board');
    await link.waitFor();
    assert.match(await link.inputValue(), /^[^?]*#.*q=1\.3\.5\.2\.4/);
    const shown = () => body.evaluate(() => location.href);
    while (!/q=1\.3\.5\.2\.4/.test(await shown())) await new Promise((go) => setTimeout(go, 100));
    assert.match(await shown(), /\?embed&origin=http/);
    await close();
});
