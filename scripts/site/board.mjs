// The board of a link as an SVG. It reads what the links of famous.mjs have: a square board, and the
// list `q` or the rows `b` of queens and pawns.

/** @typedef {{ kind: 'Q' | 'P', column: number, row: number }} Standing from the left and the top */

/**
 * @param {string} link
 * @returns {{ size: number, pieces: Standing[] }}
 */
export function readBoard(link) {
    const words = new URLSearchParams(link);
    const size = Number(words.get('n'));
    const pieces = [];
    for (const [column, row] of (words.get('q') ?? '').split('.').entries()) {
        if (Number(row)) pieces.push({ kind: 'Q', column, row: size - Number(row) });
    }
    for (const [row, run] of (words.get('b') ?? '').split('/').entries()) {
        const squares = run.replace(/\d+/g, (many) => '.'.repeat(Number(many)));
        for (const [column, kind] of [...squares].entries()) {
            if (kind !== '.') pieces.push({ kind, column, row });
        }
    }
    return { size, pieces };
}

/**
 * @param {ReturnType<typeof readBoard>} board
 * @param {Record<'Q' | 'P', string>} outlines the pieces as paths, in hundredths of half a square
 * @param {(name: string) => string} colour of the theme by its name
 * @returns {string} a picture in which a square is 1 wide
 */
export function drawBoard({ size, pieces }, outlines, colour) {
    const shapes = [`<rect width="${size}" height="${size}" fill="${colour('light-square')}" />`];
    for (let square = 0; square < size * size; ++square) {
        const [x, y] = [square % size, Math.floor(square / size)];
        // The square at the bottom left is dark.
        if ((x + size - 1 - y) % 2) continue;
        const fill = colour('dark-square');
        shapes.push(`<rect x="${x}" y="${y}" width="1" height="1" fill="${fill}" />`);
    }
    for (const { kind, column, row } of pieces) {
        shapes.push(
            `<path transform="translate(${column + 0.5} ${row + 0.5}) scale(.0047)" ` +
                `fill="${colour('queen-body')}" stroke="${colour('queen-rim')}" stroke-width="14" ` +
                `stroke-linejoin="round" paint-order="stroke" d="${outlines[kind]}" />`,
        );
    }
    return shapes.join('\n');
}
