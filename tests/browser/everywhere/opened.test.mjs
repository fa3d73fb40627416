// A browser that breaks down in a test, played by one that is not there.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openBefore } from './opened.mjs';

describe('a browser that broke down', () => {
    const browsers = [];
    let page;
    const begin = async () => {
        const browser = {
            broken: false,
            closed: false,
            session: {
                async send() {
                    if (browser.broken) throw new Error('invalid session id');
                },
            },
            async close() {
                browser.closed = true;
            },
        };
        browsers.push(browser);
        return browser;
    };
    openBefore('none', (opened) => (page = opened), begin);

    let first;
    test('is there as long as it answers', () => {
        first = page;
        assert.equal(browsers.length, 1);
    });

    test('is kept from test to test, and breaks down', () => {
        assert.equal(page, first);
        browsers[0].broken = true;
    });

    test('is replaced before the next test, and ended', () => {
        assert.notEqual(page, first);
        assert.deepEqual(
            browsers.map(({ closed }) => closed),
            [true, false],
        );
    });
});
