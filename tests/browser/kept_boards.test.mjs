// My boards: what is kept under a name is there again, also from a file, and a file loses nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Laboratory } from './lab.mjs';

let laboratory;
before(async () => (laboratory = await Laboratory.open()));
after(() => laboratory.close());

/** Opens a file of boards in the share dialog. */
async function openFile(lab, boards) {
    await lab.openTab('Open');
    await lab.page.locator('#file').setInputFiles({
        name: 'my-boards.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ queensLab: 1, boards })),
    });
}

const keptNames = (lab) => lab.page.locator('#kept button:first-child').allTextContents();

test('a board that is kept is there at the next visit, and goes through a file to another one', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    await lab.openTab('My boards');
    await lab.page.getByText('Nothing is kept').waitFor();
    await lab.page.getByLabel('Name of this board').fill('My first');
    await lab.page.getByRole('button', { name: 'Keep', exact: true }).click();
    await lab.page.getByText('Kept as "My first".').waitFor();
    const file = await lab.saved('Save all as a file');
    await lab.page.goto(`${lab.url}#n=5`);
    await lab.page.reload();
    await lab.ready();
    await lab.click('share');
    await lab.openTab('My boards');
    await lab.page.getByRole('button', { name: 'My first', exact: true }).click();
    await lab.until('state', /q=5\.3\.1\.7\.2\.8\.6\.4/);
    await lab.close();

    const other = await laboratory.share({ link: 'n=4' });
    await other.openTab('Open');
    await other.page.locator('#file').setInputFiles({
        name: file.name,
        mimeType: 'application/json',
        buffer: file.bytes,
    });
    await other.page.getByText('Boards added: 1.').waitFor();
    await other.page.getByRole('button', { name: 'Remove My first' }).click();
    await other.page.getByText('Nothing is kept').waitFor();
    await other.close();
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
    await lab.page.getByText('its storage is full or forbidden').waitFor();
    await lab.openTab('Link');
    assert.match(await lab.page.locator('#link-text').inputValue(), /q=5\.3\.1\.7\.2\.8\.6\.4/);
    await lab.close();
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
    await lab.close();
});

test('a file with more boards than there is room for adds none, and says how many it has', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const boards = Array.from({ length: 230 }, (_, i) => ({ name: `Board ${i}`, link: 'n=5' }));
    await openFile(lab, boards);
    await lab.page.getByText('room for 200 boards, and these would be 230').waitFor();
    await lab.openTab('My boards');
    assert.deepEqual(await keptNames(lab), []);
    await lab.close();
});

test('a board that stands twice in a file is added once, and what is no board is counted', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const five = { name: 'Five', link: 'n=5' };
    await openFile(lab, [five, five, { name: 'Six', link: 'n=6' }, { name: 'None' }, 7]);
    await lab.page.getByText('Boards added: 2. Entries that are no boards, left out: 2.').waitFor();
    assert.deepEqual(await keptNames(lab), ['Five', 'Six']);
    await lab.close();
});
