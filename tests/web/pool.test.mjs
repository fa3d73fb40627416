// The pool of workers, with workers that only pretend.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { Pool } from '../../web/pool.js';

/** A worker that remembers what it was sent, and answers when the test says so. */
class FakeWorker extends EventTarget {
    lines = [];
    terminated = false;

    postMessage(line) {
        this.lines.push(line);
    }

    terminate() {
        this.terminated = true;
    }

    say(data) {
        this.dispatchEvent(Object.assign(new Event('message'), { data }));
    }

    answer(line) {
        this.say({ answer: line });
    }

    die(message) {
        const event = new Event('error', { cancelable: true });
        this.dispatchEvent(Object.assign(event, { message }));
    }
}

const job = (id) => `count id=${id} n=8 t=plane prefix=${id} times=1 weight=1`;

/** The pools of a test, whose watches would keep Node awake. */
const pools = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.drop()));

function poolOf(size, options = {}) {
    const workers = [];
    const answers = [];
    const failures = [];
    const start = () => {
        workers.push(new FakeWorker());
        return workers.at(-1);
    };
    const pool = new Pool({
        size,
        idle: 1000,
        start,
        onanswer: (line) => answers.push(line),
        onfailure: (line, why) => failures.push([line, why]),
        ...options,
    });
    pools.push(pool);
    return { pool, workers, answers, failures };
}

test('no worker is started before there are queens to count', () => {
    const { workers, pool } = poolOf(3);
    assert.equal(workers.length, 0);
    pool.post(job(0));
    assert.equal(workers.length, 1);
});

test('as many workers count queens as there are jobs, up to the size of the pool', () => {
    const { workers, pool } = poolOf(2);
    for (const id of [0, 1, 2, 3]) pool.post(job(id));
    assert.deepEqual(
        workers.map(({ lines }) => lines),
        [[job(0)], [job(1)]],
    );
    assert.equal(pool.unanswered, 4);
});

test('a worker that has counted its queens gets the next job', () => {
    const { workers, pool, answers } = poolOf(2);
    for (const id of [0, 1, 2]) pool.post(job(id));
    workers[1].answer('counted id=1 count=4 nodes=5');
    assert.deepEqual(workers[1].lines, [job(1), job(2)]);
    assert.deepEqual(answers, ['counted id=1 count=4 nodes=5']);
    assert.equal(pool.unanswered, 2);
});

test('an idle worker counts queens again before another one is started', () => {
    const { workers, pool } = poolOf(4);
    pool.post(job(0));
    workers[0].answer('counted id=0 count=4 nodes=5');
    pool.post(job(1));
    assert.equal(workers.length, 1);
    assert.deepEqual(workers[0].lines, [job(0), job(1)]);
});

test('an idle worker does the queens of one whose program does not come', () => {
    const { workers, pool, answers } = poolOf(3);
    for (const id of [0, 1, 2, 3]) pool.post(job(id));
    for (const worker of workers.slice(0, 2)) worker.say({ ready: true });
    workers[0].answer('counted id=0 count=4 nodes=5');
    assert.deepEqual(workers[0].lines, [job(0), job(3)], 'what waits comes first');
    workers[1].answer('counted id=1 count=4 nodes=5');
    assert.deepEqual(workers[1].lines, [job(1), job(2)]);
    workers[0].answer('counted id=3 count=4 nodes=5');
    assert.deepEqual(workers[0].lines, [job(0), job(3)], 'nobody has to help one that counts');
    workers[1].answer('counted id=2 count=4 nodes=5');
    assert.ok(workers[2].terminated);
    workers[2].answer('counted id=2 count=4 nodes=5');
    assert.equal(answers.length, 4);
    assert.equal(pool.unanswered, 0);
    assert.equal(workers.length, 3);
});

test('counts of queens beyond 2^53 pass as text', () => {
    const { workers, pool, answers } = poolOf(1);
    pool.post(job(0));
    workers[0].answer('counted id=0 count=18446744073709551615 nodes=9007199254740993');
    assert.deepEqual(answers, ['counted id=0 count=18446744073709551615 nodes=9007199254740993']);
});

test('after a drop no answer about earlier queens arrives', () => {
    const { workers, pool, answers } = poolOf(2);
    for (const id of [0, 1, 2, 3]) pool.post(job(id));
    const before = [...workers];
    pool.drop();
    assert.ok(before.every(({ terminated }) => terminated));
    for (const worker of before) worker.answer('counted id=0 count=4 nodes=5');
    before[0].die('too late');
    assert.deepEqual(answers, []);
    assert.equal(pool.unanswered, 0);
    pool.post(job(7));
    assert.equal(workers.length, 3);
    assert.deepEqual(workers[2].lines, [job(7)]);
    workers[0].answer('counted id=0 count=4 nodes=5');
    assert.deepEqual(answers, []);
    workers[2].answer('counted id=7 count=4 nodes=5');
    assert.deepEqual(answers, ['counted id=7 count=4 nodes=5']);
});

test('a worker that dies costs only its own queens, and another one takes its place', () => {
    const { workers, pool, answers, failures } = poolOf(2);
    for (const id of [0, 1, 2]) pool.post(job(id));
    workers[0].die('out of memory');
    assert.deepEqual(failures, [[job(0), 'out of memory']]);
    assert.ok(workers[0].terminated);
    assert.equal(workers.length, 3);
    assert.deepEqual(workers[2].lines, [job(2)]);
    workers[0].answer('counted id=0 count=4 nodes=5');
    workers[1].answer('counted id=1 count=4 nodes=5');
    workers[2].answer('counted id=2 count=4 nodes=5');
    assert.equal(answers.length, 2);
    assert.equal(failures.length, 1);
    assert.equal(pool.unanswered, 0);
});

test('a worker that dies without queens to count costs nothing', () => {
    const { workers, pool, answers } = poolOf(1);
    pool.post(job(0));
    workers[0].answer('counted id=0 count=4 nodes=5');
    workers[0].die();
    pool.post(job(1));
    assert.equal(workers.length, 2);
    assert.equal(answers.length, 1);
});

test('a worker that ends without a word fails its queens in a sentence', () => {
    const { workers, pool, failures } = poolOf(1);
    pool.post(job(5));
    workers[0].die();
    assert.match(
        failures[0][1],
        /^A worker could not be started, or ended without saying why\. .*reload/,
    );
});

test('a worker that could not do its queens says why, and another one does the next', () => {
    const { workers, pool, failures } = poolOf(1);
    pool.post(job(5));
    const data = { why: 'The counting program broke down.' };
    workers[0].dispatchEvent(Object.assign(new Event('message'), { data }));
    assert.deepEqual(failures, [[job(5), data.why]]);
    assert.ok(workers[0].terminated);
    pool.post(job(6));
    assert.deepEqual(workers[1].lines, [job(6)]);
});

test('an answer that cannot be read fails its queens', () => {
    const { workers, pool, failures } = poolOf(1);
    pool.post(job(5));
    workers[0].dispatchEvent(new Event('messageerror'));
    assert.match(failures[0][1], /^The answer of a worker could not be read\. .*reload/);
});

test('an answer that is nonsense fails its queens, and others are counted by another worker', () => {
    for (const nonsense of [null, 7, {}, 'counted', [{}], { answer: 7 }, { why: 7 }]) {
        const { workers, pool, answers, failures } = poolOf(1);
        for (const id of [5, 6]) pool.post(job(id));
        workers[0].say(nonsense);
        assert.match(failures[0][1], /^The answer of a worker could not be read\. .*reload/);
        assert.ok(workers[0].terminated);
        workers[1].answer('counted id=6 count=4 nodes=5');
        assert.deepEqual([answers.length, failures.length], [1, 1]);
    }
});

test('where no worker can be started, all queens fail, and a moment later', async () => {
    const { pool, failures } = poolOf(2, {
        start: () => {
            throw new Error('forbidden');
        },
    });
    pool.post(job(0));
    pool.post('what?');
    assert.deepEqual(failures, []);
    assert.equal(pool.unanswered, 2);
    await Promise.resolve();
    const why = 'No worker could be started: Error: forbidden';
    assert.deepEqual(failures, [
        [job(0), why],
        ['what?', why],
    ]);
    assert.equal(pool.unanswered, 0);
});

test('queens that failed to start and were dropped are not heard of again', async () => {
    const { pool, failures } = poolOf(2, {
        start: () => {
            throw new Error('forbidden');
        },
    });
    pool.post(job(0));
    pool.drop();
    await Promise.resolve();
    assert.deepEqual(failures, []);
});

test('where only one worker can be started, it counts all queens', () => {
    const only = new FakeWorker();
    let started = 0;
    const { pool, answers } = poolOf(2, {
        start: () => {
            if (started++ > 0) throw new Error('no more');
            return only;
        },
    });
    for (const id of [0, 1, 2]) pool.post(job(id));
    for (const id of [0, 1, 2]) only.answer(`counted id=${id} count=4 nodes=5`);
    assert.equal(answers.length, 3);
});

test('more queens may be posted and all dropped from within an answer', () => {
    const { workers, pool, answers } = poolOf(1, {
        onanswer: (line) => {
            answers.push(line);
            if (line.includes('id=0')) pool.post(job(1));
            else pool.drop();
        },
    });
    pool.post(job(0));
    workers[0].answer('counted id=0 count=4 nodes=5');
    assert.deepEqual(workers[0].lines, [job(0), job(1)]);
    workers[0].answer('counted id=1 count=4 nodes=5');
    assert.equal(answers.length, 2);
    assert.ok(workers[0].terminated);
});

test('workers end when there has been nothing to do for a while, and start again', async () => {
    const { pool, workers, answers } = poolOf(1, { idle: 5 });
    pool.post(job(1));
    workers[0].answer('counted id=1 count=1 nodes=1');
    assert.equal(workers[0].terminated, false);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(workers[0].terminated, true);
    pool.post(job(2));
    assert.equal(workers.length, 2);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(workers[1].terminated, false);
    workers[1].answer('counted id=2 count=1 nodes=1');
    assert.equal(answers.length, 2);
    pool.drop();
});

const replaced = 'A worker ended before it had answered. Another one does its part.';

test('that a worker was replaced is said until queens are counted again', () => {
    const news = [];
    const { workers, pool } = poolOf(2, { onnews: (text) => news.push(text) });
    for (const id of [0, 1, 2]) pool.post(job(id));
    workers[0].die();
    assert.deepEqual(news, [replaced]);
    workers[1].answer('counted id=1 count=4 nodes=5');
    assert.deepEqual(news, [replaced, '']);
});

test('that another worker was replaced is said though the visitor may have put that away', () => {
    const news = [];
    const { workers, pool } = poolOf(2, { onnews: (text) => news.push(text) });
    for (const id of [0, 1]) pool.post(job(id));
    for (const worker of [...workers]) worker.die();
    assert.deepEqual(news, [replaced, replaced]);
});
