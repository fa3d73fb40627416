// Large type for a room that looks at a lesson.
import { said } from './said.js';

const root = document.documentElement;

/**
 * Makes the type large and the page the whole screen, or takes both back.
 * @param {HTMLButtonElement} button that does so
 */
export function turnLarge(button) {
    const on = !('large' in root.dataset);
    if (on) root.dataset.large = '';
    else delete root.dataset.large;
    const change = on
        ? root.requestFullscreen?.()
        : document.fullscreenElement && document.exitFullscreen();
    change?.catch?.(() => {});
    button.textContent = on ? said('Usual type') : said('Large type');
}
