// What a page in any browser does with a driver that loses answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Page } from './page.mjs';
import { Refused } from './webdriver.mjs';

/** A page of which the first answer is lost, and all that it was asked. */
function forgetfulPage(why) {
    const asked = [];
    const send = async (name, { args }) => {
        asked.push(args[0]);
        if (asked.length === 1) throw new Refused(`${name}: unknown error: ${why}`);
        return { value: '92 complete' };
    };
    return { page: new Page({ send }), asked };
}

const lost = 'Could not parse script result';

test('how many ways to place the queens there are is asked again if the answer got lost', async () => {
    const { page, asked } = forgetfulPage(lost);
    assert.equal(await page.ask('count'), '92 complete');
    assert.deepEqual(asked, ['count', 'count']);
});

test('a page is not told twice to count queens, whatever became of its answer', async () => {
    const { page, asked } = forgetfulPage(lost);
    await assert.rejects(page.ask('do count'), /Could not parse script result/);
    assert.deepEqual(asked, ['do count']);
});

test('what a browser refuses to say of its queens is not asked again', async () => {
    const { page, asked } = forgetfulPage('There is no such window.');
    await assert.rejects(page.ask('count'), /no such window/);
    assert.deepEqual(asked, ['count']);
});
