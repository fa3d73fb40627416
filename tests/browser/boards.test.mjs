// The pages of the famous boards: what they show is what the laboratory opens, and what they say is so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { famous } from '../../scripts/site/famous.mjs';
import { Lab } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Where the pieces of the drawing stand, as the rows of a link have them. */
const drawn = (page) =>
    page.locator('svg').evaluate((svg) => {
        const size = svg.viewBox.baseVal.width;
        const rows = Array.from({ length: size }, () => Array(size).fill('.'));
        for (const piece of svg.querySelectorAll('path')) {
            const { e, f } = piece.transform.baseVal[0].matrix;
            rows[Math.floor(f)][Math.floor(e)] = piece.getBBox().width > 120 ? 'Q' : 'P';
        }
        return rows.map((row) => row.join('')).join('/');
    });

/** Where they stand in the laboratory. */
const placed = (lab) =>
    lab.page.evaluate(() => {
        const rows = [...document.querySelectorAll('#mirror [role=grid] [role=row]')];
        const letters = rows.map((row) =>
            [...row.querySelectorAll('[role=gridcell]')].map(({ ariaLabel, textContent }) => {
                const said = ariaLabel ?? textContent;
                return /queen(?!s)/.test(said.split('attacked')[0])
                    ? 'Q'
                    : /pawn/.test(said)
                      ? 'P'
                      : '.';
            }),
        );
        return letters.map((row) => row.join('')).join('/');
    });

/** Waits for the board of squares and names, which follows what is drawn a little later. */
async function comesToShow(lab, rows, slug) {
    let shown = '';
    for (const end = Date.now() + 5000; shown !== rows && Date.now() < end;) {
        shown = await placed(lab);
    }
    assert.equal(shown, rows, slug);
}

test('every famous board is in the laboratory as it is on its page, without a script', async () => {
    const lab = await laboratory.enter();
    // In a window of its own: a page behind another one draws once a second.
    const page = await laboratory.browser.newPage();
    for (const { slug, title, link } of famous) {
        const response = await page.goto(`${lab.url}boards/${slug}.html`);
        assert.equal(response.status(), 200);
        assert.equal(await page.locator('h1').innerText(), title);
        assert.equal(await page.locator('script').count(), 0);
        const href = await page.locator('a.open').getAttribute('href');
        assert.equal(href, `../#${link}`);
        await lab.follow(link);
        await comesToShow(lab, await drawn(page), slug);
        assert.equal(await lab.ask('conflicts'), '0', slug);
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        const preview = await page.request.get(new URL(picture, page.url()).href);
        assert.equal((await preview.body()).readUInt32BE(16), 1200, slug);
    }
    assert.ok(famous.length >= 12);
    await page.close();
});

test('the page of a famous board leads into the laboratory', async () => {
    const lab = await laboratory.enter();
    await lab.page.goto(`${lab.url}boards/`);
    await lab.page.getByRole('link', { name: 'Seven queens on a torus' }).click();
    await lab.page.getByRole('link', { name: 'Open it in Queens Lab' }).click();
    const opened = new Lab(lab.page);
    await opened.ready();
    assert.match(await opened.ask('state'), /n=7.*t=torus.*q=1\.3\.5\.7\.2\.4\.6/);
});

test('a link to the page brings a title, a sentence and a picture along', async () => {
    const lab = await laboratory.enter();
    const meta = (name) => lab.page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    assert.equal(await meta('title'), 'Queens Lab');
    assert.match(await meta('description'), /^Place queens/);
    const picture = await lab.page.request.get(new URL(await meta('image'), lab.url).href);
    assert.equal(picture.headers()['content-type'], 'image/png');
    assert.ok((await picture.body()).readUInt32BE(16) >= 1200);
});
