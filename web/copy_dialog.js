// Dialogs of the page that offer a text to be copied. What the page says when it breaks down is in
// dialogs.js.
import { element, find } from './elements.js';
import { said } from './said.js';

/**
 * Browsers give the clipboard away only within a visitor's own click.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @returns {Promise<string>} what to tell the visitor
 */
export async function copy(field) {
    field.focus();
    field.select();
    try {
        await navigator.clipboard.writeText(field.value);
        return said('Copied.');
    } catch {
        // An older way that works where the new one is forbidden, as in frames.
        if (document.execCommand('copy')) return said('Copied.');
        return /Mac|iPhone|iPad/.test(navigator.platform)
            ? said(
                  'The browser does not allow this. The text is selected: press Command+C to copy it.',
              )
            : said(
                  'The browser does not allow this. The text is selected: press Ctrl+C to copy it.',
              );
    }
}

/**
 * Has the device send a link, where it can.
 * @param {string} url
 * @returns {Promise<string>} what to tell the visitor
 */
export async function send(url) {
    try {
        await navigator.share({ title: document.title, url });
    } catch (error) {
        // Whoever closes the sheet again wants nothing said.
        if (error.name !== 'AbortError') return said('This browser could not share the link.');
    }
    return '';
}

/**
 * Has the browser keep a file.
 * @param {string} name
 * @param {Blob} content
 */
export function save(name, content) {
    const anchor = element('a', { href: URL.createObjectURL(content), download: name });
    anchor.click();
    // Some browsers read it only after this task.
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/**
 * Has the browser keep a table. Without the mark before it Excel takes it for one in an older encoding.
 * @param {string} name
 * @param {string} table
 */
export function saveTable(name, table) {
    save(name, new Blob(['\ufeff', table], { type: 'text/csv' }));
}

/** A dialog that offers a text to be copied; `name` begins the ids of its elements. */
export class CopyDialog {
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
        // A browser that has put the cursor behind the text shows the end of it.
        this.field.setSelectionRange(0, 0);
        this.field.scrollTop = 0;
        this.button.focus();
    }
}

export class TextDialog extends CopyDialog {
    /** @param {() => void} closed called whenever the dialog has been closed */
    constructor(closed) {
        super('text', closed);
        find('text-save').addEventListener('click', () => {
            if (this.file.endsWith('.csv')) saveTable(this.file, this.field.value);
            else save(this.file, new Blob([this.field.value], { type: 'text/plain' }));
        });
    }

    /**
     * @param {string} title
     * @param {string} text to be copied
     * @param {string} file name of the file that it is saved as
     */
    show(title, text, file) {
        find('text-title').textContent = title;
        this.file = file;
        this.offer(text);
    }
}
