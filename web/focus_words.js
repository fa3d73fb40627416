// The words of what the keyboard has reached in the picture, which are spoken as soon as it rests there.

/** Milliseconds from a key to its words, and between words of a control that changes by itself. */
const soon = 150;
const pause = 2000;

export class FocusWords {
    #say;
    #said;
    #timer;
    #words;
    #heard;

    /**
     * @param {(text: string) => void} say speaks at once
     * @param {() => string} said what was spoken last, which is not said again; news that came after
     *     the key are not cut short
     */
    constructor(say, said) {
        this.#say = say;
        this.#said = said;
    }

    /**
     * @param {() => string} words asked for when they are spoken, for what they say may have changed
     * @param {boolean} [stays] whether the keyboard has been there before
     */
    tell(words, stays) {
        this.#words = words;
        if (stays && this.#timer) return;
        this.#heard = this.#said();
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#speak(), soon);
    }

    #speak() {
        const said = this.#said();
        const isNews = said !== this.#heard;
        const words = isNews ? '' : this.#words?.();
        if (!isNews) this.#words = undefined;
        if (words && words !== said) this.#say(words);
        this.#heard = this.#said();
        this.#timer = (isNews || words) && setTimeout(() => this.#speak(), pause);
    }
}
