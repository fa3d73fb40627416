// What is kept in the browser, boards and gardens, is there again, also from a file, and a file loses
// nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lab } from './lab.mjs';
import { openBytes, openFile } from './kept_file.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const keptNames = (lab) => lab.page.locator('#kept button:first-child').allTextContents();

test('a board that is kept is there at the next visit, and goes through a file to another one', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    await lab.openTab('My boards');
    await lab.page.getByText('No board is kept').waitFor();
    await lab.page.getByText('What is kept of lessons and classes is not included.').waitFor();
    await lab.page.getByLabel('Name of this board').fill('My first');
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('Kept as "My first".').waitFor();
    const file = await lab.saved('Save all as a file');
    await lab.follow('n=5');
    await lab.reload();
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'My first', exact: true }).click();
    await lab.until('state', /q=5\.3\.1\.7\.2\.8\.6\.4/);
    await lab.close();

    const other = await laboratory.share({ link: 'n=4' });
    await openBytes(other, file.bytes);
    await other.page.getByText('Boards added: 1.').waitFor();
    await other.page.getByRole('button', { name: 'Remove My first' }).click();
    await other.page.getByText('No board is kept').waitFor();
});

test('where nothing can be kept that is said, and nothing else breaks', async () => {
    const lab = await laboratory.share({
        link: 'n=8&q=5.3.1.7.2.8.6.4',
        before: (page) =>
            page.addInitScript(() => {
                Storage.prototype.setItem = () => {
                    throw new DOMException('full', 'QuotaExceededError');
                };
            }),
    });
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('its storage is full or blocked').waitFor();
    await lab.ask('do restore-finished text=finished%20n=8%20t=plane%20count=92%20nodes=1');
    await lab.openTab('Link');
    await lab.openTab('My boards');
    await lab.page.getByText('1 finished count is lost when this page is closed.').waitFor();
    await lab.openTab('Link');
    assert.match(await lab.page.locator('#link-text').inputValue(), /q=5\.3\.1\.7\.2\.8\.6\.4/);
});

test('a file of many long links is read back whole', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const walls = 'x'.repeat(40);
    const link = `n=40&b=${Array(40).fill(walls).join('/')}`;
    const boards = Array.from({ length: 150 }, (_, i) => ({ name: `Board ${i}`, link }));
    await openFile(lab, boards);
    await lab.page.getByText('Boards added: 150.').waitFor();
    assert.deepEqual(
        await keptNames(lab),
        boards.map((board) => board.name),
    );
});

test('a file with more boards than there is room for adds none, and says how many it has', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const boards = Array.from({ length: 230 }, (_, i) => ({ name: `Board ${i}`, link: 'n=5' }));
    await openFile(lab, boards);
    await lab.page.getByText('room for 200 boards, and these would be 230').waitFor();
    await lab.openTab('My boards');
    assert.deepEqual(await keptNames(lab), []);
});

test('of more boards than there is room for, kept by another build, each can be removed', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const boards = Array.from({ length: 203 }, (_, i) => ({ name: `Board ${i}`, link: 'n=5' }));
    await lab.page.evaluate((text) => {
        localStorage.setItem('queens-lab/boards', text);
    }, JSON.stringify(boards));
    await lab.page.keyboard.press('Escape');
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'Remove Board 7', exact: true }).click();
    await lab.page
        .getByRole('button', { name: 'Remove Board 7', exact: true })
        .waitFor({ state: 'detached' });
    assert.equal((await keptNames(lab)).length, 202);
});

test('a board that stands twice in a file is added once, and what is no board is counted', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const five = { name: 'Five', link: 'n=5' };
    await openFile(lab, [five, five, { name: 'Six', link: 'n=6' }, { name: 'None' }, 7]);
    await lab.page
        .getByText('Boards added: 2. Entries that are not boards, left out: 2.')
        .waitFor();
    assert.deepEqual(await keptNames(lab), ['Five', 'Six']);
});

test('gardens that were solved or begun travel in the file, and none is lost by it', async () => {
    const day = (n) => `2026-11-0${n}.easy`;
    const begun = (n, square) => `${day(n)} n=5&g=1.1.1.1.1&m=${square}`;
    const withGardens = (...lines) => ({
        link: 'n=4',
        before: (page) =>
            page.addInitScript((text) => {
                const name = 'queens-lab/gardens';
                if (!localStorage.getItem(name)) localStorage.setItem(name, text);
            }, lines.join('\n')),
    });
    const lab = await laboratory.share(
        withGardens(`${day(1)} solved`, begun(2, '1-1'), `${day(3)} solved`, begun(4, '1-1')),
    );
    await lab.openTab('My boards');
    const file = await lab.saved('Save all as a file');
    await lab.close();

    const other = await laboratory.share(
        withGardens(begun(1, '2-2'), begun(2, '2-2'), begun(5, '2-2')),
    );
    await openBytes(other, file.bytes);
    await other.page.getByText('Boards added: 0. Gardens added, solved or begun: 3.').waitFor();
    const all = [
        `${day(1)} solved`,
        begun(2, '2-2'),
        `${day(3)} solved`,
        begun(4, '1-1'),
        begun(5, '2-2'),
    ];
    assert.equal(await other.ask('gardens'), `${all.join('\n')}\n`);
    await other.reload();
    assert.equal(await other.ask('gardens'), `${all.join('\n')}\n`);
    assert.deepEqual(other.complaints, []);
});

test('a board that one page removes leaves the list of another one, and takes no other board along', async () => {
    const boards = [
        { name: 'First', link: 'n=4&q=2.4.1.3' },
        { name: 'Second', link: 'n=4&q=3.1.4.2' },
    ];
    const lab = await laboratory.enter({ link: 'n=8' });
    await lab.page.evaluate(
        (text) => localStorage.setItem('queens-lab/boards', text),
        JSON.stringify(boards),
    );
    const other = new Lab(await lab.page.context().newPage());
    await other.page.goto(`${lab.url}#n=4`);
    await other.ready();
    for (const page of [lab, other]) {
        await page.page.bringToFront();
        await page.click('share');
        await page.openTab('My boards');
    }
    const remove = (at, name) => at.page.getByRole('button', { name: `Remove ${name}` });
    await remove(lab, 'First').click();
    await remove(other, 'First').waitFor({ state: 'detached' });
    await remove(other, 'Second').waitFor();
});

test('what is broken in the storage or in a file is passed over', async () => {
    const lab = await laboratory.share({
        link: 'n=4',
        before: (page) =>
            page.addInitScript(() => {
                localStorage.setItem('queens-lab/finished', 'finished n=8\n\u0000%zz{');
                localStorage.setItem('queens-lab/boards', '[{');
            }),
    });
    const file = {
        queensLab: 1,
        boards: 7,
        counts: [7, 'finished'],
        gardens: [7, '2026-13-01.easy solved', 'nonsense'],
        theme: 'red',
        count: 'plan',
    };
    await openBytes(lab, Buffer.from(JSON.stringify(file)));
    await lab.page
        .getByText(
            /^Boards added: 0\. Finished counts added: 0\. Left out as invalid, already here or too many: 2\. Gardens added, solved or begun: 0\. Its count cannot be read\.$/,
        )
        .waitFor();
    assert.equal(await lab.ask('finished'), '');
    assert.deepEqual(lab.complaints, []);
});
