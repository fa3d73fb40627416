// The workers of the package, of which some cannot be started.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hands } from '../../web/package/hands.js';

/** Hands whose workers answer when the test says so; `posted` has the tasks, and what takes news of each. */
function handsOf(cores) {
    const here = { isBroken: false, posted: [] };
    here.hands = new Hands({
        cores,
        compile: async () => 'program',
        start(take) {
            if (here.isBroken) throw new Error('no worker');
            const post = (task) => task.module ?? here.posted.push({ task, take });
            return { post, end() {}, hold() {} };
        },
    });
    return here;
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

test('a task for which no worker could be started is not done later', async () => {
    const here = handsOf(1);
    here.isBroken = true;
    await assert.rejects(here.hands.do('first'), /no worker/);
    here.isBroken = false;
    const second = here.hands.do('second');
    await soon();
    const [{ task, take }] = here.posted;
    assert.equal(task, 'second');
    take({ answer: 2 });
    assert.equal(await second, 2);
    assert.equal(here.posted.length, 1);
});

test('where no more workers can be started, the one at work does what waits', async () => {
    const here = handsOf(2);
    const first = here.hands.do('first');
    await soon();
    here.isBroken = true;
    const second = here.hands.do('second');
    await soon();
    here.posted[0].take({ answer: 1 });
    here.posted[1].take({ answer: 2 });
    assert.deepEqual(await Promise.all([first, second]), [1, 2]);
});

test('what waits is rejected when the last worker breaks down and none can be started', async () => {
    const here = handsOf(1);
    const tasks = ['first', 'second', 'third'].map((task) => here.hands.do(task));
    const ended = Promise.allSettled(tasks);
    await soon();
    here.isBroken = true;
    for (const { take } of here.posted) take({ broken: 'out of memory' });
    const whys = (await ended).map(({ reason }) => reason.message);
    assert.match(whys[0], /broke down/);
    assert.match(whys[2], /no worker/);
});
