// The line that says that the rest of the program is awaited, or could not be had.
import { find } from './elements.js';
import { said } from './said.js';

/** Milliseconds to wait before the line appears. */
const patience = 300;

export class RestLine {
    #waits = 0;
    #needed = true;

    /** @param {() => void} again called when the visitor wants another try */
    constructor(again) {
        find('rest-again').addEventListener('click', () => {
            this.#say(said('Loading the rest of the laboratory'), false);
            again();
        });
        addEventListener('online', () => {
            if (!find('rest').hidden) again();
        });
    }

    /** Somebody wants what is not there yet. */
    awaited() {
        this.#waits ||= setTimeout(() => {
            const silent = this.#needed && find('rest').hidden;
            if (silent) this.#say(said('Loading the rest of the laboratory'), false);
        }, patience);
    }

    failed() {
        clearTimeout(this.#waits);
        this.#say(said('A part of the laboratory could not be loaded. Your board is kept.'), true);
    }

    arrived() {
        this.#needed = false;
        find('rest').hidden = true;
    }

    /**
     * @param {string} text
     * @param {boolean} failed whether there is something to be done about it
     */
    #say(text, failed) {
        find('rest').querySelector('span').textContent = text;
        for (const button of find('rest').querySelectorAll('button')) button.hidden = !failed;
        find('rest').hidden = false;
    }
}
