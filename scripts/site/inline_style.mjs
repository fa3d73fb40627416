// Puts the style into the page, in place of <style></style>, and its hash into the page's policy: the
// first picture needs no other file then.
//
//     node scripts/site/inline_style.mjs INDEX.HTML COLOURS.CSS
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle, hashOf } from './bundle.mjs';

const [index, colours] = process.argv.slice(2);
const style = await bundle('style.css', { 'colours.css': resolve(colours) }, {});
const page = readFileSync(index, 'utf8')
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`);
if (!page.includes(hashOf(style))) throw new Error(`${index} has no place for its style`);
writeFileSync(index, page);
