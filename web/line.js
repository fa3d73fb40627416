// A line that says something for as long as the visitor wants.
import { said } from './said.js';

/** @param {string} text */
export function showLine(text) {
    const words = document.createElement('span');
    words.textContent = text;
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = said('Close');
    const line = document.createElement('div');
    line.className = 'line';
    line.setAttribute('role', 'alert');
    line.append(words, close);
    close.addEventListener('click', () => line.remove());
    document.body.append(line);
}
