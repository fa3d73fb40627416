// The gallery and the mathematics of a board in the real page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

test('all 14,200 solutions of 12 queens can be scrolled through, and one opened', async () => {
    const lab = await laboratory.enter({ link: 'n=12&room=gallery' });
    const { x, y } = await lab.rect('solution-9');
    await lab.page.mouse.move(x + 5, y + 5);
    await lab.page.mouse.wheel(0, 4000);
    await lab.page.waitForFunction(() => window.queensLab.ask('rect solution-1') === '');
    await lab.page.mouse.wheel(0, -4000);
    await lab.click('solution-1');
    await lab.until('state', /q=12\.4\.11\./);
    assert.equal(await lab.ask('conflicts'), '0');
    assert.deepEqual(lab.complaints, []);
});

test('the solutions of the gallery are shared as one text, and as a file', async () => {
    const lab = await laboratory.enter({ link: 'n=12&room=gallery' });
    await lab.click('share');
    await lab.page.getByRole('tab', { name: 'Text', exact: true }).click();
    const text = await lab.page.getByLabel('The board as text').inputValue();
    const lines = text.trimEnd().split('\n');
    assert.equal(new Set(lines).size, 14200);
    const { name, bytes } = await lab.saved('Save as a file');
    assert.match(name, /\.txt$/);
    assert.equal(bytes.toString(), text);
    assert.deepEqual(lab.complaints, []);
});

test('a link opens the tab of mathematics at its topic', async () => {
    const lab = await laboratory.enter({
        height: 1200,
        link: 'n=7&t=torus&q=1.3.5.7.2.4.6&room=maths&topic=sums',
    });
    await lab.click('s-plus-x');
    await lab.until('state', /topic=sums/);
    assert.equal(await lab.ask('conflicts'), '0');
    await lab.click('topic-latin');
    await lab.rect('part-1');
});

test('a finger moves the board over the map of its shifts', async () => {
    const lab = await laboratory.enter({
        ...screens.phone,
        height: 1400,
        link: 'n=8&q=8.2.4.1.7.5.3.6&room=maths&topic=shifts',
    });
    const before = await lab.ask('state');
    await lab.tap('map-of-shifts', [40, 10]);
    await lab.page.waitForFunction((state) => window.queensLab.ask('state') !== state, before);
    assert.deepEqual(lab.complaints, []);
});

test('the button of a sequence opens its page in the encyclopedia', async () => {
    const lab = await laboratory.enter({ height: 1200, link: 'n=8&room=maths&topic=published' });
    const context = lab.page.context();
    await context.route('https://oeis.org/**', (route) => route.fulfill({ body: 'a sequence' }));
    const [opened] = await Promise.all([
        context.waitForEvent('page'),
        lab.click('sequence-A000170'),
    ]);
    await opened.waitForURL('https://oeis.org/A000170');
});

test('the published numbers are copied as a table, which is shown from its start', async () => {
    const lab = await laboratory.enter({ link: 'n=8&room=maths&topic=published' });
    await lab.click('copy-published');
    const field = lab.page.locator('#text-dialog[open] textarea');
    await field.waitFor();
    const lines = (await field.inputValue()).split('\n');
    assert.ok(lines.includes('n queens on the plane,all,A000170,8,92,'));
    assert.equal(await field.evaluate((text) => text.scrollTop), 0);
    await lab.page.keyboard.press('Escape');
});
