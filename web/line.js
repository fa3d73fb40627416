// A line that says something for as long as the visitor wants.
import { button, element, find } from './elements.js';
import { said } from './said.js';

/**
 * @param {string} text
 * @param {{ words: string, act: () => void }} [way] on from it
 * @returns {HTMLElement} the line, in place of one that says the same, until it is closed or removed
 */
export function showLine(text, way) {
    const line = element('div', { className: 'line' }, element('span', {}, text));
    line.setAttribute('role', 'alert');
    const offer = (words, act) => {
        const leave = () => {
            line.remove();
            act?.();
        };
        line.append(button(words, leave));
    };
    if (way) offer(way.words, way.act);
    offer(said('Close'));
    const lines = find('lines');
    for (const other of lines.querySelectorAll('[role="alert"]')) {
        if (other.firstChild.textContent === text) other.remove();
    }
    lines.append(line);
    return line;
}
