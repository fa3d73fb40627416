// An older and a newer version of the page on one origin: neither destroys what the other one keeps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Puts a text where the count at hand is kept. */
const keepCount = (lab, text) =>
    lab.page.evaluate(
        (value) =>
            new Promise((resolve) => {
                const opening = indexedDB.open('queens-lab', 1);
                opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
                opening.onsuccess = () => {
                    const writing = opening.result.transaction('texts', 'readwrite');
                    if (value !== undefined) writing.objectStore('texts').put(value, 'count');
                    const all = writing.objectStore('texts').getAll();
                    writing.oncomplete = () => {
                        opening.result.close();
                        resolve(all.result);
                    };
                };
            }),
        text,
    );

test('a count of another version is left, and put away as a file when another one begins', async () => {
    const lab = await laboratory.enter({ link: 'n=13&room=count' });
    for (const text of ['3000 milliseconds colour=3\nplan', 'second form', { version: 2 }]) {
        await lab.page.goto(`${laboratory.server.url}NOTICES.txt`);
        await keepCount(lab, text);
        await lab.page.goto(`${lab.url}#n=13&room=count`);
        await lab.reload();
        assert.deepEqual((await keepCount(lab)).at(0), text);
        await lab.click('share');
        await lab.openTab('My boards');
        await lab.page.getByText('The count of the last visit', { exact: true }).waitFor();
        const left = await lab.saved('Save as a file: The count of the last visit');
        assert.equal(String(left.bytes), typeof text === 'string' ? text : '{"version":2}');
        await lab.press('Escape');
    }
    await lab.follow('n=19&room=count');
    await lab.click('count');
    await lab.until('count', / running$/);
    await lab.click('pause-count');
    await lab.until('count', / paused$/);
    await lab.click('discard-count');
    // A discarded count is taken out behind the visitor's back.
    for (let tries = 0; tries < 100 && (await keepCount(lab)).length > 1; tries += 1) {
        await lab.page.waitForTimeout(50);
    }
    assert.deepEqual(await keepCount(lab), [{ version: 2 }]);
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByText(/^A count, put away on [A-Z][a-z]+ \d{1,2}, 20\d\d$/).waitFor();
});

test('an older and a newer version on one origin leave each other their counts', async () => {
    const newer = async (page) => {
        // What a newer version might write: the same with one more key, which it can read itself.
        await page.route('**/page.js', async (route) => {
            const response = await route.fetch();
            const begin = `
                const put = IDBObjectStore.prototype.put;
                IDBObjectStore.prototype.put = function (text, key) {
                    return put.call(this, key === 'count' ? text.replace('seconds', 'seconds colour=3') : text, key);
                };
                const result = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'result');
                Object.defineProperty(IDBRequest.prototype, 'result', { get() {
                    const value = result.get.call(this);
                    return typeof value === 'string' ? value.replace(' colour=3', '') : value;
                } });
            `;
            await route.fulfill({ response, body: begin + (await response.text()) });
        });
    };
    const lab = await laboratory.enter({ link: 'n=17&room=count', before: newer });
    await lab.click('count');
    await lab.until('count', /^[1-9]\d* running$/);
    await lab.click('pause-count');
    const paused = await lab.until('count', / paused$/);
    const older = new Lab(await lab.page.context().newPage());
    await older.page.goto(`${lab.url}#n=4`);
    await older.ready();
    await lab.page.goto('about:blank');
    // The older one waits for the count, gets it and cannot read it.
    await older.until('status', /This version cannot read the count/);
    await lab.page.goto(`${lab.url}#n=17&room=count`);
    await lab.ready();
    assert.equal(await lab.until('count', / paused$/), paused);
});

test('boards of another version stay beside those of this one', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const strange = [{ name: 'Five', link: 'n=5', colour: 3 }, { title: 'Six' }];
    await lab.page.evaluate(
        (kept) => localStorage.setItem('queens-lab/boards', kept),
        JSON.stringify(strange),
    );
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('Kept as').waitFor();
    const kept = JSON.parse(
        await lab.page.evaluate(() => localStorage.getItem('queens-lab/boards')),
    );
    assert.deepEqual(kept.slice(1), strange);
    await lab.page.evaluate(() => localStorage.setItem('queens-lab/boards', '{"version":2}'));
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('Kept as').waitFor();
    const file = await lab.saved('Save as a file: A list of boards');
    assert.equal(String(file.bytes), '{"version":2}');
    await lab.page.getByRole('button', { name: 'Remove: A list of boards' }).click();
    await lab.page.locator('#kept-aside').waitFor({ state: 'hidden' });
});

test('a list of boards that stands where another version looks for it can be saved, but not removed', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    await lab.page.evaluate(() => {
        localStorage.setItem('queens-lab/boards', '{"version":2}');
        localStorage.setItem('queens-lab/boards aside', '{"version":3}');
    });
    await lab.openTab('My boards');
    const file = await lab.saved('Save as a file: A list of boards');
    assert.equal(String(file.bytes), '{"version":3}\n{"version":2}');
    assert.equal(await lab.page.getByRole('button', { name: /^Remove: / }).count(), 0);
});
