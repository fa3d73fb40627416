// The part of the share dialog that opens what somebody brings: a link, a board as a text, a file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

test('a list that may count from 0 or from 1 shows both boards to choose from', async () => {
    const lab = await laboratory.share({ link: 'n=8' });
    await lab.openTab('Open');
    await lab.page.getByLabel('A link or a board').fill('[2, 0, 3, 1]');
    await lab.page.getByRole('button', { name: 'Open', exact: true }).click();
    const choices = lab.page.locator('#choices button');
    assert.equal(await choices.count(), 2);
    await choices.filter({ hasText: 'Rows counted from 0' }).click();
    await lab.until('state', /n=4&q=3\.1\.4\.2/);
});

test('a text that is no board is refused with the place and stays', async () => {
    const lab = await laboratory.share({ link: 'n=8' });
    await lab.openTab('Open');
    await lab.page.getByLabel('A link or a board').fill('5Q2/3Z4');
    await lab.page.getByRole('button', { name: 'Open', exact: true }).click();
    await lab.page.getByText('Character 6 of the rows is "Z", which is not a piece.').waitFor();
    assert.equal(await lab.page.getByLabel('A link or a board').inputValue(), '5Q2/3Z4');
});

test('a link of which nothing can be opened stays, too, and one of which a part can is opened', async () => {
    const lab = await laboratory.share({ link: 'n=8' });
    await lab.openTab('Open');
    const field = lab.page.getByLabel('A link or a board');
    const open = lab.page.getByRole('button', { name: 'Open', exact: true });
    await field.fill('https://example.org/#n=many');
    await open.click();
    await lab.page.getByText('The size of a board is written such as "8"').waitFor();
    assert.equal(await field.inputValue(), 'https://example.org/#n=many');
    await field.fill('https://example.org/#n=5&a=nobody');
    await open.click();
    await lab.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await lab.until('status', /nobody/);
});

test('a file that is chosen or dropped is opened', async () => {
    const lab = await laboratory.share({ link: 'n=8' });
    await lab.openTab('Open');
    const file = {
        name: 'board.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('5 3 1 7 2 8 6 4'),
    };
    await lab.page.locator('#file').setInputFiles(file);
    await lab.until('state', /q=5\.3\.1\.7\.2\.8\.6\.4/);
    await lab.page.evaluate(() => {
        const data = new DataTransfer();
        data.items.add(new File(['. Q . .\n. . . Q\nQ . . .\n. . Q .\n'], 'four.txt'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    });
    await lab.until('state', /n=4&q=2\.4\.1\.3/);
});

test('a file is chosen by a button of the dialog, in its language', async () => {
    const lab = await laboratory.enter({ link: 'n=8', path: '?lang=fr' });
    await lab.click('share');
    await lab.openTab('Ouvrir');
    const chosen = lab.page.waitForEvent('filechooser');
    await lab.page.getByRole('button', { name: 'Ouvrir un fichier' }).click();
    await (
        await chosen
    ).setFiles({
        name: 'board.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('5 3 1 7 2 8 6 4'),
    });
    await lab.until('state', /q=5\.3\.1\.7\.2\.8\.6\.4/);
});
