// A line that says something for as long as the visitor wants.
import { button, element } from './elements.js';
import { said } from './said.js';

/**
 * @param {string} text
 * @param {{ words: string, act: () => void }} [way] on from it
 * @returns {HTMLElement} the line, until it is closed or removed
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
    document.body.append(line);
    return line;
}
