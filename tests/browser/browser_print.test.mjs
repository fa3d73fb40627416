// What the browser's own print command puts on paper: the board whole, and the text of a lesson.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** The room that a sheet of A4 leaves within the browser's margins, in CSS pixels. */
const room = { width: 718, height: 1046 };

/** Has the page printed; returns how many sheets that takes. */
async function sheetsOf(lab, landscape) {
    const pdf = await lab.page.pdf({ format: 'A4', landscape });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
}

/** Shows the page as it is while it is printed; returns where things stand on the paper. */
async function onPaper(lab, size) {
    await lab.page.setViewportSize(size);
    await lab.page.emulateMedia({ media: 'print' });
    return lab.page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const boxOf = (name) => document.querySelector(name)?.getBoundingClientRect().toJSON();
        const found = {
            board: boxOf('#printed-board > svg'),
            code: boxOf('#printed-board .task svg'),
            text: boxOf('#lesson article'),
            canvas: boxOf('#canvas').width,
            words: document.body.innerText.replace(/\s+/g, ' '),
            scrolled: getComputedStyle(document.body).overflow,
        };
        dispatchEvent(new Event('afterprint'));
        return { ...found, left: document.querySelectorAll('#printed-board').length };
    });
}

for (const [name, screen] of Object.entries(screens)) {
    for (const landscape of [false, true]) {
        const way = landscape ? 'across' : 'upright';
        test(`the board on a ${name} is printed whole and alone, on a sheet held ${way}`, async () => {
            const lab = await laboratory.enter({ ...screen, link: 'n=8&q=1.5.8.6.3.7.2.4' });
            assert.equal(await sheetsOf(lab, landscape), 1);
            assert.equal(await lab.page.locator('#printed-board').count(), 0);
            const [width, height] = landscape ? [room.height, room.width] : Object.values(room);
            const { board, canvas, words, left } = await onPaper(lab, { width, height });
            assert.ok(board.left >= 0 && board.right <= width, JSON.stringify(board));
            assert.ok(board.top >= 0 && board.bottom <= height, JSON.stringify(board));
            assert.ok(board.width > 0.8 * Math.min(width, height), JSON.stringify(board));
            assert.equal(canvas, 0);
            assert.match(words, /^[a-h1-8 ]+$/);
            assert.equal(left, 0);
            assert.deepEqual(lab.complaints, []);
        });
    }

    test(`a lesson on a ${name} is printed with its words, and its board below them`, async () => {
        const lab = await laboratory.enter({ ...screen, path: '?lesson=eight-by-hand&step=5' });
        const heading = 'One in each row';
        await lab.page.locator('#lesson').getByRole('heading', { name: heading }).waitFor();
        assert.equal(await sheetsOf(lab, false), 1);
        const { board, text, words, scrolled } = await onPaper(lab, room);
        assert.match(words, /^ ?One in each row.*share eight rows.*lost already\?/);
        assert.doesNotMatch(words, /All tools|Large type|Next/);
        assert.ok(text.left >= 0 && text.right <= room.width, JSON.stringify(text));
        assert.ok(board.top >= text.bottom && board.bottom <= room.height, JSON.stringify(board));
        assert.equal(scrolled, 'visible');
    });
}

test('a task by a link is printed as a question, its board and the code of the link', async () => {
    const lab = await laboratory.enter({ link: 'n=6&goal=solution' });
    for (const landscape of [false, true]) assert.equal(await sheetsOf(lab, landscape), 1);
    const { board, code, words } = await onPaper(lab, room);
    assert.match(words, /^Put 6 queens on the board so that none attacks another\./);
    assert.ok(code.width > 80 && code.right <= room.width, JSON.stringify(code));
    assert.ok(board.top >= code.bottom && board.bottom <= room.height, JSON.stringify(board));
});

test('on paper a dark lesson is black on white', async () => {
    const lab = await laboratory.enter({
        path: '?lesson=eight-by-hand&step=5',
        context: { colorScheme: 'dark' },
    });
    await lab.page.locator('#lesson').getByRole('heading', { name: 'One in each row' }).waitFor();
    await lab.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await lab.page.locator('#lesson article').evaluate((article) => ({
        ink: getComputedStyle(article).color,
        paper: getComputedStyle(document.body).backgroundColor,
    }));
    assert.deepEqual(colours, { ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
});

for (const [tab, printed, other] of [
    ['Link', '#code', '#printed-board'],
    ['Picture', '#picture', '#printed-board'],
    ['Text', '#printed-board svg', '#link-dialog'],
    ['Open', '#printed-board svg', '#link-dialog'],
    ['My boards', '#printed-board svg', '#link-dialog'],
]) {
    test(`from the share dialog, where ${tab} is chosen, one sheet is printed that is not empty`, async () => {
        const lab = await laboratory.share({ link: 'n=8&q=1.5.8.6.3.7.2.4' });
        await lab.openTab(tab);
        if (tab === 'Picture') await lab.page.locator('#picture[src^="blob:"]').waitFor();
        assert.equal(await sheetsOf(lab, false), 1);
        await lab.page.emulateMedia({ media: 'print' });
        await lab.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        const seen = lab.page.locator(printed);
        await seen.waitFor();
        assert.ok((await seen.boundingBox()).width > 150);
        assert.equal(await lab.page.locator(other).isVisible(), false);
        assert.equal(
            await lab.page.evaluate(() => document.body.innerText.match(/[^a-h1-8\s]/)),
            null,
        );
    });
}
