// What of the texts that visitors paste and drop is taken for a link, and what of a visit stays when it is
// left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

let linkIn;
before(async () => {
    globalThis.location = { protocol: 'https:', hash: '' };
    globalThis.document = { querySelector: () => null };
    ({ linkIn } = await import('../../web/address.js'));
});

const page = 'https://example.org/queens/';

test('fragments and addresses with keys of ours are links', () => {
    for (const text of [
        'n=8',
        '#v=1&n=8&q=1.5.8',
        '?n=8',
        'x=1&n=5',
        'receipt=abc',
        'n=8&goal=pieces >= 5',
        `${page}#n=8`,
        `${page}#lesson=abc`,
        `${page}%23n%3D8%26q%3D1`,
    ]) {
        assert.equal(linkIn(text), text);
    }
});

test('the one address in a text is its link', () => {
    assert.equal(linkIn(`Queens Lab\n${page}#n=8&q=1.5`), `${page}#n=8&q=1.5`);
    assert.equal(linkIn(`Look: ${page}#n=8 and tell me`), `${page}#n=8`);
});

test('nothing else is a link, be there an address or a board of n queens in it', () => {
    for (const text of [
        '',
        page,
        'See https://example.org for more.',
        'https://example.org/search?q=queens',
        'for n=8 there are 92 solutions',
        'n=8\nn=9',
        '<svg xmlns="http://www.w3.org/2000/svg" data-n="n=5">',
        '# Five queens\n[the board](#n=5)',
        `${page}#n=5 ${page}#n=6`,
        '{"board":["Q"],"link":"#v=1&n=1&t=torus&q=1"}',
    ]) {
        assert.equal(linkIn(text), '', text);
    }
});

test('an address that the browser refuses to show is no failure', async () => {
    const { showAddress } = await import('../../web/address.js');
    globalThis.history = {
        replaceState() {
            throw new Error('SecurityError');
        },
    };
    showAddress('#n=8');
    delete globalThis.history;
});

test('whether a long text is a link is known as fast as it is read', () => {
    const colours = Array.from({ length: 4000 }, (_, at) => ({
        url: `https://example.org/${at}`,
        colour: '#ff0000',
    }));
    for (const text of [
        JSON.stringify(colours),
        '://'.repeat(30_000) + '#'.repeat(60_000),
        `://#${'&'.repeat(100_000)}`,
        `${'&'.repeat(100_000)}n`,
    ]) {
        assert.equal(linkIn(text), '', text.slice(0, 40));
    }
});

test('a link carries neither what is here alone nor what makes a page a frame', async () => {
    const { Address } = await import('../../web/address.js');
    for (const [query, kept] of [
        ['?embed&origin=https://a.school&origin=https://b.school', ''],
        ['?lang=fr&embed', ''],
        ['?lesson=torus&lang=de', '?lesson=torus'],
        ['?lesson', '?lesson'],
        ['?lesson=mine&step=2', ''],
        ['?lesson=torus&step=2', '?lesson=torus&step=2'],
    ]) {
        location.href = `${page}${query}#n=5`;
        assert.equal(Address.of('n=8'), `${page}${kept}#n=8`);
    }
});

test('links of a page that is a file stay here, whatever the device calls a file', async () => {
    for (const [protocol, staysHere] of [
        ['https:', false],
        ['http:', false],
        ['file:', true],
        ['content:', true],
        ['blob:', true],
    ]) {
        location.protocol = protocol;
        const { linksStayHere } = await import(`../../web/address.js?${protocol}`);
        assert.equal(linksStayHere, staysHere, protocol);
    }
});

/** A page at that address and with that session, which the visitor leaves when `leave` is called. */
async function pageAt(hash, session) {
    const { Address } = await import('../../web/address.js');
    const page = { session };
    Object.assign(globalThis, {
        addEventListener: (type, act) => type === 'pagehide' && (page.leave = act),
        localStorage: {
            setItem: (_, text) => (page.session = text),
            removeItem: () => (page.session = ''),
        },
        history: { replaceState: (state, title, address) => (location.hash = address) },
    });
    document.addEventListener = () => {};
    location.hash = hash;
    page.address = new Address(true);
    page.address.watch();
    return page;
}
after(() => {
    for (const name of ['addEventListener', 'localStorage', 'history']) delete globalThis[name];
});

test('a page that is left before its queens are there keeps the session and the address', async () => {
    for (const hash of ['', '#receipt=1.abc.def', '#n=5']) {
        const page = await pageAt(hash, 'n=8&q=1.5.8');
        page.leave();
        assert.deepEqual([page.session, location.hash], ['n=8&q=1.5.8', hash]);
    }
});

test('a visitor who moves no queen leaves nothing, and who does leaves the board', async () => {
    const page = await pageAt('', '');
    let board = 'n=8&q=4';
    page.address.begin(() => board);
    page.leave();
    assert.deepEqual([page.session, location.hash], ['', '']);
    // A search that plays has no address before it rests.
    for (board of ['n=8&i=7', 'n=8&q=4']) {
        page.leave();
        assert.deepEqual([page.session, location.hash], [board, `#${board}`]);
    }
    page.address.follow('n=8&q=1');
    // The program has broken down.
    board = undefined;
    page.leave();
    assert.deepEqual([page.session, location.hash], ['n=8&q=1', '#n=8&q=1']);
});

test('neither a receipt nor a lesson is a board, so that the queens of the session stay', async () => {
    const { Address } = await import('../../web/address.js');
    for (const [hash, shown] of [
        ['#receipt=1.abc.def', 'n=8'],
        ['#receipt%3D1.abc.def', 'n=8'],
        ['#lesson=abc.', 'n=8'],
        ['#n=5', 'n=5'],
        ['', ''],
    ]) {
        location.hash = hash;
        assert.deepEqual(new Address(true).opened('n=8'), [hash.slice(1), shown]);
    }
});
