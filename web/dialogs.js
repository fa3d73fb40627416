// The page's own dialogs: the link of a state, to be copied or replaced by another one, a text to be
// copied, and the notice that the program has stopped working.
import { Address } from './address.js';

/** @param {string} id */
const find = (id) => document.getElementById(id);

/**
 * Browsers give the clipboard away only within a visitor's own click.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<string>} what to tell the visitor
 */
async function copy(field) {
    field.focus();
    field.select();
    try {
        await navigator.clipboard.writeText(field.value);
        return 'Copied.';
    } catch {
        // An older way that works where the new one is forbidden, as in frames.
        if (document.execCommand('copy')) return 'Copied.';
        const key = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Command' : 'Ctrl';
        return `The browser does not allow this. The text is selected: press ${key}+C to copy it.`;
    }
}

/** A dialog that offers a text to be copied; `name` begins the ids of its elements. */
class CopyDialog {
    /**
     * @param {string} name
     * @param {() => void} closed called whenever the dialog has been closed
     */
    constructor(name, closed) {
        this.dialog = find(`${name}-dialog`);
        this.field = find(`${name}-text`);
        this.told = find(`${name}-told`);
        this.button = find(`${name}-copy`);
        this.button.addEventListener('click', async () => {
            this.told.textContent = await copy(this.field);
        });
        find(`${name}-close`).addEventListener('click', () => this.dialog.close());
        this.dialog.addEventListener('close', closed);
    }

    /** @param {string} text to be copied */
    offer(text) {
        this.field.value = text;
        this.told.textContent = '';
        if (!this.dialog.open) this.dialog.showModal();
        this.button.focus();
    }
}

export class LinkDialog extends CopyDialog {
    #other = find('link-other');

    /**
     * @param {(text: string) => void} open called with a link that the visitor entered
     * @param {() => void} closed called whenever the dialog has been closed
     */
    constructor(open, closed) {
        super('link', closed);
        find('link-form').addEventListener('submit', (event) => {
            event.preventDefault();
            const text = this.#other.value.trim();
            if (!text) return;
            this.dialog.close();
            open(text);
        });
    }

    /** @param {string} fragment of the state to be shared */
    show(fragment) {
        this.#other.value = '';
        this.offer(Address.of(fragment));
    }
}

export class TextDialog extends CopyDialog {
    /** @param {() => void} closed called whenever the dialog has been closed */
    constructor(closed) {
        super('text', closed);
    }

    /**
     * @param {string} title
     * @param {string} text to be copied
     */
    show(title, text) {
        find('text-title').textContent = title;
        this.offer(text);
    }
}

/**
 * Shows over the dead canvas what happened and how to continue.
 * @param {string} reason
 * @param {string} fragment of the last state
 * @param {() => void} startOver
 */
export function showCrash(reason, fragment, startOver) {
    const dialog = find('crash');
    if (dialog.open) return;
    find('link-dialog').close();
    find('crash-link').value = Address.of(fragment);
    find('crash-reason').textContent = reason;
    find('crash-restart').addEventListener('click', startOver);
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
}

/**
 * Says beside the first board why the program cannot be loaded.
 * @param {string} reason
 * @param {boolean} retry whether another try may help
 */
export function showTrouble(reason, retry) {
    find('loading').hidden = true;
    const trouble = find('trouble');
    trouble.hidden = false;
    trouble.querySelector('p').textContent = reason;
    trouble.querySelector('.reload').hidden = !retry;
}

/** Makes every Reload button do what it says. */
export function enableReload() {
    for (const button of document.querySelectorAll('.reload')) {
        button.addEventListener('click', () => location.reload());
    }
}
