// How much memory the program takes, which it never gives back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Laboratory } from './lab.mjs';

let laboratory;
before(async () => (laboratory = await Laboratory.open({ fresh: true })));
after(() => laboratory.close());

test('a torus full of queens, with all lines of its copies, takes less than 35 MB of memory', async () => {
    const lab = await laboratory.enter({
        before: (page) =>
            page.addInitScript(() => {
                const instantiate = WebAssembly.instantiateStreaming;
                WebAssembly.instantiateStreaming = async (...given) => {
                    const made = await instantiate.apply(WebAssembly, given);
                    const exported = Object.values(made.instance.exports);
                    window.memory ??= exported.find((each) => each instanceof WebAssembly.Memory);
                    return made;
                };
            }),
    });
    const megabytes = () => lab.page.evaluate(() => window.memory.buffer.byteLength / 2 ** 20);
    const empty = await megabytes();
    assert.ok(empty > 1 && empty < 20, `${empty} MB at first`);
    const full = Array(8).fill('QQQQQQQQ').join('/');
    for (const selected of ['a1', 'd4', 'h8']) {
        await lab.follow(`n=8&t=torus&b=${full}&view=repeated&sel=${selected}`);
    }
    const most = await megabytes();
    assert.ok(most < 35, `${most} MB`);
    await lab.close();
});
