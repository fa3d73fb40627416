// The service worker beside a storage that refuses: the queens come from the network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const scope = 'https://example.org/queens/';
const script = readFileSync(new URL('../../web/service-worker.js', import.meta.url), 'utf8')
    .replace('@FILES@', '[]')
    .replace('@FOREIGN_FILES@', '[]');

/** @returns {(url: string) => Promise<any> | undefined} what the worker answers a page */
function workerWith(match) {
    const acts = {};
    runInNewContext(script, {
        self: {
            registration: { scope },
            addEventListener: (type, act) => (acts[type] = act),
        },
        caches: { match },
        fetch: async ({ url }) => `network: ${url}`,
        URL,
    });
    return (url) => {
        let answer;
        const respondWith = (given) => (answer = given);
        acts.fetch({ request: { url, method: 'GET' }, respondWith });
        return answer;
    };
}

const addresses = [scope, `${scope}0123456789ab/page.js`];

test('what cannot be read from a damaged storage comes from the network', async () => {
    const answerTo = workerWith(() => Promise.reject(new Error('damaged')));
    for (const url of addresses) assert.equal(await answerTo(url), `network: ${url}`);
});

test('what is kept needs no network, what is not comes from there, and the rest is left alone', async () => {
    const kept = workerWith(async () => 'kept');
    const empty = workerWith(async () => undefined);
    for (const url of addresses) {
        assert.equal(await kept(url), 'kept');
        assert.equal(await empty(url), `network: ${url}`);
    }
    assert.equal(kept('https://example.org/other/'), undefined);
});
