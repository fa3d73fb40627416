// Bundles the page's modules and sheets with esbuild: for the site, and for the page as one file.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The folder of the page's sources. */
export const web = fileURLToPath(new URL('../../web/', import.meta.url));

/**
 * @param {Record<string, string>} places where to find what is made by the build, by its file name
 * @returns {object} a plugin of esbuild
 */
const found = (places) => ({
    name: 'found',
    setup({ onResolve }) {
        onResolve({ filter: /\/[^/]+$/ }, ({ path }) => {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return name in places && path !== places[name] ? { path: places[name] } : undefined;
        });
    },
});

/**
 * @param {string} entry a file of `web`
 * @param {Record<string, string>} places of what is not in `web`, by file name
 * @param {object} options of esbuild beside the common ones
 * @returns {Promise<string>} the file with all that it imports, in as few bytes as there can be
 */
export async function bundle(entry, places, options) {
    const { outputFiles } = await build({
        entryPoints: [join(web, entry)],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2022',
        charset: 'utf8',
        logLevel: 'warning',
        legalComments: 'none',
        plugins: [found(places)],
        ...options,
    });
    return outputFiles[0].text.trim();
}

/**
 * @param {string} text of a style or script that stands in the page
 * @returns {string} how a Content Security Policy allows it
 */
export const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
