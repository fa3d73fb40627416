// What the page says when the program cannot be loaded or has stopped working.
import { Address } from './address.js';
import { find } from './elements.js';
import { said } from './said.js';

/**
 * Shows over the dead canvas what happened and how to continue.
 * @param {string} reason
 * @param {Address} address of the last state
 * @param {boolean} missing whether a part of the program could not be loaded
 */
export function showCrash(reason, address, missing) {
    const dialog = find('crash');
    if (dialog.open) return;
    find('link-dialog').close();
    if (missing) {
        find('crash-title').textContent = said('A part of Queens Lab could not be loaded');
        find('crash-fault').textContent = said('Your board is safe: it is in this link.');
    }
    find('crash-link').value = Address.of(address.fragment);
    find('crash-reason').textContent = reason;
    find('crash-restart').addEventListener('click', () => {
        address.forget();
        location.reload();
    });
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.showModal();
}

/**
 * Says beside the first board that the program did not start.
 * @param {string} reason
 * @param {boolean} lost whether nothing answered
 */
export function showNoStart(reason, lost) {
    const trouble = find('trouble');
    const say = () => {
        trouble.querySelector('p').textContent = lost
            ? said('Queens Lab could not be loaded. Are you still online?')
            : said('Queens Lab could not start: {reason}', { reason });
    };
    find('loading').hidden = true;
    trouble.hidden = false;
    say();
    // The visitor's language may still be on its way.
    addEventListener('spoken', say);
}

/** Makes every Reload button do what it says. */
export function enableReload() {
    for (const button of document.querySelectorAll('.reload')) {
        button.addEventListener('click', (event) => {
            event.preventDefault();
            location.reload();
        });
    }
}
