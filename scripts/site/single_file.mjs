// Writes the page as a single file that needs no server: everything it consists of stands inside.
//
//     node scripts/site/single_file.mjs SITE FILE.HTML
//
// Browsers load no module and start no worker from a file, so the JavaScript is bundled into one
// script of the page and one text for the workers. These, both programs, the lessons and the languages
// are packed; what stands there as it is unpacks them. Its policy lets nothing but these run, and allows
// no request at all.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, hashOf } from './bundle.mjs';
import { packed } from './packed.mjs';
import { without } from './wasm_file.mjs';

const [site, target] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const name = readdirSync(site).find((entry) => /^[0-9a-f]{12}$/.test(entry));
const folder = resolve(site, name);
/** The page's program as a whole, and its glue. */
const programs = resolve(site, '..');

/** What stands for a file where there are no files. */
const places = {
    'parts.js': join(here, 'parts_inside.js'),
    'lesson_parts.js': join(here, 'lesson_parts_inside.js'),
    'queens_page.mjs': join(programs, 'queens_page.mjs'),
    'queens_worker.mjs': join(here, 'worker_inside.js'),
    'queens-worker': join(folder, 'queens_worker.mjs'),
    'colours.css': join(folder, 'colours.css'),
    'regular.otf': join(folder, 'fonts/regular.otf'),
    'semibold.otf': join(folder, 'fonts/semibold.otf'),
};
const options = {
    format: 'iife',
    define: { 'import.meta.url': 'location.href' },
    loader: { '.otf': 'dataurl' },
};

/** @param {string} path of a program */
const program = (path) => without(readFileSync(path), 'name');

/**
 * @param {string} id
 * @param {string | Uint8Array} content
 */
const data = (id, content) =>
    `<script type="text/plain" id="${id}">${packed(Buffer.from(content))}</script>\n`;

const lessonFolder = join(folder, 'lessons');
const lessons = Object.fromEntries(
    readdirSync(lessonFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
            const path = join(entry.parentPath ?? entry.path, entry.name);
            return [relative(lessonFolder, path), readFileSync(path, 'utf8')];
        }),
);
const words = Object.fromEntries(
    readdirSync(join(folder, 'words'))
        .filter((file) => file.endsWith('.txt'))
        .map((file) => [
            file.replace('.txt', ''),
            readFileSync(join(folder, 'words', file), 'utf8'),
        ]),
);
const page = readFileSync(join(site, 'index.html'), 'utf8');
const style = (await bundle('style.css', places, {})) + (await bundle('lesson.css', places, {}));
const script = await bundle('page.js', places, options);
const worker = await bundle('worker.js', places, options);
const start = await bundle('../scripts/site/start_inside.js', places, {
    ...options,
    legalComments: 'inline',
});

const policy = [
    "default-src 'none'",
    `script-src ${hashOf(start)} ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'font-src data:',
    'img-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
].join('; ');
const icon = readFileSync(join(folder, 'icon.svg')).toString('base64');
const parts =
    data('packed-page', program(join(programs, 'queens_page.wasm'))) +
    data('packed-worker', program(join(folder, 'queens_worker.wasm'))) +
    data('packed-worker-script', worker) +
    data('packed-script', script) +
    data('packed-lessons', JSON.stringify(lessons)) +
    data('packed-words', JSON.stringify(words));

const html = page
    .replace(/(http-equiv="Content-Security-Policy"\s+content=")[^"]*/, `$1${policy}`)
    // The address of the site stays, to which links of a file lead.
    .replace(/\s*<meta\s+(?!property="og:url")(property="og:|name="twitter:)[^>]*>/g, '')
    .replace(/\s*<link\s+rel="(preload|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/<style>[^<]*<\/style>/, () => `<style>${style}</style>`)
    .replace(`./${name}/icon.svg`, `data:image/svg+xml;base64,${icon}`)
    .replace('</body>', () => `${parts}<script>${start}</script>\n  </body>`);
if (html.includes(`./${name}/`)) throw new Error('The single file still names other files.');
writeFileSync(target, html);
console.log(`The page as one file is ${target} (${Math.round(html.length / 1000)} KB)`);
