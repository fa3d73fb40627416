// What the page says when the program cannot be loaded or has stopped working.
import { Address } from './address.js';
import { find } from './elements.js';
import { said } from './said.js';

/**
 * Shows over the dead canvas what happened and how to continue.
 * @param {string} reason
 * @param {string} fragment of the last state
 * @param {() => void} startOver
 * @param {boolean} missing whether a part of the program could not be loaded
 */
export function showCrash(reason, fragment, startOver, missing) {
    const dialog = find('crash');
    if (dialog.open) return;
    find('link-dialog').close();
    if (missing) {
        find('crash-title').textContent = said('A part of Queens Lab could not be loaded');
        find('crash-fault').textContent = said('Your board is safe: it is in this link.');
    }
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
        button.addEventListener('click', (event) => {
            event.preventDefault();
            location.reload();
        });
    }
}
