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
 * What WebKit's driver says when the process of the page is gone. WebKitGTK 2.50 did that three times in a
 * day of tests, each time at the same instruction of its engine, which read from address 0 in the thread
 * of a worker: no script can have it do that.
 */
const ownFault = /session deleted because of page crash/;

/**
 * Starts a browser before the tests of a file and ends it after them. One that breaks down in a test
 * is replaced before the next one, which would fail for it.
 * @param {string} name of the browser
 * @param {(page: Page) => void} take is given the page of each
 * @param {typeof start} [begin] how it is started
 * @returns {(act: () => Promise<void>) => Promise<void>} does something, and once more if the browser
 *     broke down by a fault of its own
 */
export function openBefore(name, take, begin = start) {
    let browser;
    const open = async () => {
        if (browser && (await answers(browser))) return;
        await browser?.close();
        browser = await begin(name);
        take(new Page(browser.session));
    };
    beforeEach(open);
    after(() => browser?.close());
    return async (act) => {
        try {
            await act();
        } catch (error) {
            if (!ownFault.test(error.message)) throw error;
            await open();
            await act();
        }
    };
}
