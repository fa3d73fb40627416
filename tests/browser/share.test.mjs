// The share dialog: every way out of the page leads back to the same board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import jsQR from 'jsqr';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { lightOf, pictures } from './saved_pictures.mjs';

const laboratory = await laboratoryFor();

const solved = 'n=8&t=torus&b=Q7/5PP1/8/1R6/8/3x4/8/4o2N';

/** What a scanner reads in the code on show. */
async function scanned(lab) {
    const side = 400;
    const canvas = await lab.page.evaluateHandle(async (size) => {
        const image = document.getElementById('code');
        await image.decode();
        const drawn = Object.assign(document.createElement('canvas'), {
            width: size,
            height: size,
        });
        drawn.getContext('2d').drawImage(image, 0, 0, size, size);
        return drawn;
    }, side);
    const light = await lightOf(canvas);
    const pixels = Uint8ClampedArray.from({ length: 4 * light.length }, (_, i) =>
        i % 4 === 3 ? 255 : light[i >> 2],
    );
    return jsQR(pixels, side, side)?.data;
}

test('the code of the link is read by a scanner as the link', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    assert.equal(await scanned(lab), await lab.page.locator('#link-text').inputValue());
    assert.deepEqual(lab.complaints, []);
});

test('once a task is copied its code is shown, without the solution, until another is chosen', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    await lab.page.getByRole('button', { name: 'Copy the task' }).click();
    const task = lab.page.locator('#task-link');
    await task.waitFor();
    assert.match(await task.inputValue(), /#(?!.*q=).*goal=solution/);
    assert.equal(await scanned(lab), await task.inputValue());
    assert.equal(await lab.page.locator('#set-task + #code').count(), 1);
    await lab.page.locator('#task').selectOption({ index: 1 });
    assert.equal(await scanned(lab), await lab.page.locator('#link-text').inputValue());
});

test('a link that no code holds says so', async () => {
    const pieces = Array.from({ length: 60 }, () => 'QxP'.repeat(20)).join('/');
    const lab = await laboratory.share({ link: `n=60&b=${pieces}` });
    await lab.page.getByText('The link is too long for a QR code.').waitFor();
    assert.equal(await lab.page.locator('#code').isVisible(), false);
});

test('every notation that can express a board leads back to it, and links to its surface', async () => {
    const lab = await laboratory.share({ link: solved });
    await lab.openTab('Text');
    const offered = await lab.page.locator('#notation option').evaluateAll((options) => {
        return options.map((option) => option.value);
    });
    assert.deepEqual(offered, ['fen', 'leetcode', 'text', 'json', 'csv', 'tikz', 'html']);
    for (const notation of ['json', 'fen', 'leetcode', 'text', 'csv']) {
        await lab.openTab('Text');
        await lab.page.locator('#notation').selectOption(notation);
        const text = await lab.page.locator('#notation-text').inputValue();
        await lab.openTab('Open');
        await lab.page.getByLabel('A link or a board').fill(text);
        await lab.page.getByRole('button', { name: 'Open', exact: true }).click();
        await lab.page.getByRole('dialog').waitFor({ state: 'hidden' });
        const surface = notation === 'json' ? 't=torus&' : '';
        await lab.until('state', new RegExp(`n=8&${surface}b=Q7/5PP1/8/1R6/8/3x4/8/4o2N`));
        await lab.click('share');
    }
});

test('the picture is well-formed, and the saved one has the chosen width', async () => {
    const lab = await laboratory.share({ link: 'n=8&a=backtracking&i=18' });
    await lab.openTab('Picture');
    const svg = await lab.saved('Save SVG');
    assert.equal(svg.name, 'queens-8.svg');
    const parsed = await lab.page.evaluate((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        return [root.nodeName, root.querySelector('parsererror') === null, root.textContent];
    }, svg.bytes.toString());
    assert.deepEqual(parsed.slice(0, 2), ['svg', true]);
    assert.match(parsed[2], /rejected before/);
    await lab.page.locator('#picture-size').selectOption('800');
    const png = await lab.saved('Save PNG');
    assert.equal(png.name, 'queens-8.png');
    assert.equal(png.bytes.readUInt32BE(16), 800);
    assert.ok(png.bytes.readUInt32BE(20) > 700);
});

test('the steps of a search are saved as a picture that moves, and the search stays where it was', async () => {
    const lab = await laboratory.share({ link: 'n=6&a=backtracking&i=40' });
    await lab.openTab('Picture');
    await lab.page.getByLabel('From step').fill('31');
    await lab.page.getByLabel('to step').fill('36');
    const png = await lab.saved('Save as an animated PNG');
    const { count, different, width } = await pictures(lab, png.bytes);
    assert.deepEqual([count, different, width], [6, 6, 640]);
    await lab.page.getByText(/^6 pictures in \d+ KB/).waitFor();
    await lab.until('step', '40');
    const to = lab.page.getByLabel('to step');
    await to.fill('100000');
    await to.press('Tab');
    assert.equal(await to.inputValue(), await lab.until('length', /^[1-9]/));
    await lab.page.getByRole('button', { name: 'Save as an animated PNG' }).click();
    await lab.page.getByRole('button', { name: 'Stop', exact: true }).click();
    await lab.page.getByText('Stopped: nothing was saved.').waitFor();
    await lab.until('step', '40');
    assert.deepEqual(lab.complaints, []);
});

test('the steps of a search are saved no more when another board takes its place, which stays', async () => {
    const lab = await laboratory.share({ link: 'n=8&a=backtracking&i=200' });
    await lab.openTab('Picture');
    await lab.page.getByLabel('From step').fill('0');
    await lab.page.getByRole('button', { name: 'Save as an animated PNG' }).click();
    await lab.page.getByText(/^Picture \d+ of \d+/).waitFor();
    await lab.follow('n=5&q=1.3.5.2.4');
    await lab.page.getByText('Stopped: nothing was saved.').waitFor();
    await lab.page.getByRole('button', { name: 'Save as an animated PNG' }).waitFor();
    await lab.until('state', /n=5&q=1\.3\.5\.2\.4/);
    assert.deepEqual(lab.complaints, []);
});

test('a closed dialog holds no pictures, and has them again when it is opened', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    const dialog = lab.page.locator('#link-dialog');
    const pictures = dialog.locator('img[src]');
    await lab.openTab('My boards');
    await lab.page.locator('#keep-name').fill('Eight queens');
    await lab.page.keyboard.press('Enter');
    await dialog.locator('#kept img').waitFor();
    await lab.openTab('Picture');
    await lab.page.locator('#picture').waitFor();
    assert.equal(await pictures.count(), 3);
    await lab.page.keyboard.press('Escape');
    // The page hears of it only after the dialog is gone.
    await pictures.first().waitFor({ state: 'detached' });
    assert.ok(await dialog.isHidden());
    await lab.click('share');
    await lab.page.locator('#code').waitFor();
    await lab.openTab('My boards');
    await dialog.locator('#kept img').waitFor();
    await lab.openTab('Picture');
    await lab.page.locator('#picture').waitFor();
    assert.equal(await pictures.count(), 3);
});

test('a board without room for a picture says so', async () => {
    const lab = await laboratory.share({ link: 'n=300' });
    await lab.openTab('Picture');
    await lab.page.getByText('A picture has at most 200 rows and columns.').waitFor();
});

test('arrow keys go from tab to tab, and axe finds nothing in any of them', async () => {
    const lab = await laboratory.share({ link: 'n=8&q=5.3.1.7.2.8.6.4' });
    await lab.page.evaluate(axe.source);
    await lab.page.getByRole('tab', { name: 'Link' }).focus();
    for (const name of ['Picture', 'Text', 'Open', 'My boards', 'Link']) {
        await lab.press('ArrowRight');
        const tab = lab.page.getByRole('tab', { name, exact: true });
        assert.equal(await tab.getAttribute('aria-selected'), 'true');
        const found = await lab.page.evaluate(async () => {
            const { violations } = await window.axe.run('#link-dialog');
            return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
        });
        assert.deepEqual(found, [], name);
    }
});

test('every part of the dialog fits the screen of a phone', async () => {
    const lab = await laboratory.share({ ...screens.phone, link: 'n=60' });
    const dialog = lab.page.locator('#link-dialog');
    for (const name of ['Link', 'Picture', 'Text', 'Open', 'My boards']) {
        await lab.page.getByRole('tab', { name, exact: true }).tap();
        const box = await dialog.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= screens.phone.width, `${box.x} ${box.width}`);
        const buttons = await dialog.getByRole('button').all();
        for (const button of buttons) {
            if (!(await button.isVisible())) continue;
            const { x, width, height } = await button.boundingBox();
            const inside = x + width <= box.x + box.width - 16 && height >= 44;
            assert.ok(inside, `${name}: ${x} ${width} ${height}`);
        }
    }
});

test('whatever the screen, Close is in sight, and a task that the list has no room for is said', async () => {
    for (const screen of Object.values(screens)) {
        const lab = await laboratory.share({ ...screen, link: 'n=8&b=8/3N4/8/8/8/8/8/8' });
        const close = await lab.page.locator('#link-close').boundingBox();
        assert.ok(close.y + close.height < screen.height, JSON.stringify(close));
        const words = lab.page.locator('#task-words');
        const chosen = await lab.page
            .locator('#task')
            .evaluate((list) => list.selectedOptions[0].text);
        assert.equal(await words.textContent(), chosen);
        assert.equal(await words.isVisible(), screen.width < 600);
        await lab.close();
    }
});

test('the famous boards are a press away, and lead back', async () => {
    const lab = await laboratory.share({});
    await lab.openTab('Open');
    await lab.page.getByRole('link', { name: 'Famous boards' }).click();
    await lab.page.getByRole('heading', { name: 'Famous boards' }).waitFor();
    await lab.page.getByRole('link', { name: 'Open Queens Lab' }).click();
    await lab.ready();
    await lab.until('state', /n=8/);
});

test('a puzzle that is solved is shared without its solution, unless that is wanted', async () => {
    const lab = await laboratory.share({
        link: 'v=1&n=7&q=4.7.1.3.6.2.5&g=9b8xxNjt9p_4_jmAt&room=place',
    });
    const link = lab.page.locator('#link-text');
    assert.match(await link.inputValue(), /g=9b8xxNjt9p_4_jmAt/);
    assert.doesNotMatch(await link.inputValue(), /q=/);
    await lab.page.getByText('Anyone who opens this link can solve the puzzle.').waitFor();
    const alone = lab.page.getByLabel('The puzzle alone');
    await alone.focus();
    await lab.page.keyboard.press('Space');
    assert.equal(await alone.isChecked(), false);
    assert.equal(await alone.evaluate((box) => box === document.activeElement), true);
    assert.match(await link.inputValue(), /q=4\.7\.1\.3\.6\.2\.5/);
    await lab.page.getByText('Anyone who opens this link sees what you see.').waitFor();
    await lab.close();
    const free = await laboratory.share({ link: 'n=8&q=1.0.0.0.0.0.0.0' });
    assert.equal(await free.page.getByLabel('The puzzle alone').isVisible(), false);
});
