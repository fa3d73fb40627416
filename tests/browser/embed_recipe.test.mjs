// What the page gives to those who want the laboratory in a page of their own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { anotherSite } from './another_site.mjs';
import { laboratoryFor } from './laboratory.mjs';
import { translation } from './translations.mjs';

const laboratory = await laboratoryFor({ fresh: true });
let school;
before(async () => {
    school = await anotherSite('');
});
after(() => school.close());

test('the frame that a board is shared as shows it in a page of somebody else', async () => {
    const lab = await laboratory.share({ link: 'n=5&q=1.3.5.2.0' });
    await lab.openTab('Text');
    await lab.page.locator('#notation').selectOption('html');
    const code = await lab.page.locator('#notation-text').inputValue();
    // Ten boards on one page are loaded as they are scrolled to.
    assert.match(code, /loading="lazy"/);
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
});

test('a frame speaks the language of whoever puts the board on a page', async () => {
    const lab = await laboratory.enter({ link: 'n=5&q=1.3.5.2.0', path: '?lang=de' });
    await lab.click('share');
    await lab.openTab('Text');
    await lab.page.locator('#notation').selectOption('html');
    const code = await lab.page.locator('#notation-text').inputValue();
    await lab.page.goto(`${school.origin}/lesson`);
    await lab.page.setContent(code);
    const frame = lab.page.frameLocator('iframe[title="Ein Brett von Queens Lab"]');
    await frame.getByRole('link', { name: 'In Queens Lab öffnen' }).waitFor();
});

test('whoever is led to the example page finds it in the language of the laboratory', async () => {
    const german = translation('de');
    const lab = await laboratory.enter({ path: '?lang=de' });
    const way = lab.page.locator('#frame-more a');
    const codes = () => lab.page.locator(':is(p, li) code').allInnerTexts();
    await lab.page.goto(new URL('embed.html', laboratory.server.url).href);
    const english = await codes();
    await lab.page.goBack();
    await lab.ready();
    await lab.page.goto(await way.evaluate(({ href }) => href));
    assert.equal(await lab.page.locator('html').getAttribute('lang'), 'de');
    const title = german('Queens Lab in a page of yours');
    assert.equal(await lab.page.locator('h1').innerText(), title);
    assert.deepEqual(await codes(), english);
    await lab.page
        .frameLocator('#board')
        .getByRole('link', { name: 'In Queens Lab öffnen' })
        .waitFor();
    await lab.page.getByRole('button', { name: german('Next step') }).click();
    await lab.page.getByText(/i=1(&|$)/).waitFor();
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

test('the example page steps the search in its frame, whatever others send it', async () => {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(new URL('embed.html', laboratory.server.url).href);
    await page.evaluate(() => postMessage(null));
    await page.frameLocator('#board').getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByText(/i=1(&|$)/).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
});

test('the example page names questions and commands that a frame understands', async () => {
    const context = await laboratory.browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('embed.html', laboratory.server.url).href);
    const frame = page.frameLocator('#board');
    await frame.getByRole('link', { name: 'Open in Queens Lab' }).waitFor();
    const told = await page.locator('ul').first().locator('li').all();
    const [commands, questions] = await Promise.all(
        told.map((item) => item.locator('code').allInnerTexts()),
    );
    const answers = (asked) =>
        frame.locator('body').evaluate(async (_, lines) => {
            await window.queensLab.whole;
            return lines.map((line) => window.queensLab.ask(line));
        }, asked);
    // The first of each is the form of the message.
    const obeyed = await answers(commands.slice(1).map((line) => `do ${line}`));
    assert.deepEqual(
        obeyed,
        obeyed.map(() => ''),
    );
    for (const answer of await answers(questions.slice(1))) {
        assert.doesNotMatch(answer, /no question/);
    }
    assert.deepEqual(await answers(['what']), ['There is no question "what".']);
    await context.close();
});
