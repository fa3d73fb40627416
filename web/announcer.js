// Speaks to people who use a screen reader, no more often than they can listen.

/** Milliseconds between two announcements. */
const pause = 2000;

export class Announcer {
    #region;
    #timer = 0;
    #news = '';
    #focused;

    /** @param {HTMLElement} region a live region */
    constructor(region) {
        this.#region = region;
    }

    /** @param {string} text what happened; while it waits, a newer text replaces it */
    say(text) {
        this.#news = text;
        if (!this.#timer) this.#speak();
    }

    /**
     * @param {() => string} words of what has the focus now, which wait for the news but replace none;
     *     asked for when they are spoken, for news may have changed them
     */
    sayFocused(words) {
        this.#focused = words;
        if (!this.#timer) this.#speak();
    }

    #speak() {
        this.#timer = 0;
        const text = this.#news || this.#focused?.();
        if (!this.#news) this.#focused = undefined;
        if (!text) return;
        this.#news = '';
        this.#region.textContent = text;
        this.#timer = setTimeout(() => this.#speak(), pause);
    }
}
