// Writes the icons of the installed page as PNG, out of icon.svg.
//
//     node scripts/site/icons.mjs ICON.SVG FOLDER
//
// `icon` is the same, with round corners. `whole` is for systems that cut icons to a shape of their
// own: its squares go on to the edges, and the queen lies within the circle that none cuts away.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { draw } from './draw.mjs';

const sizes = [192, 512];

/** @param {string} svg */
function withoutCorners(svg) {
    const squares = /<rect[^>]*fill="([^"]*)"[^>]*>\s*<path[^>]*fill="([^"]*)"[^>]*>/;
    return svg.replace(
        squares,
        '<rect x="-2" y="-2" width="4" height="4" fill="$1" />' +
            '<path d="M0-2h2v2H0zM-2 0H0v2h-2z" fill="$2" />',
    );
}

const [source, folder] = process.argv.slice(2);
const svg = readFileSync(source, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
// With half their width in the units of icon.svg.
const kinds = { icon: [svg, 1.1], whole: [withoutCorners(svg), 1.45] };
mkdirSync(folder, { recursive: true });
for (const [kind, [picture, half]] of Object.entries(kinds)) {
    for (const size of sizes) {
        const png = draw(picture, size, size, [-half, -half, 2 * half]);
        writeFileSync(`${folder}/${kind}-${size}.png`, png);
    }
}
