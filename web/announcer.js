// Speaks to people who use a screen reader, no more often than they can listen.

/** Milliseconds between two announcements. */
const pause = 2000;

export class Announcer {
    #region;
    #timer = 0;
    #waiting = '';

    /** @param {HTMLElement} region a live region */
    constructor(region) {
        this.#region = region;
    }

    /** @param {string} text what to say; while it waits, a newer text replaces it */
    say(text) {
        this.#waiting = text;
        if (!this.#timer) this.#speak();
    }

    #speak() {
        this.#timer = 0;
        if (!this.#waiting) return;
        this.#region.textContent = this.#waiting;
        this.#waiting = '';
        this.#timer = setTimeout(() => this.#speak(), pause);
    }
}
