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

test('the address changes at most twice a second', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.evaluate(() => {
        window.shown = [];
        const replace = history.replaceState;
        history.replaceState = (...values) => {
            window.shown.push(performance.now());
            replace.apply(history, values);
        };
        // On a busy machine keeping the first state may take a while.
        const keep = Storage.prototype.setItem;
        let isBusy = true;
        Storage.prototype.setItem = function (name, text) {
            if (name === 'queens-lab/session' && isBusy) {
                isBusy = false;
                for (const end = performance.now() + 100; performance.now() < end;);
            }
            keep.call(this, name, text);
        };
    });
    for (const square of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']) {
        await lab.click(`square ${square}`);
    }
    await lab.page.waitForURL(/q=1\.2\.3\.4\.5\.6\.7\.8/);
    const shown = await lab.page.evaluate(() => window.shown);
    shown.slice(1).forEach((at, i) => assert.ok(at - shown[i] > 490, `${at - shown[i]} ms`));
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
