// The address bar: follows the state of the program, and hands over links that were typed, pasted
// or followed.
import { isLesson, own } from './lesson_file.js';
import { remember } from './memory.js';

/**
 * Milliseconds between two changes, on average, and how many may come without a pause: Safari refuses
 * more than 100 in 30 seconds. Most come at once, for a page that is reloaded comes back to its address.
 */
const pause = 500;
const atOnce = 20;

/** Characters of a text that may be a link. The program itself refuses those a little too long. */
export const longestLink = 70_000;

/**
 * Whether this page is a file, whose address means nothing on another computer: Android has other names for
 * one than file:.
 */
export const isFile = !/^https?:$/.test(location.protocol);
/** Where the site is to be found, empty if its builder did not say. */
const home = document.querySelector('meta[property="og:url"]')?.content ?? '';

/** Whether links lead to this computer alone. */
export const linksStayHere = isFile && !home;

/**
 * A bare fragment, and what an address has from its fragment on: what makes them links are the keys. JSON
 * may hold a link, and is none.
 */
const keys = '(v|n|t|q|b|p|a|receipt|lesson)(=|%3D)';
const fragment = new RegExp(`^[#?]?([^\\s"{}]*&)?${keys}.+$`);
const inAddress = new RegExp(`(#|%23|&|%26)${keys}.`, 'i');

/** Pasted texts may be long: each letter is looked at a few times, whatever the text. */
function isAddress(word) {
    const host = word.indexOf('://');
    const begin = host < 0 ? -1 : word.slice(host).search(/#|%23/);
    return begin >= 0 && inAddress.test(word.slice(host + begin));
}

/**
 * @param {string} text that somebody brings
 * @returns {string} the link that it is, or the one address in it; empty if there is none, or more
 *     than one
 */
export function linkIn(text) {
    if (!text.includes('://')) return fragment.test(text) ? text : '';
    const addresses = text.split(/\s+/).filter(isAddress);
    return addresses.length === 1 ? addresses[0] : '';
}

/**
 * The address of this page for others. The reader's language is the reader's, and what makes it a frame
 * of another page is that page's; a lesson that is not of this site is here alone: no link carries them.
 */
function here() {
    const address = new URL(location.href);
    const isOwn = address.searchParams.get('lesson') === own;
    for (const key of ['lang', 'embed', 'origin', ...(isOwn ? ['lesson', 'step'] : [])]) {
        if (address.searchParams.has(key)) address.searchParams.delete(key);
    }
    return address.href.split('#')[0];
}

/**
 * Has the address bar show something else. Where that is one change too many for the browser, the next
 * one shows it.
 * @param {string | URL} address
 * @param {any} [state] of the entry in the history
 */
export function showAddress(address, state = history.state) {
    try {
        history.replaceState(state, '', address);
    } catch {
        // Nothing but the address bar has suffered.
    }
}

export class Address {
    #fragment = location.hash.slice(1);
    #timer = 0;
    /** When a change may come if all the others had paused before. */
    #due = -Infinity;
    #keeps;
    /** Whether the program has named a state to show, which it does once something is done or opened. */
    #followed = false;
    /** The state that the program came to by itself. */
    #first = '';
    /** @type {() => string | undefined} */
    #latest = () => '';

    /** @param {boolean} keeps whether the latest fragment is remembered as the session */
    constructor(keeps) {
        this.#keeps = keeps;
    }

    /** The fragment of the present state, without '#'. */
    get fragment() {
        return this.#fragment;
    }

    /**
     * @param {string} session the fragment that was on show before
     * @returns {[string, string]} the fragment that the page was opened with, and the one that it
     *     shows: neither receipts nor lessons are boards, so that the one before is
     */
    opened(session) {
        return [
            this.#fragment,
            /^(receipt|lesson)[=%]/.test(this.#fragment) ? session : this.#fragment,
        ];
    }

    /**
     * @param {string} fragment of a state
     * @returns {string} the whole address of that state, on this page or, if this is a file, on the
     *     site that it was made from
     */
    static of(fragment) {
        return `${isFile && home ? home : here()}#${fragment}`;
    }

    /**
     * @param {() => string | undefined} latest the fragment of the state that is left, which may not have
     *     been shown: a search that plays has no address of each step
     */
    begin(latest) {
        this.#latest = latest;
        this.#first = latest();
    }

    /** @returns {boolean} whether that state is the one that the program came to by itself */
    isFirst(fragment) {
        return fragment === this.#first;
    }

    /** @param {string} fragment to show */
    follow(fragment) {
        this.#followed = true;
        this.#fragment = fragment;
        if (this.#timer) return;
        const wait = Math.max(0, this.#due - atOnce * pause - performance.now());
        this.#timer = setTimeout(() => this.#show(), wait);
    }

    /**
     * @param {(text: string) => void} open called with every link, and lesson, that the visitor brings
     * @param {(text: string) => boolean} type called with any other text that is pasted; returns
     *     whether there is a field for it
     */
    watch(open, type) {
        // Not the address itself: it may have been replaced since.
        addEventListener('hashchange', ({ newURL }) => {
            open(new URL(newURL).hash.slice(1, longestLink));
        });
        const leave = () => {
            const state = this.#latest();
            if (state && (this.#followed || state !== this.#first)) this.follow(state);
            // Whoever did nothing leaves nothing: what an earlier visit left stays.
            if (this.#followed) this.#show();
        };
        addEventListener('pagehide', leave);
        document.addEventListener('visibilitychange', () => document.hidden && leave());
        document.addEventListener('paste', (event) => {
            if (event.target.matches?.('input, textarea')) return;
            const text = event.clipboardData?.getData('text/plain').trim() ?? '';
            const opened = isLesson(text) ? text : linkIn(text);
            if (opened) {
                open(opened.slice(0, longestLink));
            } else if (!type(text.slice(0, longestLink))) {
                return;
            }
            event.preventDefault();
        });
    }

    /** Forgets what is shown, also for the visit to come: whoever starts over does not come back to it. */
    forget() {
        if (this.#keeps) remember('session', '');
        this.#keeps = false;
        this.#fragment = '';
        showAddress(location.pathname + location.search, null);
    }

    #show() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        if (this.#keeps) remember('session', this.#fragment);
        if (location.hash.slice(1) !== this.#fragment) showAddress(`#${this.#fragment}`);
        // The pause begins when all of this is done, which may take a while on a busy machine.
        this.#due = Math.max(this.#due, performance.now()) + pause;
    }
}

/** @returns {string} the address of the page itself, with nothing opened in it */
export const bareAddress = () => Address.of('').split(/[?#]/)[0];
