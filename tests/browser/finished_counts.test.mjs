// Counts that came to their end are kept in the browser, by all its pages and in a file, as is the one at
// hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lab } from './lab.mjs';
import { openBytes } from './kept_file.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Counts the queens of the board on show, and waits for the end. */
async function countHere(lab, total) {
    await lab.click('tab-count');
    await lab.rect('count');
    await lab.click('count');
    await lab.until('count', `${total} complete`);
}

/** Two pages of one browser, the first of which is seen. */
async function enterTwice() {
    const lab = await laboratory.enter({ link: 'n=8' });
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#n=4`);
    await other.ready();
    await lab.page.bringToFront();
    return [lab, other];
}

test('a finished count is listed at the next visit and on other pages, until it is forgotten', async () => {
    const [lab, other] = await enterTwice();
    await countHere(lab, 92);
    await other.until('finished', /^finished n=8 .*count=92 .*cores=\d+\n$/);
    await lab.reload();
    await lab.until('finished', /count=92/);
    await lab.click('forget-finished');
    await lab.until('finished', '');
    await lab.reload();
    assert.equal(await lab.ask('finished'), '');
});

test('a count over in a moment is no unfinished one where the browser is slow to forget', async () => {
    const lab = await laboratory.enter({
        link: 'n=8',
        before: (page) =>
            page.addInitScript(() => {
                IDBObjectStore.prototype.delete = IDBObjectStore.prototype.count;
            }),
    });
    await countHere(lab, 92);
    await lab.reload();
    await lab.until('finished', /count=92/);
    assert.equal(await lab.ask('count'), '');
});

test('finished counts, the theme and the count at hand travel in the file', async () => {
    const lab = await laboratory.enter({ link: 'n=8', context: { colorScheme: 'light' } });
    await countHere(lab, 92);
    await lab.ask('do theme dark=1');
    await lab.follow('n=18&room=count');
    await lab.click('count');
    await lab.until('count', / running$/);
    await lab.click('pause-count');
    await lab.until('count', / paused$/);
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByText('1 finished count is kept, too').waitFor();
    const file = await lab.saved('Save all as a file');
    const [sum] = (await lab.ask('count')).split(' ');
    await lab.close();

    const other = await laboratory.share({ link: 'n=4', context: { colorScheme: 'light' } });
    await openBytes(other, file.bytes);
    await other.page
        .getByText(
            /^Boards added: 0\. Finished counts added: 1\. The theme is dark now\. \d+ of \d+ jobs of this count are done, \d+ more than before\.$/,
        )
        .waitFor();
    await other.until('count', `${sum} paused`);
    await other.reload();
    await other.until('finished', /count=92/);
    assert.equal(await other.ask('theme'), 'dark');
    await other.until('count', `${sum} paused`);
});

test('a count that ends in another page is kept, and this one says so', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await countHere(lab, 92);
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#n=6`);
    await other.ready();
    await countHere(other, 4);
    await lab.until('finished', /count=92[^]*count=4 /);
    await lab.page.bringToFront();
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByText('2 finished counts are kept, too').waitFor();
});

test('counts of a file stand before those of this browser', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const line = (n, time) =>
        `finished n=${n} t=plane count=1 nodes=1 microseconds=${time} cores=1`;
    const bring = async (counts, told) => {
        await openBytes(lab, Buffer.from(JSON.stringify({ queensLab: 1, counts })));
        await lab.page.getByText(told).waitFor();
    };
    await bring([line(5, 1), line(6, 1)], 'Finished counts added: 2.');
    await bring([line(7, 2), line(5, 2)], 'Finished counts added: 1.');
    assert.equal(await lab.ask('finished'), `${[line(7, 2), line(5, 1), line(6, 1)].join('\n')}\n`);
});

test('counts that one page forgets do not come back from another one', async () => {
    const [lab, other] = await enterTwice();
    await countHere(lab, 92);
    await other.until('finished', /count=92/);
    await lab.ask('do forget-finished');
    await other.until('finished', '');
});

test('a file whose count is refused says why, also after a count that has ended', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    await countHere(lab, 92);
    await lab.click('share');
    await openBytes(lab, Buffer.from(JSON.stringify({ queensLab: 1, count: 'plan of nothing' })));
    await lab.page.getByText(/^Boards added: 0\. This count cannot be opened\./).waitFor();
});

test('of a file of very many finished counts as many are read as there is room for', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const line = (_, i) =>
        `finished n=${1 + (i % 1000)}x${1 + Math.floor(i / 1000)} t=plane count=1 nodes=1`;
    const file = { queensLab: 1, boards: [], counts: Array.from({ length: 30_000 }, line) };
    await openBytes(lab, Buffer.from(JSON.stringify(file)));
    await lab.page
        .getByText(
            'Finished counts added: 100. Left out as invalid, already here or too many: 29,900.',
        )
        .waitFor();
    assert.deepEqual(lab.complaints, []);
});
