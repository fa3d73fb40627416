// Elements of the page: those that are there, by their names, and those that are made.

/** @param {string} id */
export const find = (id) => document.getElementById(id);

/**
 * @param {string} name of the element
 * @param {object} [properties]
 * @param {...(Node | string)} children
 */
export function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
}

/** A button with its words, and what it does. */
export function button(words, act, className = '') {
    const made = element('button', { type: 'button', className }, words);
    made.addEventListener('click', act);
    return made;
}

/** Milliseconds for which a question takes no press: it appears under a finger that may tap twice. */
const unanswered = 700;

/**
 * Asks in the words of a button whether it is meant; the second press does it.
 * @param {HTMLButtonElement} pressed
 * @param {string} sure the question
 * @param {() => void} act
 */
export function askOnce(pressed, sure, act) {
    if (pressed.hasAttribute('aria-disabled')) return;
    if (pressed.textContent === sure) {
        act();
        return;
    }
    pressed.textContent = sure;
    pressed.setAttribute('aria-disabled', 'true');
    setTimeout(() => pressed.removeAttribute('aria-disabled'), unanswered);
}
