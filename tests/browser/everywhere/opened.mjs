// The browser of a file of tests, and its page.
import { after, beforeEach } from 'node:test';
import { start } from './browsers.mjs';
import { Page } from './page.mjs';

/** What a browser says instead of an answer, nothing as long as it has not broken down. */
const complaintOf = ({ session }) =>
    session.send('frame', { id: null }).then(
        () => '',
        (error) => error.message,
    );

/**
 * What WebKit's driver says when the process of the page is gone, but not at once: a script that was
 * waited for then "could not be parsed", or ends with an error without words. WebKitGTK 2.50 did that three
 * times in a day of tests, each time at the same instruction of its engine, which read from address 0 in
 * the thread of a worker: no script can have it do that.
 */
const ownFault = /session deleted because of page crash/;

/**
 * Starts a browser before the tests of a file and ends it after them. One that breaks down in a test
 * is replaced before the next one, which would fail for it.
 * @param {string} name of the browser
 * @param {(page: Page, session: object) => void} take is given the page of each, and its session
 * @param {typeof start} [begin] how it is started
 * @returns {(act: () => Promise<void>) => Promise<void>} does something, and once more if the browser
 *     broke down by a fault of its own
 */
export function openBefore(name, take, begin = start) {
    let browser;
    const open = async () => {
        if (browser && !(await complaintOf(browser))) return;
        await browser?.close();
        browser = await begin(name);
        take(new Page(browser.session), browser.session);
    };
    beforeEach(open);
    after(() => browser?.close());
    return async (act) => {
        try {
            await act();
        } catch (error) {
            const all = `${error.message} ${await complaintOf(browser)}`;
            if (!ownFault.test(all)) throw error;
            await open();
            await act();
        }
    };
}
