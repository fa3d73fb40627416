// The laboratory by keyboard and accessible names alone, beside the picture and in its place.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { laboratoryFor } from './laboratory.mjs';
import { Reader } from './reader.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const pictured = await laboratoryFor();
const plain = await laboratoryFor({ flags: ['--disable-webgl', '--disable-3d-apis'] });

/** What axe finds wrong with the page as it is. */
async function faults(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Opens a torus of 7, places a queen, hears its lines, solves, steps, reads and shares. */
async function wholeTask(laboratory) {
    const lab = await laboratory.enter({
        link: 'n=8',
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const reader = new Reader(lab);

    await reader.press('button', '8 × 8');
    const size = reader.find('dialog', '8 × 8');
    await size.waitFor();
    await size.getByRole('button', { name: '7', exact: true }).focus();
    await lab.page.keyboard.press('Enter');
    await lab.page.keyboard.press('Escape');
    await size.waitFor({ state: 'hidden' });
    await reader.press('button', 'Plane');
    await reader.press('button', 'Torus');
    await reader.find('dialog', 'Plane').waitFor({ state: 'hidden' });
    await reader.find('grid', 'Board of 7 columns and 7 rows').waitFor();
    await lab.until('state', /t=torus/);

    const cell = (name) => reader.find('gridcell', name);
    await cell(/^b3, free/).focus();
    await lab.page.keyboard.press('ArrowRight');
    await lab.page.keyboard.press('Enter');
    await cell(/^c3, queen: not attacked, attacks 24 squares/).waitFor();
    await cell(/^g3, attacked by the queen on c3 along a row/).waitFor();
    await lab.page.keyboard.press('i');
    await reader.hears(/The queen on c3\. Up: c4, c5, c6, c7, across the edge, c1, c2\./);

    await reader.press('tab', 'Watch', 'Space');
    await reader.press('button', /^(Play|Start from my queens)$/);
    await reader.press('button', 'Pause');
    await reader.press('button', 'To start');
    await lab.until('step', '0');
    for (const step of ['1', '2', '3']) {
        await reader.press('button', /^Step$/);
        await lab.until('step', step);
    }
    await reader.hears(/[a-g][1-7]/);
    assert.match(await lab.page.locator('#status').innerText(), /\b[a-g][1-7]\b.*\.$/);
    await reader.find('slider', 'Step').and(lab.page.locator('[aria-valuetext*="3"]')).waitFor();

    await reader.press('button', 'Share');
    const share = reader.find('dialog', 'Share this board');
    await share.getByRole('button', { name: 'Copy', exact: true }).focus();
    await lab.page.keyboard.press('Enter');
    await share.getByText(/copied/i).waitFor();
    const copied = await lab.page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /n=7&t=torus&.*a=\w+&.*i=3/);
    assert.deepEqual(lab.complaints, []);
    await lab.close();
}

test('a whole task is done by names and keys beside the picture', () => wholeTask(pictured));

test('the same task is done where there is no WebGL', () => wholeTask(plain));

test('without WebGL the laboratory is seen as a board of squares and real controls', async () => {
    const lab = await plain.enter({ link: 'n=8&q=5.3.1.7.2.8.6.4&room=place' });
    assert.ok(await lab.page.locator('.squares').isVisible());
    assert.equal(await lab.page.locator('.squares svg').count(), 8);
    assert.ok(!(await lab.page.locator('#canvas').isVisible()));
    assert.ok(await lab.page.getByText(/does not offer WebGL 2/).isVisible());
    await lab.page.getByRole('gridcell', { name: /^d7, queen/ }).click();
    await lab.page.locator('[data-square="d7"][data-marks~="selected"]').waitFor();
    await lab.page.getByRole('tab', { name: 'Count' }).click();
    await lab.page.getByRole('tabpanel', { name: 'Count' }).waitFor();
    assert.deepEqual(lab.complaints, []);
});

test('without WebGL the legend shows what its words mean', async () => {
    const lab = await plain.enter({ link: 'n=8&a=backtracking&i=60' });
    const legend = lab.page.locator('[data-region="words"] p:has([data-marks])');
    const told = await legend.evaluateAll((all) =>
        all.map((text) => [text.textContent, text.lastChild.dataset.marks.split(' ')[0]]),
    );
    assert.deepEqual(told, [
        ['rejected now', 'rejected'],
        ['attacks it', 'attacker'],
        ['rejected before', 'refused'],
        ['where a square is sought', 'worked'],
    ]);
    const ground = (place) => place.evaluate((one) => getComputedStyle(one).backgroundImage);
    assert.match(await ground(legend.last().locator('[data-marks]')), /gradient/);
});

test('without WebGL nothing is offered to be done to a solid that is not shown', async () => {
    const lab = await plain.enter({ link: 'n=8&t=torus&q=1.5.8.6.3.7.2.4&view=solid' });
    await lab.page.getByText('The solid cannot be shown').waitFor();
    const marks = lab.page.locator('[data-region="marks"]');
    assert.deepEqual(await marks.getByRole('button').allInnerTexts(), []);
    assert.equal(await marks.getByRole('slider').count(), 0);
    await lab.page.getByRole('button', { name: 'Solid' }).waitFor();
});

test('a slider without WebGL says its value once, as French is written', async () => {
    const lab = await plain.enter({ path: '?lang=fr', link: 'n=8&a=backtracking&i=3' });
    const words = lab.page.locator('[data-region="transport"] label > span');
    assert.match(await words.first().textContent(), /^Étape 3 sur/);
    assert.match(await words.last().textContent(), /^Vitesse\u202f: /);
});

test('what opens in the picture is a dialog, and closing it brings the keyboard back', async () => {
    const lab = await pictured.enter({ link: 'n=8' });
    const reader = new Reader(lab);
    await reader.press('button', 'Menu');
    const help = reader.find('dialog', 'Menu');
    await help.getByText(/this help/).waitFor();
    const inside = () => help.evaluate((dialog) => dialog.contains(document.activeElement));
    assert.ok(await inside());
    await lab.page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });
    assert.ok(await reader.find('button', 'Menu').evaluate((e) => e === document.activeElement));
});

test('a reader in the picture hears where the keyboard comes to, and which tab opens', async () => {
    const lab = await pictured.enter({ link: 'n=8' });
    const reader = new Reader(lab);
    await lab.press('ArrowRight');
    await reader.hears(/^d4, free/);
    await lab.press('i');
    await reader.hears(/^A queen on d4 would see:/);
    await lab.press('Tab');
    await lab.press('Tab');
    await reader.hears(/, (button|tab|slider)/);
});

test('the keyboard in the mirror shows its place in the picture', async () => {
    const lab = await pictured.enter({ link: 'n=8&room=place' });
    const reader = new Reader(lab);
    await reader.find('gridcell', /^e5/).focus();
    await lab.until('cursor', 'e5');
    await reader.find('button', 'Share').focus();
    await lab.until('screen', /button\tbar\t[a-z]*k[a-z]*\tshare/);
});

test('keys put pawns and marks on a square of the grid, and take away what stands there', async () => {
    for (const laboratory of [pictured, plain]) {
        const lab = await laboratory.enter({ link: 'n=8&q=0.0.0.4.0.0.0.0&room=place' });
        const cell = (name) => new Reader(lab).find('gridcell', name);
        await cell(/^d4, queen/).focus();
        await lab.press('Delete');
        await cell(/^d4, free/).waitFor();
        await lab.press('p');
        await cell(/^d4, pawn/).waitFor();
        await lab.press('p');
        await cell(/^d4, free/).waitFor();
        await lab.press('m');
        await lab.page.locator('[data-square="d4"][data-marks~="marked"]').waitFor();
        await lab.press('m');
        await lab.page.locator('[data-square="d4"]:not([data-marks~="marked"])').waitFor();
        await lab.close();
    }
});

test('while a search is loaded no key of the grid changes its board', async () => {
    const lab = await plain.enter({ link: 'n=8&a=backtracking&i=20' });
    const state = await lab.ask('state');
    await new Reader(lab)
        .find('gridcell', /, queen/)
        .first()
        .focus();
    await lab.press('Delete', 'm', 'p');
    await lab.page
        .getByText('A search is loaded. Press "Back to my board" to place queens.')
        .waitFor();
    assert.equal(await lab.ask('state'), state);
});

test('an arrow is drawn by keys, on the picture and on the board of squares', async () => {
    for (const laboratory of [pictured, plain]) {
        const lab = await laboratory.enter({ link: 'n=8&ink=red' });
        const reader = new Reader(lab);
        await reader.find('gridcell', /^d4/).focus();
        await lab.press('a');
        await reader.hears(/^An arrow from d4: go to where it points, and press Enter/);
        await lab.press('ArrowRight', 'ArrowUp', 'Enter');
        await reader.hears(/^An arrow from d4 to e5/);
        await lab.until('state', /draw=/);
        await lab.press('a', 'a', 'Enter');
        await lab.until('state', /q=0\.0\.0\.0\.5\./);
        await lab.close();
    }
    const lab = await pictured.enter({ link: 'n=8' });
    await lab.press('ArrowRight', 'a', 'ArrowRight', 'ArrowUp', 'Enter');
    await lab.until('state', /draw=/);
    assert.deepEqual(lab.complaints, []);
});

test('axe finds nothing wrong in any state, with the picture and without it', async () => {
    const links = [
        'n=8&q=0.0.0.4.0.0.0.0',
        'n=6&a=backtracking&i=9',
        'n=5&t=torus&room=gallery',
        'n=8&q=5.3.1.7.2.8.6.4&room=orbit',
        'n=40&room=count',
    ];
    for (const laboratory of [pictured, plain]) {
        for (const colorScheme of ['light', 'dark']) {
            for (const link of links) {
                const lab = await laboratory.enter({ link, context: { colorScheme } });
                await lab.page.getByRole('tab').first().waitFor({ state: 'attached' });
                assert.deepEqual(await faults(lab.page), [], `${link}, ${colorScheme}`);
                await lab.close();
            }
        }
        const lab = await laboratory.enter({ link: 'n=8' });
        const reader = new Reader(lab);
        await reader.press('button', 'Plane');
        await reader.find('button', 'Torus').waitFor();
        assert.deepEqual(await faults(lab.page), [], 'the picker of surfaces');
        await lab.close();
    }
});

test('a hint is followed by the same key that asked for it, and undone on the board of squares', async () => {
    const lab = await pictured.enter({ link: 'day=2026-11-20&grade=easy&room=place' });
    const reader = new Reader(lab);
    const focused = () => lab.page.evaluate(() => document.activeElement.textContent);
    await reader.find('button', 'Hint').first().focus();
    const state = await lab.ask('state');
    for (const next of ['Why?', 'Do it']) {
        await lab.page.keyboard.press('Enter');
        await lab.page.waitForFunction((name) => document.activeElement.textContent === name, next);
    }
    await lab.page.keyboard.press('Enter');
    await lab.page.waitForFunction((before) => window.queensLab.ask('state') !== before, state);
    assert.match(await focused(), /\w/);
    const marked = await lab.ask('state');
    await reader.find('gridcell', /^a7/).focus();
    await lab.page.keyboard.press('Control+z');
    await lab.page.waitForFunction((before) => window.queensLab.ask('state') !== before, marked);
    await lab.page.keyboard.press('Control+y');
    await lab.until('state', new RegExp(marked.replaceAll('.', '\\.')));
});
