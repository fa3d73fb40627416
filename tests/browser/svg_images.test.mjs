// Pictures as SVG, of which a long list has many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFile } from './kept_file.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

test('a kept board has its picture made once it comes into sight', async () => {
    const lab = await laboratory.share({ link: 'n=4' });
    const boards = Array.from({ length: 100 }, (_, i) => ({ name: `Board ${i}`, link: 'n=5' }));
    await openFile(lab, boards);
    const made = lab.page.locator('#kept img[src]');
    await made.first().waitFor();
    assert.ok((await made.count()) < 50, `${await made.count()} pictures of 100 boards`);
    const last = lab.page.locator('#kept li').last();
    await last.scrollIntoViewIfNeeded();
    await last.locator('img[src]').waitFor();
});
