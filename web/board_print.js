// The board as the browser's own print command puts it on paper: a picture beside whatever text is open,
// in place of the screen, which shows only as much as fits; and above it the task, with the code of its
// link, unless a lesson asks it.
import { bareAddress } from './address.js';
import { element } from './elements.js';

/** @returns {Element} a picture that can stand in the page */
function drawn(svg) {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    return document.importNode(documentElement, true);
}

/**
 * @param {(question: string) => string} ask the program
 * @returns {Element[]} what is asked, and where; nothing if that is nothing
 */
function task(ask) {
    const [, , asked] = (ask('goal') ?? '').split('\n');
    if (!asked || 'lesson' in document.documentElement.dataset) return [];
    const code = ask(`code ${bareAddress()}#${ask('state')}`);
    return [
        element('div', { className: 'task' }, element('p', {}, asked), code ? drawn(code) : ''),
    ];
}

/** @param {(question: string) => string} ask the program */
export function printBoard(ask) {
    let board;
    addEventListener('beforeprint', () => {
        const svg = 'text' in document.documentElement.dataset ? '' : ask('picture');
        if (!svg) return;
        board = element('div', { id: 'printed-board' }, ...task(ask), drawn(svg));
        document.body.append(board);
    });
    addEventListener('afterprint', () => board?.remove());
}
