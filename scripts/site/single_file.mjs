// Writes the page as a single file that needs no server: everything it consists of stands inside.
//
//     node scripts/site/single_file.mjs SITE FILE.HTML
//
// Browsers load no module and start no worker from a file, so the JavaScript is bundled into one
// script of the page and one text for the workers, and both programs are packed into texts. Its
// policy lets nothing but these run, and allows no request at all.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const [site, target] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const name = readdirSync(site).find((entry) => /^[0-9a-f]{12}$/.test(entry));
const folder = resolve(site, name);

/** What stands for a file where there are no files. */
const inside = {
    name: 'inside',
    setup({ onResolve }) {
        onResolve({ filter: /\/parts\.js$/ }, () => ({ path: join(here, 'parts_inside.js') }));
        onResolve({ filter: /\/queens_worker\.mjs$/ }, () => ({
            path: join(here, 'worker_inside.js'),
        }));
    },
};

/** @param {object} options of esbuild beside the common ones */
async function bundle(options) {
    const { outputFiles } = await build({
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        charset: 'utf8',
        logLevel: 'warning',
        define: { 'import.meta.url': 'location.href' },
        alias: {
            'queens-page': join(folder, 'queens_page.mjs'),
            'queens-worker': join(folder, 'queens_worker.mjs'),
        },
        loader: { '.otf': 'dataurl' },
        plugins: [inside],
        ...options,
    });
    return outputFiles[0].text;
}

/** @param {string} text */
const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {string} program */
const pack = (program) =>
    gzipSync(readFileSync(join(folder, program)), { level: 9 }).toString('base64');

/**
 * @param {string} id
 * @param {string} text
 */
const data = (id, text) => `<script type="text/plain" id="${id}">${text}</script>\n`;

const page = readFileSync(join(site, 'index.html'), 'utf8');
const sheets = [...page.matchAll(/<link rel="stylesheet" href="\.\/([^"]*)"/g)];
const imports = sheets.map(([, file]) => `@import "./${file}";`).join('');
const style = (
    await bundle({ stdin: { contents: imports, resolveDir: resolve(site), loader: 'css' } })
).trim();
const script = (await bundle({ entryPoints: [join(folder, 'page.js')] })).trim();
const worker = await bundle({ entryPoints: [join(folder, 'worker.js')] });

const policy = [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    'font-src data:',
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
].join('; ');
const icon = readFileSync(join(folder, 'icon.svg')).toString('base64');
const parts =
    data('packed-page', pack('queens_page.wasm')) +
    data('packed-worker', pack('queens_worker.wasm')) +
    data('worker', worker);

const html = page
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, `$1${policy}`)
    .replace(/\s*<meta (property="og:|name="twitter:)[^>]*>/g, '')
    .replace(/\s*<link rel="(stylesheet|modulepreload|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, () => `\n    <style>${style}</style>`)
    .replace(`./${name}/icon.svg`, `data:image/svg+xml;base64,${icon}`)
    .replace('</body>', () => `${parts}<script>${script}</script>\n  </body>`);
if (html.includes(`./${name}/`)) throw new Error('The single file still names other files.');
writeFileSync(target, html);
console.log(`The page as one file is ${target} (${Math.round(html.length / 1000)} KB)`);
