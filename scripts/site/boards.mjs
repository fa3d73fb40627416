// Writes the pages of the famous boards: they need no script, and lead into the laboratory. Those in
// other languages than English lie in folders of their own below.
//
//     node scripts/site/boards.mjs SITE BUILD QUEEN PAWN [ADDRESS]
//
// QUEEN and PAWN are the outlines of these pieces as paths. ADDRESS is that of the site, with '/' at
// its end: programs that show what is behind a link want whole addresses of pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { english, said, speak } from '../../web/said.js';
import { drawBoard, readBoard } from './board.mjs';
import { draw } from './draw.mjs';
import { famous } from './famous.mjs';
import { alternates, filled, languagesIn, own } from './pages.mjs';

const [site, build, queen, pawn, address = ''] = process.argv.slice(2);
const outlines = { Q: queen, P: pawn };
const folder = `${site}/boards`;
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

const languages = languagesIn(`${site}/${build}/words`);

/** @param {string} html whose texts are sentences */
const translated = (html) =>
    html
        .replace(/>([^<>@]*[A-Za-z][^<>@]*)</g, (_, text) => `>${said(text.trim())}<`)
        .replace(
            /(aria-label|content)="([A-Z][^"@]*)"/g,
            (_, name, text) => `${name}="${said(text)}"`,
        );

/** Where the pages of a language are, as seen from those in English. */
const placeOf = (tag) => (tag === english.tag ? '' : `${tag}/`);

/** Writes the pages in one language. */
function write(language) {
    speak(language);
    const here = folder + '/' + placeOf(language.tag);
    const up = language === english ? '' : '../';
    const others = (file) => alternates(languages, (tag) => up + placeOf(tag) + file);
    const common = { BUILD: build, UP: up, LANGUAGE: language.tag };
    mkdirSync(here, { recursive: true });
    const pages = famous.map(({ slug, title, text, link }) => {
        const board = readBoard(link);
        const values = {
            ...common,
            TITLE: said(title),
            TEXT: said(text),
            LINK: escaped(link),
            SIZE: String(board.size),
            BOARD: drawBoard(board, outlines, chosen),
            OTHERS: others(`${slug}.html`),
            PICTURE: `${address ? `${address}boards/` : up}${slug}.png`,
        };
        writeFileSync(`${here}${slug}.html`, filled(translated(template), values));
        if (language === english) writeFileSync(`${here}${slug}.png`, drawPreview(board));
        const picture = `<svg viewBox="0 0 ${board.size} ${board.size}">${values.BOARD}</svg>`;
        return `<li><a href="${slug}.html">${picture}${values.TITLE}</a></li>`;
    });
    const list = { ...common, OTHERS: others(''), PAGES: pages.join('\n') };
    writeFileSync(`${here}index.html`, filled(translated(own('boards.html')), list));
}

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/boards.css`, own('boards.css'));
for (const language of languages) write(language);
