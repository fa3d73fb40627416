// The line that says what happened to the workers of a count that goes on.

/** @param {string} id */
const find = (id) => document.getElementById(id);

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
