// A lesson on paper: seen in the page as it is printed, and saved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { translation } from './translations.mjs';

const laboratory = await laboratoryFor({ fresh: true });

const byHand = ['eight-by-hand', 'Eight queens by hand'];

/** Opens the sheet of a lesson. */
async function openSheet(screen = screens.laptop, [name, title] = byHand) {
    const lab = await laboratory.enter({ ...screen, path: `?lesson=${name}&step=1` });
    await lab.page.locator('#lesson').getByRole('button', { name: 'Print', exact: true }).click();
    lab.dialog = lab.page.getByRole('dialog', { name: 'On paper' });
    lab.sheet = lab.dialog.frameLocator('iframe');
    await lab.sheet.getByRole('heading', { name: title }).waitFor();
    return lab;
}

test('a lesson prints with its boards, its answers behind and its address as a code', async () => {
    const lab = await openSheet();
    await lab.sheet.getByRole('heading', { name: 'Answers' }).waitFor();
    const found = await lab.sheet.locator('body').evaluate(async (body) => {
        const images = [...body.querySelectorAll('img')];
        await Promise.all(images.map((image) => image.decode()));
        const widthOf = (name) => body.querySelector(name).getBoundingClientRect().width;
        return {
            boards: images.length,
            task: widthOf('figure.pencil'),
            other: widthOf('figure:not(.pencil, .code)'),
            breaks: getComputedStyle(body.querySelector('.answers')).breakBefore,
            address: body.querySelector('.code figcaption').textContent,
        };
    });
    assert.ok(found.boards > 8, `${found.boards} boards`);
    // A square of a task's 8 x 8 board is as wide as a pencil needs: 76 mm in all.
    assert.ok(found.task > 280 && found.task > found.other, `${found.task} and ${found.other}`);
    assert.equal(found.breaks, 'page');
    assert.equal(found.address, `${laboratory.server.url}?lesson=eight-by-hand`);
    const { name, bytes } = await lab.saved('Save as a file');
    assert.equal(name, 'lesson.html');
    assert.match(bytes.toString(), /^<!doctype html>[^]*@page/);
    assert.deepEqual(lab.complaints, []);
});

test('boards are numbered without a gap on the pages of the pupils, and go on behind', async () => {
    const lab = await openSheet(screens.laptop, ['symmetry', 'Symmetry, or 92']);
    const captions = (place) => lab.sheet.locator(`${place} figcaption`).allTextContents();
    const numbersOf = (all) => all.flatMap((text) => /^Board (\d+)$/.exec(text)?.[1] ?? []);
    const before = numbersOf(await captions('body > section'));
    const behind = numbersOf(await captions('.answers'));
    assert.ok(before.length > 4 && behind.length > 0, `${before} and ${behind}`);
    const expected = [...before, ...behind].map((_, i) => `${i + 1}`);
    assert.deepEqual([...before, ...behind], expected);
});

test('after a change of language a lesson prints in that language', async () => {
    const lab = await laboratory.enter({ path: '?lesson=eight-by-hand&step=1' });
    const lesson = lab.page.locator('#lesson');
    await lesson.getByRole('button', { name: 'Print', exact: true }).waitFor();
    await lab.page.evaluate(() => {
        window.queensLab.ask('do language tag=de');
        window.queensLab.draw();
    });
    await lesson.getByRole('button', { name: translation('de')('Print'), exact: true }).click();
    const sheet = lab.page.getByRole('dialog').frameLocator('iframe');
    await sheet.getByRole('heading', { name: 'Acht Damen von Hand' }).waitFor();
});

test('Print prints the sheet, and not the page around it', async () => {
    const lab = await openSheet();
    await lab.sheet.locator('body').evaluate((body) => {
        body.ownerDocument.defaultView.print = () => window.top.printed.push('sheet');
    });
    await lab.page.evaluate(() => {
        window.printed = [];
        window.print = () => window.printed.push('page');
    });
    await lab.dialog.getByRole('button', { name: 'Print', exact: true }).click();
    assert.deepEqual(await lab.page.evaluate(() => window.printed), ['sheet']);
});

test('the keyboard is at Print, and Escape closes the sheet, also from within', async () => {
    const lab = await openSheet();
    const print = lab.dialog.getByRole('button', { name: 'Print', exact: true });
    assert.ok(await print.evaluate((button) => button === document.activeElement));
    await lab.press('Escape');
    await lab.dialog.waitFor({ state: 'detached' });
    await lab.page.locator('#lesson').getByRole('button', { name: 'Print', exact: true }).click();
    await lab.sheet.getByRole('heading', { name: 'Eight queens by hand' }).click();
    assert.equal(await lab.page.evaluate(() => document.activeElement.tagName), 'IFRAME');
    await lab.press('Escape');
    await lab.dialog.waitFor({ state: 'detached' });
});

test('what is printed in French leads to the French lesson', async () => {
    const lab = await laboratory.enter({ path: '?lesson=eight-by-hand&step=2&lang=fr' });
    const lesson = lab.page.locator('#lesson');
    const address = `${laboratory.server.url}?lesson=eight-by-hand`;
    await lesson.getByRole('button', { name: 'Imprimer', exact: true }).click();
    const code = lab.page.frameLocator('#print-dialog iframe').locator('.code figcaption');
    assert.equal(await code.textContent(), `${address}&lang=fr`);
    await lab.press('Escape');
    await lesson.getByRole('button', { name: 'Partager', exact: true }).click();
    const shared = await lab.page.locator('#text-text').inputValue();
    assert.equal(shared, `${address}&step=2&lang=fr`);
});

test('a link to a lesson has a code, and no other text that is offered', async () => {
    const lab = await laboratory.enter({
        path: '?lesson=eight-by-hand&step=2',
        before: (page) =>
            page.addInitScript(() => {
                const addressOf = URL.createObjectURL;
                window.blobs = new Map();
                URL.createObjectURL = (blob) => {
                    const address = addressOf(blob);
                    window.blobs.set(address, blob);
                    return address;
                };
            }),
    });
    await lab.page.locator('#lesson').getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = lab.page.getByRole('dialog', { name: 'Link to this step of the lesson' });
    const code = dialog.getByRole('img', { name: 'QR code of the link' });
    assert.ok((await code.boundingBox()).width > 100);
    const drawn = await code.evaluate(({ src }) => window.blobs.get(src).text());
    const link = await dialog.getByRole('textbox').inputValue();
    assert.equal(drawn, await lab.ask(`code ${link}`));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await code.waitFor({ state: 'detached' });
});

test('axe finds nothing wrong with the sheet', async () => {
    for (const screen of Object.values(screens)) {
        const lab = await openSheet(screen);
        await lab.page.evaluate(axe.source);
        const { violations } = await lab.page.evaluate(() =>
            window.axe.run('#print-dialog', { iframes: false }),
        );
        assert.deepEqual(violations, []);
        if (process.env.QUEENS_PICTURES) {
            await lab.page.screenshot({
                path: `${process.env.QUEENS_PICTURES}/paper-${screen.width}.png`,
            });
        }
        await lab.close();
    }
});
