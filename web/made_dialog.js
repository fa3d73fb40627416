// Dialogs that scripts make: a title, what the dialog holds, and a row of buttons, of which the one that
// closes it is the last.
import { button, element } from './elements.js';
import { said } from './said.js';

/**
 * @param {string} id
 * @returns {HTMLDialogElement} that is gone once it is closed
 */
export function makeDialog(id) {
    const dialog = element('dialog', { id });
    dialog.setAttribute('aria-labelledby', `${id}-title`);
    dialog.addEventListener('close', () => dialog.remove());
    return dialog;
}

/**
 * Says everything in a dialog, for the first time or anew.
 * @param {HTMLDialogElement} dialog
 * @param {string} title
 * @param {HTMLElement[]} content
 * @param {HTMLElement[]} buttons
 * @param {string} [closing] the words of the last one
 */
export function fillDialog(dialog, title, content, buttons, closing = said('Close')) {
    const close = button(closing, () => dialog.close(), 'close');
    dialog.replaceChildren(
        element('h2', { id: `${dialog.id}-title` }, title),
        ...content,
        element('div', { className: 'row wrap' }, ...buttons, close),
    );
}

/** @param {HTMLDialogElement} dialog */
export function showDialog(dialog) {
    document.body.append(dialog);
    dialog.showModal();
}
