// A count that two computers share, with nothing but files between them.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

/** Clicks where a control stands once nothing moves any more. */
async function click(lab, id) {
    await lab.rest();
    await lab.click(id);
}

/** Opens a file on the page as a visitor chooses it. */
async function openFile(lab, text) {
    await lab.press('l');
    await lab.page.locator('#link-dialog[open]').waitFor();
    await lab.page.locator('#file').setInputFiles({
        name: 'count.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
    });
    await lab.page.locator('#link-dialog').waitFor({ state: 'hidden' });
}

/** Saves the count at hand as a file, and returns what is in it. */
async function savedCount(lab) {
    await click(lab, 'save-count');
    const download = lab.page.waitForEvent('download');
    await lab.page.locator('#text-save').click();
    const file = await download;
    assert.equal(file.suggestedFilename(), 'count-18.txt');
    await lab.press('Escape');
    return readFile(await file.path(), 'utf8');
}

test('two computers share a count, and the total is that of one', async () => {
    const teacher = await laboratory.enter({ link: 'n=18&room=count', height: 1400 });
    await click(teacher, 'count');
    await teacher.until('count', / running$/);
    await click(teacher, 'pause-count');
    await teacher.until('count', / paused$/);
    await click(teacher, 'computers-more');
    const plan = await savedCount(teacher);
    assert.match(plan, /^plan jobs=\d+ sum=/);

    const pupil = await laboratory.enter({ height: 1400 });
    await openFile(pupil, plan);
    await pupil.until('state', /n=18/);
    await pupil.until('count', / paused$/);
    await click(pupil, 'computers-more');
    await click(pupil, 'computer-number-more');
    await click(pupil, 'go-on');
    await pupil.until('count', / running$/);
    await pupil.until('count', / paused$/);
    const share = await savedCount(pupil);
    assert.ok(share.split('\ncounted ').length > plan.split('\ncounted ').length);
    await pupil.close();

    await openFile(teacher, share);
    await teacher.until('status', /jobs of this count are done/);
    await click(teacher, 'go-on');
    await teacher.until('count', '666090624 complete');
});
