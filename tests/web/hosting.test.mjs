// The site as static hosts serve it: by nginx, Caddy and Apache. On Debian they are there, for
// scripts/setup has unpacked or found them; elsewhere those are asked that are installed.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import {
    chmodSync,
    existsSync,
    mkdirSync,
    mkdtempSync,
    readFileSync,
    readdirSync,
    rmSync,
    writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { homedir, machine, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Where scripts/setup unpacks Debian's packages that are not installed. */
const unpacked = join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'queens-lab/servers',
);
const top = fileURLToPath(new URL('../../', import.meta.url));
const builds = ['000000000001', '000000000002', '000000000003', '000000000004'];
const [oldest, , , build] = builds;
const script = `export const queens = [${'0, 4, 7, 5, 2, 6, 1, 3, '.repeat(500)}];\n`;
const immutable = 'public, max-age=31536000, immutable';

/** Where everything lies, and in it what is published. */
let folder;
let published;
before(() => {
    folder = mkdtempSync(join(tmpdir(), 'queens-hosting-'));
    chmodSync(folder, 0o755);
    published = join(folder, 'published');
    for (const name of builds) {
        const site = join(folder, name);
        mkdirSync(join(site, name, 'icons'), { recursive: true });
        mkdirSync(join(site, 'boards'));
        writeFileSync(join(site, 'index.html'), `<!doctype html>${`<p>${name}</p>`.repeat(100)}`);
        writeFileSync(join(site, 'boards/index.html'), '<!doctype html><p>Boards</p>');
        writeFileSync(join(site, 'service-worker.js'), `// ${name}\n`);
        writeFileSync(join(site, name, 'page.js'), script);
        writeFileSync(join(site, name, 'program.mjs'), script);
        writeFileSync(join(site, name, 'program.wasm'), new Uint8Array(5000));
        writeFileSync(join(site, name, 'queens.webmanifest'), '{}');
        writeFileSync(join(site, name, 'icons/icon.png'), 'not really a picture, '.repeat(9));
        execFileSync(join(top, 'scripts/publish'), [published, site]);
    }
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('the last three builds are kept, and the first page is that of the last one', () => {
    assert.deepEqual(
        readdirSync(published).filter((name) => builds.includes(name)),
        builds.filter((name) => name !== oldest),
    );
    assert.match(readFileSync(join(published, 'index.html'), 'utf8'), new RegExp(build));
});

test('files have compressed forms where these are smaller', () => {
    const script_of = (ending) => readFileSync(join(published, build, `page.js${ending}`));
    assert.equal(String(brotliDecompressSync(script_of('.br'))), script);
    assert.equal(String(gunzipSync(script_of('.gz'))), script);
    assert.deepEqual(readdirSync(join(published, build, 'icons')), ['icon.png']);
    assert.deepEqual(
        readdirSync(published).filter((name) => name.startsWith('service-worker')),
        ['service-worker.js'],
    );
});

test('_headers has one rule for each path', () => {
    const rules = readFileSync(join(published, '_headers'), 'utf8').split(/^(?=\/)/m);
    const paths = rules.map((rule) => rule.split('\n')[0]);
    const folders = builds.slice(1).map((name) => `/${name}/*`);
    assert.deepEqual(paths, ['/', ...folders, '/boards/*', '/index.html', '/service-worker.js']);
    for (const [index, rule] of rules.entries()) {
        const control = folders.includes(paths[index]) ? immutable : 'no-cache';
        assert.match(rule, new RegExp(`^  Cache-Control: ${control}$`, 'm'));
    }
});

test('without a site it is said how to build one', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    const run = () =>
        execFileSync(join(top, 'scripts/publish'), [published, empty], { stdio: 'pipe' });
    assert.throws(run, /there is no site in .*: run scripts\/build web first/);
});

/** Where a file of Debian's packages is: unpacked or installed; nothing if it is in neither place. */
const whereIs = (...paths) =>
    paths.flatMap((path) => [join(unpacked, path), path]).find((path) => existsSync(path));

const example = (name) =>
    readFileSync(join(top, 'scripts/hosting', name), 'utf8').replace(
        '/var/www/queens-lab',
        published,
    );

/** How each server is started on a port: the files that it reads, and its command line. */
const servers = {
    nginx: (port) => {
        const brotli = whereIs('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
        const place = (what) => `${what}_temp_path ${join(folder, what)};`;
        const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(place).join('\n');
        const types = whereIs('/etc/nginx/mime.types');
        return [
            `load_module ${brotli};
            daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
            events {}
            http { ${paths} include ${types}; access_log off;
            ${example('nginx.conf').replace('listen 80', `listen 127.0.0.1:${port}`)} }`,
            (file) => ['-p', folder, '-e', 'stderr', '-c', file],
        ];
    },
    caddy: (port) => [
        `{\n\tadmin off\n}\n${example('Caddyfile')
            .replace(/^queens.example.org/m, `http://queens.example.org:${port}`)
            .replace('root *', 'bind 127.0.0.1\n\troot *')}`,
        (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    ],
    apache2: (port) => {
        const modules = whereIs('/usr/lib/apache2/modules');
        const used = 'mpm_event authz_core dir headers mime rewrite setenvif'.split(' ');
        return [
            `${used.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
            ServerName 127.0.0.1
            Listen 127.0.0.1:${port}
            PidFile ${join(folder, 'apache.pid')}
            ErrorLog ${join(folder, 'apache.log')}
            TypesConfig ${whereIs('/etc/mime.types')}
            DocumentRoot ${published}
            DirectoryIndex index.html
            <Directory ${published}>
            AllowOverride All
            Require all granted
            </Directory>`,
            (file) => ['-f', file, '-D', 'FOREGROUND'],
        ];
    },
};

/** A port that is free now. */
const freePort = () =>
    new Promise((resolve) => {
        const server = createServer().listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => resolve(port));
        });
    });

/** What is answered, as it came. */
const ask = (port, path, coding = '') =>
    new Promise((resolve, reject) => {
        const headers = { 'Accept-Encoding': coding, Host: 'queens.example.org' };
        request({ host: '127.0.0.1', port, path, headers }, (response) => {
            const parts = [];
            response.on('data', (part) => parts.push(part));
            response.on('end', () => resolve({ ...response, bytes: Buffer.concat(parts) }));
            response.on('error', reject);
            const { statusCode: status, headers: given } = response;
            Object.assign(response, { status, given });
        })
            .on('error', reject)
            .end();
    });

/** Starts a server; resolves once it answers. */
async function started(name, program) {
    const port = await freePort();
    const [text, options] = servers[name](port);
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, text);
    const environment = {
        ...process.env,
        HOME: folder,
        XDG_DATA_HOME: folder,
        LD_LIBRARY_PATH: join(unpacked, `usr/lib/${machine()}-linux-gnu`),
    };
    const server = spawn(program, options(file), { env: environment, cwd: dirname(file) });
    let said = '';
    server.stderr.on('data', (words) => (said += words));
    for (let tries = 0; tries < 200; tries += 1) {
        if (server.exitCode !== null) break;
        if (await ask(port, '/').catch(() => null)) return { port, server };
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    server.kill();
    throw new Error(`${name} did not start: ${said}`);
}

for (const name of Object.keys(servers)) {
    const program = whereIs(`/usr/sbin/${name}`, `/usr/bin/${name}`);
    if (!program && !existsSync(unpacked)) continue;
    test(`${name} serves the page with the expected headers`, async () => {
        const { port, server } = await started(name, program);
        try {
            for (const path of ['/', '/index.html', '/service-worker.js', '/boards/']) {
                const { status, given } = await ask(port, path);
                assert.equal(status, 200, path);
                assert.equal(given['cache-control'], 'no-cache', path);
                assert.equal(given['x-content-type-options'], 'nosniff', path);
            }
            const types = {
                'page.js': /^(text|application)\/javascript/,
                'program.mjs': /^(text|application)\/javascript/,
                'program.wasm': /^application\/wasm$/,
                'queens.webmanifest': /^application\/manifest\+json/,
                'icons/icon.png': /^image\/png$/,
            };
            for (const [file, type] of Object.entries(types)) {
                for (const coding of ['', 'gzip', 'gzip, br']) {
                    const { status, given } = await ask(port, `/${build}/${file}`, coding);
                    assert.equal(status, 200, file);
                    assert.match(given['content-type'], type, `${file} ${coding}`);
                    assert.equal(given['cache-control'], immutable, file);
                    assert.equal(given['x-content-type-options'], 'nosniff', file);
                }
            }
            const unpack = { '': String, gzip: gunzipSync, br: brotliDecompressSync };
            for (const path of [`/${build}/page.js`, '/index.html', '/']) {
                for (const [coding, unpacked] of Object.entries(unpack)) {
                    const { given, bytes } = await ask(port, path, coding);
                    assert.equal(given['content-encoding'] ?? '', coding, path);
                    assert.match(String(unpacked(bytes)), /^(export|<!doctype)/);
                }
                const { given } = await ask(port, path, 'gzip, deflate, br');
                assert.equal(given['content-encoding'], 'br', path);
            }
            assert.equal((await ask(port, `/${oldest}/page.js`)).status, 404);
        } finally {
            server.kill();
            await new Promise((resolve) => server.on('exit', resolve));
        }
    });
}
