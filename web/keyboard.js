// The keyboard: which keys the program gets, how to leave the canvas, and text from phones.

/**
 * Keys of the browser and of the system that the program must never see. Tab is not among them: it
 * goes through the program's own controls, and Escape twice leaves them.
 */
const browserKey = /^(F\d+|Meta|OS|ContextMenu|AltGraph|Dead|Process|Unidentified)$/;
/** With Control or Command: what the program does with it; every other shortcut is the browser's. */
const shortcuts = new Set(['z', 'y']);
const onMac = /Mac|iPhone|iPad/.test(navigator.platform);
/** Signs that are commands, wherever they are on the keyboard. */
const signs = new Set(['?', '+', '-']);
/** SDL's key codes of those keys of a phone that are no letters. */
const sdlKeys = { Backspace: 8, Enter: 13 };
/** The program gets text in pieces of at most 31 bytes; a letter has up to four. */
const piece = 7;

export class Keyboard {
    #canvas;
    #field;
    #page;
    #escaped = -Infinity;
    #touching = false;
    #wanted = 0;
    #tellLines;

    /**
     * @param {HTMLCanvasElement} canvas takes the keys while it has the focus
     * @param {HTMLInputElement} field a hidden field that makes a phone show its keyboard
     * @param {object} page the functions that the program exports, see src/platform/web.cpp
     * @param {() => void} tellLines says what stands along the lines of the cursor
     */
    constructor(canvas, field, page, tellLines) {
        this.#tellLines = tellLines;
        this.#canvas = canvas;
        this.#field = field;
        this.#page = page;
        addEventListener('keydown', (event) => this.#filter(event), true);
        addEventListener('pointerdown', () => delete document.documentElement.dataset.keys, true);
        canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
        canvas.addEventListener('contextmenu', (event) => event.preventDefault());
        canvas.addEventListener('blur', () => page.releaseKeys());
        canvas.addEventListener('touchstart', () => (this.#touching = true), { passive: true });
        canvas.addEventListener('touchend', () => this.#lift(), { passive: true });
        canvas.addEventListener('touchcancel', () => this.#lift(), { passive: true });
        field.addEventListener('input', () => this.#forward());
        field.addEventListener('keydown', (event) => this.#forwardKey(event));
        field.addEventListener('blur', () => this.#closeField());
    }

    /** @param {number} wanted 0 for nothing, 1 if a field of the program wants a number, 2 for a text */
    textInput(wanted) {
        this.#wanted = wanted;
        this.#field.inputMode = wanted === 1 ? 'numeric' : '';
        if (wanted && !this.#touching) {
            this.#openField();
        } else if (document.activeElement === this.#field) {
            this.#canvas.focus({ preventScroll: true });
        }
    }

    /**
     * Puts a text into the program's field.
     * @param {string} text
     * @returns {boolean} whether there is a field that wants it
     */
    type(text) {
        if (!this.#wanted) return false;
        const letters = [...text];
        while (letters.length > 0) this.#page.text(letters.splice(0, piece).join(''));
        return true;
    }

    /** Phones show their keyboard only if the field is reached while a finger is being lifted. */
    #lift() {
        this.#touching = false;
        if (this.#wanted) this.#openField();
    }

    #openField() {
        if (!matchMedia('(pointer: coarse)').matches) return;
        this.#field.hidden = false;
        this.#field.value = '';
        this.#field.focus({ preventScroll: true });
    }

    /**
     * Runs before SDL receives the key. What is stopped here keeps its meaning in the browser.
     * @param {KeyboardEvent} event
     */
    #filter(event) {
        if (event.key === 'Tab') this.#seenAt(event.target === this.#canvas ? 'inside' : 'outside');
        if (event.target !== this.#canvas) return;
        if (event.key === 'Escape') this.#escape(event);
        const key = event.key.toLowerCase();
        const command = event.ctrlKey || event.metaKey;
        const ours =
            command && !event.altKey && (shortcuts.has(key) || (this.#wanted && key === 'a'));
        if (event.key === 'Control' || event.key === 'Shift') return;
        if (!this.#wanted && !command && signs.has(key)) this.#page.text(key);
        if (!this.#wanted && !command && key === 'i') this.#tellLines();
        if (
            browserKey.test(event.key) ||
            event.isComposing ||
            (!ours && (command || event.altKey))
        ) {
            event.stopPropagation();
        } else if (onMac && event.metaKey) {
            // A Mac reports no key as released while Command is held, and the program knows Control.
            event.stopPropagation();
            event.preventDefault();
            this.#page.press(key.charCodeAt(0), true, event.shiftKey);
        }
    }

    /**
     * The first Escape is the program's; a second one within a second leaves the canvas.
     * @param {KeyboardEvent} event
     */
    #escape(event) {
        if (event.timeStamp - this.#escaped < 1000 && !event.repeat) {
            event.stopPropagation();
            this.#seenAt('outside');
            this.#canvas.blur();
        }
        this.#escaped = event.timeStamp;
    }

    /** @param {'inside' | 'outside'} place of the canvas, where the keyboard is used from now on */
    #seenAt(place) {
        document.documentElement.dataset.keys = place;
    }

    #forward() {
        this.type(this.#field.value);
        this.#field.value = '';
    }

    /** Closing the phone's keyboard ends the input. */
    #closeField() {
        this.#field.hidden = true;
        if (this.#wanted) this.#page.press(sdlKeys.Enter, false, false);
    }

    /** @param {KeyboardEvent} event */
    #forwardKey(event) {
        const key = sdlKeys[event.key];
        if (!key || event.isComposing) return;
        event.preventDefault();
        this.#page.press(key, false, false);
    }
}
