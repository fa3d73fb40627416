// The server behind scripts/serve: what it sends, how packed, and what it keeps to itself.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '../../scripts/static-server.mjs';

const page = '<!doctype html><title>Queens</title>'.repeat(50);
let folder;
let server;

before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'queens-site-'));
    const site = join(folder, 'site');
    await mkdir(site);
    await writeFile(join(site, 'index.html'), page);
    await writeFile(join(site, 'board.png'), 'not really a picture');
    await writeFile(join(folder, 'secret.txt'), 'outside');
    await symlink(join(folder, 'secret.txt'), join(site, 'way-out.txt'));
    server = await serve(site, 0);
});
after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
});

/** The status, headers and bytes of one answer; unlike fetch, nothing is unpacked on the way. */
function ask(path, headers = {}, method = 'GET') {
    return new Promise((resolve, reject) => {
        const start = method === 'GET' ? get : request;
        const sent = start(new URL(path, server.url), { headers, method }, async (response) => {
            const parts = [];
            for await (const part of response) parts.push(part);
            resolve({
                status: response.statusCode,
                headers: response.headers,
                bytes: Buffer.concat(parts),
            });
        });
        sent.on('error', reject);
        if (method !== 'GET') sent.end();
    });
}

test('a browser that takes Brotli is sent Brotli, one that takes gzip gzip, others the file', async () => {
    const brotli = await ask('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(brotli.bytes).toString(), page);
    assert.ok(brotli.bytes.length * 5 < page.length);
    const gzip = await ask('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.bytes).toString(), page);
    const plain = await ask('/');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.bytes.toString(), page);
    assert.equal(plain.headers.vary, 'Accept-Encoding');
});

test('a picture is not packed a second time', async () => {
    const picture = await ask('/board.png', { 'Accept-Encoding': 'br' });
    assert.equal(picture.headers['content-encoding'], undefined);
    assert.equal(picture.headers['content-type'], 'image/png');
});

test('a file that has not changed is not sent again, and one that has is', async () => {
    const accept = { 'Accept-Encoding': 'br' };
    const first = await ask('/', accept);
    const known = { ...accept, 'If-None-Match': first.headers.etag };
    const again = await ask('/', known);
    assert.equal(again.status, 304);
    assert.equal(again.bytes.length, 0);
    await writeFile(join(folder, 'site', 'index.html'), `${page}!`);
    await utimes(join(folder, 'site', 'index.html'), new Date(), new Date(Date.now() + 5000));
    const changed = await ask('/', known);
    assert.equal(changed.status, 200);
    assert.equal(brotliDecompressSync(changed.bytes).toString(), `${page}!`);
    await writeFile(join(folder, 'site', 'index.html'), page);
});

test('HEAD answers with the length and sends nothing', async () => {
    const head = await ask('/', {}, 'HEAD');
    assert.equal(head.status, 200);
    assert.equal(Number(head.headers['content-length']), page.length);
    assert.equal(head.bytes.length, 0);
});

test('nothing outside the folder is served, and nothing can be written', async () => {
    for (const path of ['/way-out.txt', '/..%2Fsecret.txt', '/none.html', '/%E0%A4%A']) {
        assert.equal((await ask(path)).status, 404, path);
    }
    assert.equal((await ask('/', {}, 'DELETE')).status, 405);
});
