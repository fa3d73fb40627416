// The board as the browser's own print command puts it on paper: a picture beside whatever text is open,
// in place of the screen, which shows only as much as fits.
import { element } from './elements.js';

/** @param {(question: string) => string} ask the program */
export function printBoard(ask) {
    let board;
    addEventListener('beforeprint', () => {
        const svg = 'text' in document.documentElement.dataset ? '' : ask('picture');
        if (!svg) return;
        const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const picture = document.importNode(documentElement, true);
        board = element('div', { id: 'printed-board' }, picture);
        document.body.append(board);
    });
    addEventListener('afterprint', () => board?.remove());
}
