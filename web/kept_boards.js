// The boards that are kept under names. What another build kept beside them, or in another form, is
// left as it is.
import { parsed, recall, remember } from './memory.js';

const name = 'boards';
/** A list in a form that cannot be read here, put away when the first board is kept. */
const aside = 'boards aside';

/** More would be no list to choose from. */
export const most = 200;
const longestName = 80;

/**
 * @typedef {object} Board
 * @property {string} name
 * @property {string} link the fragment, without '#'
 */

/** @param {unknown} entry */
const isBoard = (entry) => typeof entry?.name === 'string' && typeof entry?.link === 'string';

/** @returns {object[] | undefined} all entries of the list, nothing where none can be read here */
function listHere() {
    const list = parsed(recall(name) || '[]');
    return Array.isArray(list) ? list : undefined;
}

const entries = () => listHere() ?? [];

/** @returns {Board[]} */
export const keptBoards = () => entries().filter(isBoard);

/**
 * Keeps these boards, and whatever else is there.
 * @param {Board[]} boards
 * @returns {boolean} whether they are kept
 */
export function keepBoards(boards) {
    const others = entries().filter((entry) => !isBoard(entry));
    if (!listHere() && !remember(aside, boardsAside())) return false;
    const all = [...boards, ...others];
    return remember(name, all.length > 0 ? JSON.stringify(all) : '');
}

/** @returns {string} lists that cannot be read here, a line for each, empty if there are none */
export function boardsAside() {
    const lists = listHere() ? [] : [recall(name)];
    return [recall(aside), ...lists].filter(Boolean).join('\n');
}

/** Whether such a list still stands in its place, where whoever can read it looks for it. */
export const hasForeignBoards = () => !listHere();

export const forgetBoardsAside = () => remember(aside, '');

/**
 * @param {unknown} value what came in a file
 * @param {Board[]} before
 * @returns {{ after: Board[], others: number }} the boards before and those of the file, each once if there is
 *     room for them, and the number of entries that are no boards
 */
export function withBoards(value, before) {
    const all = Array.isArray(value) ? value : [];
    const after = [...before];
    const keyOf = (board) => JSON.stringify([board.name, board.link]);
    const known = new Set(before.map(keyOf));
    let others = 0;
    for (const entry of all) {
        if (!isBoard(entry)) {
            others += 1;
            continue;
        }
        const board = { name: entry.name.slice(0, longestName), link: entry.link };
        // Once there is no room for them, nobody asks which of the others are the same.
        const key = after.length > most ? '' : keyOf(board);
        if (key && known.has(key)) continue;
        known.add(key);
        after.push(board);
    }
    return { after, others };
}
