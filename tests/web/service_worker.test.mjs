// The service worker beside a storage that refuses, where the queens come from the network, and what it
// keeps of other languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const scope = 'https://example.org/queens/';
const script = readFileSync(new URL('../../web/service-worker.js', import.meta.url), 'utf8');

/**
 * @param {object} caches stands for the browser's
 * @param {string[]} [foreign] files that belong to one language
 * @returns {Record<string, (event: object) => void>} what the worker does when something happens
 */
function workerWith(caches, foreign = []) {
    const acts = {};
    const made = script
        .replace('@FILES@', '[]')
        .replace('@FOREIGN_FILES@', JSON.stringify(foreign))
        .replace('@BUILD@', 'this build');
    runInNewContext(made, {
        self: {
            registration: { scope },
            addEventListener: (type, act) => (acts[type] = act),
            clients: { matchAll: async () => [] },
        },
        caches,
        fetch: async ({ url }) => `network: ${url}`,
        URL,
    });
    return acts;
}

/** @returns {(url: string) => Promise<any> | undefined} what the worker answers a page */
function answering(match) {
    const acts = workerWith({ match });
    return (url) => {
        let answer;
        const respondWith = (given) => (answer = given);
        acts.fetch({ request: { url, method: 'GET' }, respondWith });
        return answer;
    };
}

const addresses = [scope, `${scope}0123456789ab/page.js`];

test('what cannot be read from a damaged storage comes from the network', async () => {
    const answerTo = answering(() => Promise.reject(new Error('damaged')));
    for (const url of addresses) assert.equal(await answerTo(url), `network: ${url}`);
});

test('what is kept needs no network, what is not comes from there, and the rest is left alone', async () => {
    const kept = answering(async () => 'kept');
    const empty = answering(async () => undefined);
    for (const url of addresses) {
        assert.equal(await kept(url), 'kept');
        assert.equal(await empty(url), `network: ${url}`);
    }
    assert.equal(kept('https://example.org/other/'), undefined);
});

/** A cache in which the page is, and what is added. */
function cacheOf(...urls) {
    const all = new Set(urls);
    const keys = async () => [...all].map((url) => ({ url }));
    const addAll = async (files) => files.forEach((file) => all.add(new URL(file, scope).href));
    return { all, keys, addAll };
}

test('the lessons of a language are kept once one of them was read, whatever is in its name', async () => {
    for (const tag of ['de', 'pt-BR', 'es-419']) {
        const folder = `0123456789ab/lessons/${tag}`;
        const lessons = [`${folder}/list.json`, `${folder}/eight.md`];
        const others = ['0123456789ab/lessons/fr/list.json', '0123456789ab/words/fr.txt'];
        const foreign = [...lessons, `0123456789ab/words/${tag}.txt`, ...others];
        const name = 'queens-lab /queens/ this build';
        const cache = cacheOf(scope, `${scope}${folder}/list.json`);
        const acts = workerWith({ keys: async () => [name], open: async () => cache }, foreign);
        let done;
        acts.message({ data: { mend: 'en' }, waitUntil: (promise) => (done = promise) });
        await done;
        const kept = [...cache.all].map((url) => url.slice(scope.length)).sort();
        assert.deepEqual(kept, ['', ...foreign.filter((file) => file !== others[0])].sort(), tag);
    }
});
