// Where the keyboard is, and what it is said to be in, when something opens or begins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { Reader } from './reader.mjs';

const laboratory = await laboratoryFor();

test('a menu is called by the button that opened it, in the picture and beside it', async () => {
    const lab = await laboratory.enter({ link: 'n=8' });
    const reader = new Reader(lab);
    await reader.press('button', 'More');
    await reader.find('dialog', 'More').waitFor();
    await lab.page.keyboard.press('Escape');
    await reader.find('dialog', 'More').waitFor({ state: 'hidden' });
    await lab.page.locator('#canvas').focus();
    await lab.ask('focus size');
    await reader.hears(/^8 × 8, button/);
    await lab.press('Enter');
    await reader.find('dialog', '8 × 8').waitFor();
});

test('whoever starts a search by a key pauses it by the same key', async () => {
    const lab = await laboratory.enter({ link: 'n=7&room=solve' });
    const reader = new Reader(lab);
    await reader.press('button', 'Play');
    await lab.until('playing', 'yes');
    const focused = () => lab.page.evaluate(() => document.activeElement.dataset.id);
    while ((await focused()) !== 'play') await lab.rest();
    await lab.press('Enter');
    await lab.until('playing', 'no');
    assert.match(await lab.ask('state'), /a=backtracking/);
});
