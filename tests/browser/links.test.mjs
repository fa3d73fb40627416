// Links: opened, followed, pasted, typed, copied, and what stays of a session.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

const classic = 'n=8&q=1.5.8.6.3.7.2.4';

function paste(lab, text) {
    return lab.page.evaluate((words) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', words);
        document.activeElement.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
    }, text);
}

test('a link restores board, surface and run', async () => {
    const lab = await laboratory.enter({ link: 'v=1&n=6&t=cyl&a=backtracking&i=25' });
    await lab.until('state', /n=6.*t=cyl/);
    await lab.until('step', '25');
    assert.equal(await lab.ask('playing'), 'no');
});

test('a link put into the address bar works without a reload', async () => {
    const lab = await laboratory.enter();
    await lab.page.evaluate((link) => (location.hash = link), classic);
    await lab.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
    await lab.press('Control+z');
    await lab.until('state', /q=0\.0\.0\.4/);
});

test('a bad link says what is wrong and keeps the board', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.5.2.4' });
    await lab.page.evaluate(() => (location.hash = 'n=8&q=9.5.8.6.3.7.2.4'));
    await lab.until('status', /row 9/i);
    assert.match(await lab.ask('state'), /n=5&q=1\.3\.5\.2\.4/);
    assert.deepEqual(lab.complaints, []);
});

test('a pasted link is opened, and other text is left alone', async () => {
    const lab = await laboratory.enter();
    await paste(lab, 'no link at all: a=b is not one, nor is this');
    await lab.rest();
    assert.equal(await lab.ask('status'), '');
    await paste(lab, `https://example.org/lab/#v=1&${classic}`);
    await lab.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
});

test('the address follows the board', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    const pages = () => lab.page.evaluate(() => history.length);
    const before = await pages();
    await lab.click('square c5');
    await lab.page.waitForURL(/#.*q=0\.0\.5\./);
    assert.equal(await pages(), before);
});

/** Places queens one after the other, each as soon as the one before is on the screen. */
function placeQuickly(lab, squares) {
    return lab.page.evaluate(async (all) => {
        for (const square of all) {
            window.queensLab.ask(`do put square=${square} piece=queen`);
            await window.queensLab.rest();
        }
    }, squares);
}

test('what was placed just before the page is reloaded is on the board again', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await placeQuickly(lab, ['a1', 'b3', 'c5', 'd2']);
    await lab.page.reload();
    await lab.ready();
    assert.match(await lab.ask('state'), /q=1\.3\.5\.2/);
});

test('of many changes the address shows twenty at once, and then two in a second', async () => {
    const lab = await laboratory.enter({ link: 'n=12' });
    await lab.page.evaluate(() => {
        window.shown = [];
        const replace = history.replaceState;
        history.replaceState = (...values) => {
            window.shown.push(performance.now());
            replace.apply(history, values);
        };
    });
    const rows = [...'abcdefghijkl'];
    await placeQuickly(lab, [...rows.map((row) => `${row}1`), ...rows.map((row) => `${row}7`)]);
    await lab.page.waitForFunction(() => location.hash.slice(1) === window.queensLab.ask('state'));
    const shown = await lab.page.evaluate(() => window.shown);
    assert.ok(shown.length > 20, `${shown.length} changes`);
    shown.forEach((at, i) => {
        const passed = at - shown[0];
        assert.ok(passed > (i - 20) * 500 - 10, `${i} changes after ${passed} ms`);
    });
});

test('the next visit goes on where the last one ended', async () => {
    const lab = await laboratory.enter({ link: classic });
    await lab.page.waitForFunction(() => localStorage.getItem('queens-lab/session'));
    await lab.page.goto('about:blank');
    await lab.page.goto(lab.url);
    await lab.ready();
    await lab.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
});

test('a link wins over the session, and undo brings the session back', async () => {
    const lab = await laboratory.enter({ link: classic });
    await lab.page.waitForFunction(() => localStorage.getItem('queens-lab/session'));
    await lab.page.goto('about:blank');
    await lab.page.goto(`${lab.url}#n=4&q=2.4.1.3`);
    await lab.ready();
    await lab.until('state', /n=4&q=2\.4\.1\.3/);
    await lab.press('Control+z');
    await lab.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
});

test('a browser that keeps nothing is no obstacle', async () => {
    const lab = await laboratory.enter({
        link: 'n=8',
        before: (page) =>
            page.addInitScript(() => {
                const refuse = () => {
                    throw new DOMException('not here', 'SecurityError');
                };
                Object.defineProperty(window, 'localStorage', { get: refuse });
                history.replaceState = refuse;
            }),
    });
    await lab.click('square c5');
    await lab.until('state', /q=0\.0\.5\./);
    await lab.page.waitForFunction(() => /q=0\.0\.5\./.test(window.queensLab.fragment));
    assert.deepEqual(lab.complaints, []);
});

test('Share shows the whole link, Copy copies it, and Escape closes it', async () => {
    const lab = await laboratory.enter({
        link: classic,
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await lab.click('share');
    const dialog = lab.page.getByRole('dialog', { name: 'Share this board' });
    await dialog.waitFor();
    const link = await lab.page.locator('#link-text').inputValue();
    assert.ok(link.startsWith(`${lab.url}#`), link);
    assert.match(link, /q=1\.5\.8\.6\.3\.7\.2\.4/);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByText('Copied.').waitFor();
    assert.equal(await lab.page.evaluate(() => navigator.clipboard.readText()), link);
    await lab.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await lab.page.evaluate(() => document.activeElement.id), 'canvas');
});

test('where copying is forbidden the link is selected and the key is named', async () => {
    const lab = await laboratory.enter({
        before: (page) =>
            page.addInitScript(() => {
                navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
                document.execCommand = () => false;
            }),
    });
    await lab.click('share');
    await lab.page.getByRole('button', { name: 'Copy', exact: true }).click();
    await lab.page.getByText('press Ctrl+C').waitFor();
    const selected = await lab.page.locator('#link-text').evaluate((field) => {
        return field.selectionEnd - field.selectionStart === field.value.length;
    });
    assert.ok(selected);
});

test('a link typed into the dialog is opened', async () => {
    const lab = await laboratory.enter();
    await lab.click('share');
    await lab.page.getByRole('tab', { name: 'Open', exact: true }).click();
    await lab.page.getByLabel('A link or a board').fill(`#${classic}`);
    await lab.page.getByRole('button', { name: 'Open', exact: true }).click();
    await lab.until('state', /q=1\.5\.8\.6\.3\.7\.2\.4/);
    await lab.page.getByRole('dialog').waitFor({ state: 'hidden' });
});
