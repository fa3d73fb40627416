// What the browser keeps between visits. Reading and writing may be forbidden (private windows,
// frames in school platforms), and then nothing is kept.

/** What a tab keeps for itself, also over a reload; to ask for it may be forbidden, too. */
export const inTab = () => sessionStorage;
const inBrowser = () => localStorage;

/** What this page has last read or kept under each name. */
const seen = {};

/**
 * @param {string} name
 * @param {() => Storage} [storage]
 * @returns {string} what was kept under that name, empty if nothing
 */
export function recall(name, storage = inBrowser) {
    try {
        seen[name] = storage().getItem(`queens-lab/${name}`) ?? '';
        return seen[name];
    } catch {
        return '';
    }
}

/**
 * @param {string} text
 * @returns {unknown} what stands in it as JSON, null where it is empty, undefined where it cannot be read
 */
export function parsed(text) {
    try {
        return JSON.parse(text || 'null');
    } catch {
        return undefined;
    }
}

/**
 * @param {string} name
 * @param {string} text what to keep; an empty text forgets what was kept
 * @param {() => Storage} [storage]
 * @returns {boolean} whether it is kept
 */
export function remember(name, text, storage = inBrowser) {
    try {
        if (text) {
            storage().setItem(`queens-lab/${name}`, text);
        } else {
            storage().removeItem(`queens-lab/${name}`);
        }
        seen[name] = text;
        return true;
    } catch {
        // The visitor's settings forbid it, or it is full; the program works without.
        return false;
    }
}

/**
 * @param {string} name
 * @returns {string | undefined} what another page has kept under that name since this one has read it, if
 *     any has, empty once it forgot that
 */
export function news(name) {
    const before = seen[name];
    recall(name);
    return before !== undefined && seen[name] !== before ? seen[name] : undefined;
}

/** Has web/lessons.js say, once, that what somebody does here is not kept. */
export const tellNotKept = () => dispatchEvent(new Event('not-kept'));

/**
 * @param {string} name
 * @param {(text: string) => void} act called with what another page keeps under that name, since this one
 *     has read it, empty once it forgets
 */
export function follow(name, act) {
    /** A page that is on its way, or put aside by the browser to be gone back to, hears of nothing. */
    const look = () => {
        const text = news(name);
        if (text !== undefined) act(text);
    };
    addEventListener('storage', ({ key, newValue }) => {
        if (key !== `queens-lab/${name}`) return;
        seen[name] = newValue ?? '';
        act(seen[name]);
    });
    addEventListener('pageshow', look);
    look();
}
