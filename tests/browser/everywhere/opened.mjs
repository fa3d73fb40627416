// The browser of a file of tests, and its page.
import { after, beforeEach } from 'node:test';
import { start } from './browsers.mjs';
import { Page } from './page.mjs';

/** Whether a browser has not broken down. */
const answers = ({ session }) =>
    session.send('frame', { id: null }).then(
        () => true,
        () => false,
    );

/**
 * Starts a browser before the tests of a file and ends it after them. One that breaks down in a test
 * is replaced before the next one, which would fail for it.
 * @param {string} name of the browser
 * @param {(page: Page) => void} take is given the page of each
 * @param {typeof start} [begin] how it is started
 */
export function openBefore(name, take, begin = start) {
    let browser;
    beforeEach(async () => {
        if (browser && (await answers(browser))) return;
        await browser?.close();
        browser = await begin(name);
        take(new Page(browser.session));
    });
    after(() => browser?.close());
}
