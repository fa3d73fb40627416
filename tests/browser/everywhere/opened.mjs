// The browser of a file of tests, and its page.
import { after, before } from 'node:test';
import { start } from './browsers.mjs';
import { Page } from './page.mjs';

/**
 * Starts a browser before the tests of a file and ends it after them.
 * @param {string} name of the browser
 * @param {(page: Page) => void} take is given its page
 */
export function openBefore(name, take) {
    let browser;
    before(async () => {
        browser = await start(name);
        take(new Page(browser.session));
    });
    after(() => browser?.close());
}
