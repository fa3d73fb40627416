// The service worker: keeps the site, so that a visit needs no network after the first one.
//
// The page itself is the one that is kept, so that a visit never meets half of a newer build: that one
// is first kept whole, by a worker of its own, which then hands out its page. The files a page needs
// lie in a folder named after their content, so whichever cache has one has the right one, and any
// worker can serve a page of any build: what it does not keep comes from the network. That is why a
// new worker need not wait for old pages to close. Each build has a cache of its own, which is
// deleted when no page of that build is open any more.

const build = '@BUILD@';
const files = JSON.parse('@FILES@');
/** Those that belong to one language other than English. */
const foreign = JSON.parse('@FOREIGN_FILES@');

/** The address of the page. Other copies of the site may lie below it, or elsewhere on its host. */
const { scope } = self.registration;
const family = `queens-lab ${new URL(scope).pathname} `;
const cacheName = family + build;

/** Milliseconds that a page has for saying which build it is. */
const patience = 1000;

/** @param {number} time in milliseconds, after which it ends without a value */
const later = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** @param {string} url */
const place = (url) => url.split(/[?#]/)[0];

/** @param {string} url without question or fragment */
const isPage = (url) => url === scope || url === `${scope}index.html`;

/** @param {string} url without question or fragment */
const isFile = (url) => url.startsWith(scope) && /^[0-9a-f]{12}\//.test(url.slice(scope.length));

/** @returns {Promise<string[]>} the names of our caches */
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(family));

/**
 * @param {string} language that is read now
 * @returns {Promise<string[]>} its files, and those of the languages that were read before
 */
async function filesOf(language) {
    const tags = new Set([language]);
    for (const name of await ours()) {
        for (const { url } of await (await caches.open(name)).keys()) {
            tags.add(/\/lessons\/([\w-]+)\//.exec(url)?.[1]);
        }
    }
    return foreign.filter((file) => tags.has(/\/(?:words|lessons)\/([\w-]+)/.exec(file)[1]));
}

/**
 * Keeps of these files what the cache lacks.
 * @param {string[]} wanted
 * @returns {Promise<{ cache: Cache, kept: Set<string> }>} what was kept before
 */
async function keep(wanted) {
    const cache = await caches.open(cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    await cache.addAll(wanted.filter((file) => !kept.has(new URL(file, scope).href)));
    return { cache, kept };
}

/** @param {string} [language] that is read */
async function fill(language) {
    const { cache, kept } = await keep([...files, ...(await filesOf(language))]);
    if (!kept.has(scope)) await cache.put(scope, await fetchPage());
}

/** Keeps the words of all languages, so that each can be chosen without a network. */
const keepWords = () => keep(foreign.filter((file) => /\/words\/[\w-]+\.txt$/.test(file)));

/** @returns {Promise<Response>} the page; the server may have another build by now, which fails */
async function fetchPage() {
    const response = await fetch(scope, { cache: 'no-cache' });
    const text = await response.text();
    if (!response.ok || !text.includes(`"${build}"`)) throw new Error(`no page of ${build}`);
    return new Response(text, { headers: response.headers });
}

/** @returns {Promise<WindowClient[]>} */
async function pages() {
    const all = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    return all.filter(({ url }) => isPage(place(url)));
}

/**
 * @param {WindowClient} page
 * @returns {Promise<string | undefined>} nothing if it does not answer: it may be starting or asleep
 */
function buildOf(page) {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
    });
    page.postMessage('which', [port2]);
    return Promise.race([answer, later(patience)]);
}

/** @returns {boolean} whether another worker has come, or is coming, in place of this one */
function isReplaced() {
    const { installing, waiting } = self.registration;
    return Boolean(installing || waiting) || self.serviceWorker?.state === 'redundant';
}

/** Deletes the caches of builds that no page is of, unless a page leaves that open. */
async function clean() {
    const old = (await ours()).filter((name) => name !== cacheName);
    if (old.length === 0) return;
    const alive = await Promise.all((await pages()).map(buildOf));
    if (alive.includes(undefined) || isReplaced()) return;
    const dead = old.filter((name) => !alive.includes(name.slice(family.length)));
    await Promise.all(dead.map((name) => caches.delete(name)));
}

async function takeOver() {
    await self.clients.claim();
    for (const page of await pages()) page.postMessage({ build });
}

/** What is kept; nothing also where the storage is damaged, for then there is still the network. */
const keptFor = (...wanted) => caches.match(...wanted).catch(() => undefined);

/** @param {FetchEvent} event */
async function answerPage({ request }) {
    return (await keptFor(scope, { cacheName })) ?? fetch(request);
}

/** @param {FetchEvent} event */
async function answerFile({ request }) {
    const kept = await keptFor(request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? fetch(request);
}

async function forget() {
    await Promise.all((await ours()).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(fill());
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
    if (event.data === 'take over') {
        event.waitUntil(self.skipWaiting());
        return;
    }
    const mend = () =>
        fill(event.data.mend)
            .then(keepWords)
            .catch(() => {})
            .then(clean);
    // Whoever came while this worker took over has not heard of it.
    if (!isReplaced()) event.source?.postMessage({ build });
    event.waitUntil(event.data === 'forget' ? forget() : mend());
});

self.addEventListener('fetch', (event) => {
    const url = place(event.request.url);
    if (event.request.method !== 'GET') return;
    if (isPage(url)) event.respondWith(answerPage(event));
    else if (isFile(url)) event.respondWith(answerFile(event));
});
