// A host that can fail: it serves the site from an address of its own, with what tests of faults need in
// front of the page's own scripts.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { site } from '../lab.mjs';
import { installClock } from './clock.mjs';
import { installSwitchboard } from './switchboard.mjs';

const types = {
    '.css': 'text/css',
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
};

/** The files that a fault concerns; without a word here, what a visit needs beside page and pictures. */
const concerned = { 'there is no network': /./, 'the rest stops halfway': /queens_rest\.wasm$/ };
const fragile = /\.(?:js|mjs|wasm)$/;

const halfway = (response, body, type) =>
    response
        .writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
        .write(body.subarray(0, body.length / 2));

/** How a host fails to give a file: each is given the response, and the file as it should be. */
const failures = {
    'files are not there': (response) => response.writeHead(404).end('not found'),
    'files are the first page': (response) =>
        response
            .writeHead(200, { 'Content-Type': 'text/html' })
            .end('<!doctype html><title>Lab</title>'),
    'files are cut short': (response, body, type) =>
        response.writeHead(200, { 'Content-Type': type }).end(body.subarray(0, body.length / 2)),
    'files do not come': () => {},
    'files stop halfway': halfway,
    'the rest stops halfway': halfway,
    'there is no network': (response) => response.destroy(),
};

/** The names of faults that are the host's. */
export const ofHost = Object.keys(failures);

/** A page with the laboratory in a frame, which hears it. */
const around = `<!doctype html>
<title>A school</title>
<iframe title="Queens Lab" width="900" height="700"></iframe>
<script>
    const frame = document.querySelector('iframe');
    const { origin, hash } = location;
    frame.src = '/?embed&origin=' + encodeURIComponent(origin) + hash;
    window.flood = (messages) => {
        for (const message of messages) frame.contentWindow.postMessage(message, '*');
    };
</script>`;

export class Host {
    /** The fault that holds now, or nothing. */
    fault = '';
    /** The fault that holds in pages from their beginning, or nothing. */
    first = '';
    #server = createServer((request, response) => {
        this.#answer(new URL(request.url, this.url).pathname, response).catch(() =>
            response.destroy(),
        );
    });

    /** @returns {Promise<Host>} on a port of its own, where no browser keeps anything yet */
    static async open() {
        const host = new Host();
        await new Promise((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
        host.url = `http://127.0.0.1:${host.#server.address().port}/`;
        return host;
    }

    /** Everything works again; what was not answered never is. */
    lift() {
        this.fault = '';
        this.first = '';
    }

    async close() {
        this.#server.closeAllConnections();
        await new Promise((resolve) => this.#server.close(resolve));
    }

    async #answer(path, response) {
        // A browser that had a file from its cache would not meet the fault.
        response.setHeader('Cache-Control', 'no-store');
        const fails = (concerned[this.fault] ?? fragile).test(path) && path !== '/switchboard.js';
        const failure = fails && failures[this.fault];
        const [body, type] = await this.#file(path);
        if (failure) failure(response, body, type);
        else response.writeHead(200, { 'Content-Type': type }).end(body);
    }

    /** @returns {Promise<[Buffer | string, string]>} what is at a path, and of which type it is */
    async #file(path) {
        if (path === '/around.html') return [around, types['.html']];
        if (path === '/switchboard.js') {
            const first = JSON.stringify(this.first);
            return [`(${installClock})();(${installSwitchboard})(${first});`, types['.js']];
        }
        const file = path === '/' ? '/index.html' : path;
        const body = await readFile(join(site, file));
        const type = types[extname(file)] ?? 'application/octet-stream';
        if (path !== '/') return [body, type];
        return [`${body}`.replace('<head>', '<head><script src="/switchboard.js"></script>'), type];
    }
}
