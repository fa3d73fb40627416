// The lines below the bar, and the keyboard of whoever presses a button of one that then goes.
import { find } from './elements.js';

/** Gives the keyboard back to where it came from, or else to the picture. */
export function watchLines() {
    const lines = find('lines');
    let before;
    lines.addEventListener('focusin', ({ relatedTarget }) => {
        if (!lines.contains(relatedTarget)) before = relatedTarget;
    });
    lines.addEventListener('click', () => {
        const { activeElement, body } = document;
        if (activeElement !== body && activeElement.getClientRects().length) return;
        (before?.isConnected ? before : find('canvas')).focus({ preventScroll: true });
    });
}
