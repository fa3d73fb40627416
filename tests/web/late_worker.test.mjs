// Workers that are started once their script can be had, with a host that only pretends.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';

import { LateWorker } from '../../web/late_worker.js';

/** A worker that remembers what it was sent. */
class FakeWorker extends EventTarget {
    lines = [];

    postMessage(line) {
        this.lines.push(line);
    }

    terminate() {
        this.terminated = true;
    }
}

const { fetch } = globalThis;
/** The latest request, which the test answers. */
let request;
beforeEach(() => {
    globalThis.fetch = (_, { signal }) =>
        new Promise((resolve) => {
            request = { signal, answer: () => resolve(new Response('')) };
        });
});
afterEach(() => (globalThis.fetch = fetch));

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('queens that are posted before the script has come are counted after it has', async () => {
    const started = [];
    const worker = new LateWorker('worker.js', () => {
        started.push(new FakeWorker());
        return started[0];
    });
    const heard = [];
    worker.addEventListener('message', ({ data }) => heard.push(data));
    worker.postMessage('count 8 queens');
    assert.deepEqual(started, []);
    request.answer();
    await settled();
    worker.postMessage('count 9 queens');
    assert.deepEqual(started[0].lines, ['count 8 queens', 'count 9 queens']);
    started[0].dispatchEvent(new MessageEvent('message', { data: 92 }));
    assert.deepEqual(heard, [92]);
    worker.terminate();
    assert.ok(started[0].terminated);
});

test('whoever is ended before the script has come asks for it no more, and counts no queens', async () => {
    const worker = new LateWorker('worker.js', () => assert.fail('it was started'));
    worker.terminate();
    assert.ok(request.signal.aborted);
    request.answer();
    await settled();
});

test('a worker that may not be started to count queens ends without a word', async () => {
    const worker = new LateWorker('worker.js', () => {
        throw new Error('forbidden');
    });
    const ends = [];
    worker.addEventListener('error', ({ message }) => ends.push(message));
    request.answer();
    await settled();
    assert.deepEqual(ends, ['']);
});
