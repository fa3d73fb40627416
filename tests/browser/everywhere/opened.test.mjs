// A browser that breaks down in a test, played by one that is not there.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openBefore } from './opened.mjs';

describe('a browser that broke down', () => {
    const browsers = [];
    let page;
    const begin = async () => {
        const browser = {
            broken: '',
            closed: false,
            session: {
                async send() {
                    if (browser.broken) throw new Error(`invalid session id: ${browser.broken}`);
                },
            },
            async close() {
                browser.closed = true;
            },
        };
        browsers.push(browser);
        return browser;
    };
    const evenIfItBreaksDown = openBefore('none', (opened) => (page = opened), begin);

    let first;
    test('is there as long as it answers', () => {
        first = page;
        assert.equal(browsers.length, 1);
    });

    test('is kept from test to test, and breaks down', () => {
        assert.equal(page, first);
        browsers[0].broken = 'nobody knows why';
    });

    test('is replaced before the next test, and ended', () => {
        assert.notEqual(page, first);
        assert.deepEqual(
            browsers.map(({ closed }) => closed),
            [true, false],
        );
    });

    const crash = 'session deleted because of page crash or hang.';
    const failing = (message, times, broken = crash) => {
        const pages = [];
        const act = async () => {
            pages.push(page);
            if (pages.length > times) return;
            browsers.at(-1).broken = broken;
            throw new Error(message);
        };
        return [act, pages];
    };

    for (const message of [crash, 'Could not parse script result', 'unknown error: ']) {
        test(`by its own fault ("${message}") is replaced in the test, which is done again`, async () => {
            const [act, pages] = failing(`run: ${message}`, 1);
            await evenIfItBreaksDown(act);
            assert.equal(new Set(pages).size, 2);
        });
    }

    test('by its own fault a second time fails the test', async () => {
        const [act, pages] = failing(crash, 2);
        await assert.rejects(evenIfItBreaksDown(act), /crash or hang/);
        assert.equal(pages.length, 2);
    });

    test('is not what a test failed for that says something else', async () => {
        const [act, pages] = failing('the total is wrong', 1, '');
        await assert.rejects(evenIfItBreaksDown(act), /total/);
        assert.equal(pages.length, 1);
    });
});
