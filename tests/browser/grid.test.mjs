// What is on the board is seen in the board of squares, too, where there is no picture.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ flags: ['--disable-webgl', '--disable-3d-apis'] });

test('a queen that a search has just taken off is faint in a dashed frame, as the legend says', async () => {
    const lab = await laboratory.enter({ link: 'n=4&a=backtracking&i=9' });
    const cell = lab.page.locator('[data-square="c3"]');
    await cell.locator('i svg').waitFor();
    const sample = lab.page.locator('[data-region="words"] p', { hasText: 'taken off now' });
    for (const place of [cell, sample.locator('[data-marks]')]) {
        assert.equal(await place.evaluate((one) => getComputedStyle(one).outlineStyle), 'dashed');
    }
    assert.equal(await sample.locator('[data-marks]').getAttribute('data-marks'), 'removed');
    assert.deepEqual(lab.complaints, []);
});

test('the regions of a garden have letters, and thick borders between them', async () => {
    const lab = await laboratory.enter({ link: 'n=5&g=9_toUU8Pt' });
    const cells = await lab.page.locator('[data-square]').evaluateAll((all) =>
        all.map((cell) => {
            const { borderRightWidth, borderBottomWidth } = getComputedStyle(cell);
            const borders = [borderRightWidth, borderBottomWidth].map(parseFloat);
            return { letter: cell.textContent, borders: borders.map((width) => width > 2) };
        }),
    );
    assert.equal(new Set(cells.map(({ letter }) => letter)).size, 5);
    for (const [i, { letter, borders }] of cells.entries()) {
        const right = i % 5 < 4 && cells[i + 1].letter !== letter;
        const below = i < 20 && cells[i + 5].letter !== letter;
        assert.deepEqual(borders, [right, below], `square ${i}`);
    }
    assert.deepEqual(lab.complaints, []);
});

test('a square of the heat map has its number', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=0.2.0.2.0&heat=1' });
    assert.equal(await lab.page.locator('[data-square="c3"] .heat').innerText(), '2');
});
