// Boards as the callers of the package write them, and as its program reads them.
import { checkNames, checkWhole } from './options.js';

/** Rows or columns of a board, and letters of a link: more than these the program does not read. */
const longestSide = 1024;
const longestLink = 65_536;

/**
 * @param {string} row as in ". Q . ."
 * @returns {string} the same as links write it, "1Q2"
 */
function packed(row) {
    return row.replaceAll(' ', '').replace(/\.+/g, (dots) => String(dots.length));
}

/**
 * @param {string} row
 * @returns {number} its squares: those of "1Q2" are 4
 */
const squaresOf = (row) =>
    (packed(row).match(/\d+|[^\d]/g) ?? []).reduce((sum, part) => sum + (Number(part) || 1), 0);

/**
 * @param {number | null} column of the queen, from 0
 * @param {number} row
 * @param {number} columns
 */
function rowWithQueen(column, row, columns) {
    if (column === null) return String(columns);
    if (!Number.isInteger(column) || column < 0 || column >= columns) {
        throw new RangeError(
            `The queen of row ${row} stands in column ${column}, and the board has the columns 0 to ` +
                `${columns - 1}.`,
        );
    }
    const left = column > 0 ? column : '';
    const right = column < columns - 1 ? columns - column - 1 : '';
    return `${left}Q${right}`;
}

/**
 * @param {(number | null)[] | string[]} queens
 * @param {number} columns
 */
function rowsOf(queens, columns) {
    return queens
        .map((row, index) =>
            typeof row === 'string' ? packed(row) : rowWithQueen(row, index, columns),
        )
        .join('/');
}

/**
 * @param {import('./index.d.ts').BoardObject} board
 * @returns {string} its link
 */
function linkOf(board) {
    checkNames(board, ['n', 'columns', 'rows', 'surface', 'queens'], 'A board has no');
    const { n, columns, rows, surface = 'plane', queens } = board;
    if (queens !== undefined && !Array.isArray(queens)) {
        throw new TypeError(
            'The queens of a board are a list: a column, null or a text for each row.',
        );
    }
    const high = rows ?? n ?? queens?.length;
    const drawn = queens?.find((row) => typeof row === 'string');
    const wide = columns ?? n ?? (drawn === undefined ? high : squaresOf(drawn));
    if (high === undefined) {
        throw new TypeError('A board needs n, or columns and rows, or queens.');
    }
    checkWhole('The rows of a board are', high, 1, longestSide);
    checkWhole('The columns of a board are', wide, 1, longestSide);
    const placed = queens ? `&b=${rowsOf(queens, wide)}` : '';
    const link = `#n=${wide}x${high}&t=${surface}${placed}`;
    if (link.length <= longestLink) return link;
    throw new RangeError('There is too much on this board: its link would be longer than 64 KiB.');
}

/**
 * @param {import('./index.d.ts').Board} board
 * @returns {string} a link, or the text of the board
 */
export function textOf(board) {
    if (typeof board === 'string') return board;
    if (typeof board === 'number') return linkOf({ n: board });
    if (Array.isArray(board)) return linkOf({ queens: board });
    if (board && typeof board === 'object') return linkOf(board);
    throw new TypeError(
        'A board is a number of rows, a link or another text, a list, or an object.',
    );
}
