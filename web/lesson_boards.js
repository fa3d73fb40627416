// The boards that visitors make while they follow a lesson, which come back by one press.
import { boardOf, firstBoard, valueOf } from './board_keys.js';

/** As many are kept. */
const most = 8;

/**
 * @param {string[]} boards that were kept, the latest first
 * @param {string} fragment of one that the visitor has made
 * @returns {string[]} the same with it before all others
 */
export function withBoard(boards, fragment) {
    const board = boardOf(fragment);
    if (board === firstBoard) return boards;
    const others = boards.filter((kept) => boardOf(kept) !== board);
    return [fragment, ...others].slice(0, most);
}

/**
 * @param {string[]} boards
 * @param {string} present the fragment that is shown
 * @returns {string} the one that comes back: the one kept before the present one, or the latest; empty
 *     if there is none but the present one
 */
export function boardBefore(boards, present) {
    const at = boards.findIndex((kept) => boardOf(kept) === boardOf(present));
    return boards[at + 1] ?? (at > 0 ? boards[0] : '');
}

/** Whether a link wants the tabs of the laboratory, and not the board alone. */
export const wantsTools = (fragment) => valueOf(fragment, 'room') !== '';
