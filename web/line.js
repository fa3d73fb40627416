// A line that says something for as long as the visitor wants.
import { said } from './said.js';

/**
 * @param {string} text
 * @param {{ words: string, act: () => void }} [way] on from it
 * @returns {HTMLElement} the line, until it is closed or removed
 */
export function showLine(text, way) {
    const words = document.createElement('span');
    words.textContent = text;
    const line = document.createElement('div');
    line.className = 'line';
    line.setAttribute('role', 'alert');
    line.append(words);
    const offer = (words, act) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = words;
        button.addEventListener('click', () => {
            line.remove();
            act?.();
        });
        line.append(button);
    };
    if (way) offer(way.words, way.act);
    offer(said('Close'));
    document.body.append(line);
    return line;
}
