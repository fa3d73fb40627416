// The line that says what happened to the workers of a count that goes on.
import { find } from './elements.js';

export class CountNews {
    constructor() {
        find('count-news-close').addEventListener('click', () => this.show(''));
    }

    /** @param {string} text empty to put the line away */
    show(text) {
        find('count-news').querySelector('span').textContent = text;
        find('count-news').hidden = !text;
    }
}
