// What the page gives to those who want the laboratory in a page of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { anotherSite } from './another_site.mjs';
import { Laboratory } from './lab.mjs';

let laboratory;
let school;
before(async () => {
    laboratory = await Laboratory.open({ fresh: true });
    school = await anotherSite('');
});
after(async () => {
    school.close();
    await laboratory.close();
});

test('the frame that a board is shared as shows it in a page of somebody else', async () => {
    const lab = await laboratory.share({ link: 'n=5&q=1.3.5.2.0' });
    await lab.openTab('Text');
    await lab.page.locator('#notation').selectOption('html');
    const code = await lab.page.locator('#notation-text').inputValue();
    assert.match(
        await lab.page.getByRole('link', { name: /its frame/ }).getAttribute('href'),
        /embed\.html/,
    );
    await lab.page.goto(`${school.origin}/lesson`);
    await lab.page.setContent(code);
    const frame = lab.page.frameLocator('iframe[title="A board of Queens Lab"]');
    const way = frame.getByRole('link', { name: 'Open in Queens Lab' });
    await way.waitFor();
    assert.match(await way.getAttribute('href'), /^[^?]*#.*q=1\.3\.5\.2\.0/);
    await lab.close();
});

test('the code on the example page shows the board and steps its search where it is pasted', async () => {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    const example = new URL('embed.html', laboratory.server.url).href;
    await page.goto(example);
    const code = await page.locator('pre').innerText();
    assert.ok(code.includes(`'${laboratory.server.url}?embed&`), code);
    await page.goto(`${school.origin}/lesson`);
    await page.setContent(code);
    await page.frameLocator('#board').getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    const { width, height } = await page.locator('#board').boundingBox();
    assert.ok(width > 600 && height > 400, `${width} x ${height}`);
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText(/i=1(&|$)/).waitFor();
    await context.close();
});

test('the example page steps the search in its frame', async () => {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('embed.html', laboratory.server.url).href);
    await page.frameLocator('#board').getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText(/i=1(&|$)/).waitFor();
    await context.close();
});
