// A static file server without dependencies, for scripts/serve and for the browser tests.
//
//     node scripts/static-server.mjs FOLDER [PORT]
//
// It listens on 127.0.0.1 alone. Without PORT it takes 8000 or the next free port above it. Text and
// programs are sent compressed to whoever takes Brotli or gzip, and nothing is sent twice: a file
// that has not changed is answered with 304.

import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.otf': 'font/otf',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
};

// The format that is compressed in itself.
const packed = '.png';

// A quality at which a program of two megabytes takes a tenth of a second; once for each version.
const codings = {
    br: (bytes) =>
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: promisify(gzip),
};

// What a browser accepts, best first; a coding with q=0 is refused.
function codingFor(request, file) {
    if (extname(file) === packed) return undefined;
    const accepted = (request.headers['accept-encoding'] ?? '')
        .split(',')
        .map((item) => item.trim().split(/\s*;\s*q=/))
        .filter(([, weight]) => weight === undefined || Number(weight) > 0)
        .map(([name]) => name.toLowerCase());
    return Object.keys(codings).find((name) => accepted.includes(name));
}

// The file behind a request's path, or nothing where there is none inside the folder.
async function findFile(root, url) {
    try {
        const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
        let file = await realpath(join(root, path));
        let facts = await stat(file);
        if (facts.isDirectory()) {
            file = join(file, 'index.html');
            facts = await stat(file);
        }
        const inside = file.startsWith(root + sep);
        if (!inside || !facts.isFile()) return undefined;
        return { file, version: `${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}` };
    } catch {
        return undefined;
    }
}

// The bytes to send, compressed versions kept in memory until the file changes.
async function bytesOf({ file, version }, coding, kept) {
    if (!coding) return readFile(file);
    const key = `${coding} ${file}`;
    if (kept.get(key)?.version !== version) {
        kept.set(key, { version, bytes: readFile(file).then(codings[coding]) });
    }
    return kept.get(key).bytes;
}

async function answer(root, kept, request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
    }
    const found = await findFile(root, request.url);
    if (!found) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('There is no such file.\n');
        return;
    }
    const coding = codingFor(request, found.file);
    const tag = `"${found.version}${coding ? `-${coding}` : ''}"`;
    const headers = {
        'Cache-Control': 'no-cache',
        ETag: tag,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
    };
    if (request.headers['if-none-match'] === tag) {
        response.writeHead(304, headers).end();
        return;
    }
    const bytes = await bytesOf(found, coding, kept);
    response.writeHead(200, {
        ...headers,
        ...(coding && { 'Content-Encoding': coding }),
        'Content-Length': bytes.length,
        'Content-Type': types[extname(found.file)] ?? 'application/octet-stream',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
}

// Serves a folder and resolves to { url, close }. Port 0 is any free port; without a port it is
// the first free one from 8000.
export async function serve(folder, port) {
    const root = await realpath(folder);
    const kept = new Map();
    const server = createServer((request, response) => {
        // A file that goes away while it is read ends the answer, not the server.
        answer(root, kept, request, response).catch(() => response.destroy());
    });
    const listen = (wanted) =>
        new Promise((resolve, reject) => {
            server.once('error', reject);
            server.listen(wanted, '127.0.0.1', () => {
                server.off('error', reject);
                resolve();
            });
        });
    if (port !== undefined) {
        await listen(port);
    } else {
        for (let next = 8000; !server.listening; next += 1) {
            await listen(next).catch((error) => {
                if (error.code !== 'EADDRINUSE' || next >= 8100) throw error;
            });
        }
    }
    const close = () =>
        new Promise((resolve) => {
            server.close(resolve);
            server.closeAllConnections();
        });
    return { url: `http://127.0.0.1:${server.address().port}/`, close };
}

async function main(folder, port) {
    if (!folder || (port !== undefined && !/^\d{1,5}$/.test(port))) {
        console.error('usage: node scripts/static-server.mjs FOLDER [PORT]');
        return 2;
    }
    try {
        const { url } = await serve(folder, port === undefined ? undefined : Number(port));
        console.log(`Queens Lab is at ${url}`);
        return 0;
    } catch (error) {
        const reason = error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message;
        console.error(`static-server: ${reason}`);
        return 1;
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    process.exitCode = await main(...process.argv.slice(2));
}
