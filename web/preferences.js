// What the visitor's system asks for, followed while the page is open, and the theme that the
// visitor chose here, which takes precedence over the system's.
import { embedded } from './embed.js';
import { recall, remember } from './memory.js';
import { isNew } from './newcomer.js';

const queries = [
    '(prefers-color-scheme: dark)',
    '(prefers-reduced-motion: reduce)',
    '(prefers-contrast: more), (forced-colors: active)',
    '(pointer: coarse)',
].map((query) => matchMedia(query));

/**
 * The bits after those of the queries: a theme is remembered, and it is the dark one; this is a
 * frame; the visitor has never done anything here; a lesson stands beside; its type is large.
 */
const remembered = 16;
const rememberedDark = 32;
const framed = 64;
const newcomer = 128;
const besideLesson = 256;
const largeType = 512;
/** Pixels of a page that a room looks at: on a phone only the lesson is larger. */
const leastOfRoom = 600;

let theme = recall('theme');

/**
 * Gives the HTML around the canvas the theme, and the browser's own frame its colour. Without a
 * chosen theme both follow the system by themselves: a query that is asked between the system's
 * change and the browser's word of it changes silently, and the program asks in every frame.
 */
function dress() {
    const root = document.documentElement;
    if (theme) {
        root.dataset.theme = theme;
    } else {
        delete root.dataset.theme;
    }
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
        const own = meta.dataset.theme;
        const chosen = own === theme ? 'all' : 'not all';
        meta.media = theme ? chosen : `(prefers-color-scheme: ${own})`;
    }
}

/**
 * @returns {number} a bit for each answer: dark 1, reduced motion 2, more contrast 4, coarse
 *     pointer 8, a theme is remembered 16, it is dark 32, the board stands among other
 *     things, in another page or beside a lesson, 64, a visitor who has never done anything
 *     here 128, a lesson beside it, with or without the tools, 256, and in large type 512
 */
export function preferences() {
    // A lesson leaves of the laboratory the board alone.
    const among = embedded || document.documentElement.dataset.lesson === 'board';
    let bits = (among ? framed : 0) | (isNew() ? newcomer : 0);
    if ('lesson' in document.documentElement.dataset) bits |= besideLesson;
    if ('large' in document.documentElement.dataset && innerWidth >= leastOfRoom) bits |= largeType;
    queries.forEach((query, i) => (bits |= query.matches ? 1 << i : 0));
    if (theme) bits |= theme === 'dark' ? remembered | rememberedDark : remembered;
    return bits;
}

/** @param {number} dark 1 for the dark theme, 0 for the light one, -1 to follow the system */
export function rememberTheme(dark) {
    theme = dark < 0 ? '' : dark ? 'dark' : 'light';
    if (!embedded) remember('theme', theme);
    dress();
}

/** @param {() => void} changed called whenever an answer has changed */
export function watchPreferences(changed) {
    dress();
    for (const query of queries) {
        query.addEventListener('change', changed);
    }
}
