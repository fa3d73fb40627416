// What steps of the lessons ask for, done with the tools that their boards show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor({ fresh: true });

/** Opens a step of a lesson. */
async function openStep(name, step, screen) {
    const lab = await laboratory.enter({ ...screen, path: `?lesson=${name}&step=${step}` });
    await lab.page.locator('#lesson h3').waitFor();
    await lab.rest();
    lab.use = (id) => (screen.touch ? lab.tap(id) : lab.click(id));
    return lab;
}

for (const screen of [screens.laptop, screens.phone]) {
    const how = screen.touch ? 'by touch' : 'by mouse';

    test(`the pawn between two queens is taken away and put elsewhere ${how}`, async () => {
        const lab = await openStep('pawns', 2, screen);
        await lab.use('square d5');
        await lab.until('conflicts', '1');
        await lab.use('square e5');
        await lab.until('conflicts', '0');
        assert.match(await lab.ask('state'), /w=5-5/);
    });

    test(`on five rows there is a pawn to try with ${how}`, async () => {
        const lab = await openStep('pawns', 7, screen);
        await lab.use('square c3');
        await lab.until('state', /w=3-3/);
        await lab.use('queen');
        await lab.use('square b3');
        await lab.until('state', /b=5\/5\/1QP2\/5\/5/);
    });

    test(`the button that joins edges is beside the cylinder that becomes a strip ${how}`, async () => {
        const lab = await openStep('twisted', 6, screen);
        await lab.use('surface');
        await lab.use('surface-mobius');
        await lab.until('goal', /^met/);
    });
}

test('what Check says on a phone is above the foot of the lesson', async () => {
    const lab = await openStep('queen-and-its-lines', 4, screens.phone);
    const lesson = lab.page.locator('#lesson');
    await lesson.getByRole('button', { name: 'Check' }).tap();
    const told = await lesson.locator('.told:not(:empty)').boundingBox();
    const foot = await lesson.locator('footer').boundingBox();
    assert.ok(told.y + told.height <= foot.y, `${told.y + told.height} and ${foot.y}`);
});

test('in another language the buttons of a lesson say what they would do, as before', async () => {
    const lab = await openStep('pawns', 1, screens.laptop);
    const lesson = lab.page.locator('#lesson');
    const press = (name) => lesson.getByRole('button', { name, exact: true }).click();
    await press('All tools');
    await press('Large type');
    await lab.page.evaluate(() => {
        window.queensLab.ask('do language tag=de');
        window.queensLab.draw();
    });
    await press('Nur das Brett');
    await press('Normale Schrift');
    await lesson.getByRole('button', { name: 'Große Schrift', exact: true }).waitFor();
});

test('what the page says in a lesson in large type is seen', async () => {
    const lab = await openStep('pawns', 1, screens.laptop);
    await lab.page
        .locator('#lesson')
        .getByRole('button', { name: 'Large type', exact: true })
        .click();
    await lab.page.waitForFunction(() => document.fullscreenElement !== null);
    await lab.page.evaluate(() => dispatchEvent(new Event('not-kept')));
    await lab.page.getByText('This browser keeps nothing here').waitFor();
});

test('the numbers of the search tree are beside the board at its end', async () => {
    const lab = await openStep('backtracking', 9, screens.laptop);
    await lab.until('screen', /Search tree by level/);
    const lesson = lab.page.locator('#lesson');
    await lesson.locator('summary').click();
    await lesson.getByRole('link', { name: 'At the end' }).click();
    await lab.until('screen', /\b140\b[^]*\b568\b/);
});
