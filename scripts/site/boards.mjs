// Writes the pages of the famous boards: they need no script, and lead into the laboratory.
//
//     node scripts/site/boards.mjs SITE BUILD QUEEN PAWN [ADDRESS]
//
// QUEEN and PAWN are the outlines of these pieces as paths. ADDRESS is that of the site, with '/' at
// its end: programs that show what is behind a link want whole addresses of pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawBoard, readBoard } from './board.mjs';
import { draw } from './draw.mjs';
import { famous } from './famous.mjs';

const [site, build, queen, pawn, address = ''] = process.argv.slice(2);
const outlines = { Q: queen, P: pawn };
const folder = `${site}/boards`;
const own = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const template = own('board.html');
const colours = readFileSync(`${site}/${build}/colours.css`, 'utf8');

/** The colours of the light theme, since a picture cannot follow the reader's choice. */
const light = (name) => colours.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))[1];
const chosen = (name) => `var(--${name})`;

/** The size that those who show previews ask for, the board in its middle. */
const preview = { width: 1200, height: 630 };

function drawPreview(board) {
    const { size } = board;
    const across = ((size + 0.6) * preview.width) / preview.height;
    const [left, top] = [(size - across) / 2, -0.3];
    const paper = `<rect x="${left}" y="${top}" width="${across}" height="${size + 0.6}" fill="${light('paper')}" />`;
    const svg = paper + drawBoard(board, outlines, light);
    return draw(svg, preview.width, preview.height, [left, top, across]);
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;');

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/boards.css`, own('boards.css'));
const pages = famous.map(({ slug, title, text, link }) => {
    const board = readBoard(link);
    const values = {
        TITLE: title,
        TEXT: text,
        LINK: escaped(link),
        SIZE: String(board.size),
        BOARD: drawBoard(board, outlines, chosen),
        BUILD: build,
        PICTURE: `${address && `${address}boards/`}${slug}.png`,
    };
    const page = template.replace(/@([A-Z]+)@/g, (_, name) => values[name]);
    writeFileSync(`${folder}/${slug}.html`, page);
    writeFileSync(`${folder}/${slug}.png`, drawPreview(board));
    const picture = `<svg viewBox="0 0 ${board.size} ${board.size}">${values.BOARD}</svg>`;
    return `<li><a href="${slug}.html">${picture}${title}</a></li>`;
});
const list = own('boards.html').replaceAll('@BUILD@', build).replace('@PAGES@', pages.join('\n'));
writeFileSync(`${folder}/index.html`, list);
