// The language of the page: which one is spoken first, its catalogue, and the texts of the page, which
// follow. The program follows by itself, see `follow`.
import { showAddress } from './address.js';
import { embedded } from './embed.js';
import { loadWords } from './parts.js';
import { recall, remember } from './memory.js';
import { english, languageOf, said, speak, spoken } from './said.js';

const root = document.documentElement;
const listed = (name) => (root.dataset[name] ?? '').split(' ').filter(Boolean);
/** Those whose translation is complete, which whoever's browser asks for them gets without asking. */
const whole = ['en', ...listed('languages')];
const all = [...whole, ...listed('drafts')];

/** Milliseconds that the first frame waits for words. */
const patience = 5000;

/** The language of a list that a tag means: 'de-LU' is German. */
const among = (offered, tag) =>
    offered.find((one) => one === tag) ?? offered.find((one) => one === tag?.split('-')[0]);

/** The languages to be spoken first, the most wanted one before the others; English is the last. */
function wishes() {
    const asked = [new URLSearchParams(location.search).get('lang'), recall('language')];
    const wanted = [
        ...asked.map((tag) => among(all, tag)),
        ...navigator.languages.map((tag) => among(whole, tag)),
    ];
    return new Set([...wanted.filter(Boolean), 'en']);
}

const attributes = ['aria-label', 'placeholder', 'alt', 'content'];

/** The texts of the page as it was written, each with how it is read and changed. */
function findTexts() {
    const found = [];
    const add = (english, read, write) => {
        const text = english.replace(/\s+/g, ' ').trim().replace(root.dataset.build, '{build}');
        if (/[a-z]/i.test(text)) found.push({ text, shown: english, read, write });
    };
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const own = node;
        if (/^(SCRIPT|STYLE)$/.test(node.parentNode.nodeName)) continue;
        add(
            own.data,
            () => own.data,
            (text) => (own.data = text),
        );
    }
    for (const name of attributes) {
        for (const element of document.querySelectorAll(`[${name}]`)) {
            if (name === 'content' && element.name !== 'description') continue;
            const read = () => element.getAttribute(name);
            add(read(), read, (text) => element.setAttribute(name, text));
        }
    }
    return found;
}
const texts = findTexts();

/** Says the texts of the page; one that says something else by now is left as it is. */
function sayTexts() {
    for (const place of texts) {
        if (place.read() !== place.shown) continue;
        const [before, after] = [/^\s*/, /\s*$/].map((space) => space.exec(place.shown)[0] && ' ');
        place.shown = before + said(place.text, { build: root.dataset.build }) + after;
        place.write(place.shown);
    }
}

const manifest = document.querySelector('link[rel="manifest"]');
const englishManifest = manifest?.href;

/** What the page is called where it is installed, and the pages beside it. */
function pointElsewhere(tag) {
    if (!all.includes(tag)) return;
    const isEnglish = tag === 'en';
    document.querySelector('#famous a').href = isEnglish ? 'boards/' : `boards/${tag}/`;
    document.querySelector('#frame-more a').href = isEnglish ? 'embed.html' : `embed.${tag}.html`;
    if (!manifest) return;
    const own = new URL(`words/${tag}.webmanifest`, englishManifest);
    manifest.href = isEnglish ? englishManifest : own.href;
}

/** @type {(file: string) => boolean} has the program speak a language; returns whether it can */
let tellProgram = () => true;
let latest = 0;

/**
 * @param {import('./said.js').Language} language
 * @returns {boolean} whether it is spoken from now on
 */
function take(language) {
    if (!tellProgram(language.file)) return false;
    speak(language);
    root.lang = language.tag;
    sayTexts();
    pointElsewhere(language.tag);
    dispatchEvent(new Event('spoken'));
    return true;
}

/**
 * @param {string} tag of the language to be spoken; fails where it cannot be had
 * @returns {Promise<boolean>} whether it is spoken, and no other one was chosen meanwhile
 */
async function change(tag) {
    const turn = (latest += 1);
    const file = tag === 'en' ? '' : await loadWords(tag);
    if (turn !== latest) return false;
    if (!take(file ? languageOf(file) : english)) throw new Error('This is no catalogue.');
    return true;
}

/**
 * @param {string} file a catalogue, of a translation that is tried
 * @returns {boolean} whether it is spoken
 */
export function tryWords(file) {
    latest += 1;
    return take(languageOf(file));
}

const notLoaded = () =>
    said('The words of this language could not be loaded: that takes a network connection.');

/**
 * Remembers a language for other visits, unless this is a frame of another page; and in an address that
 * asks for one, by which the page goes when it is reloaded.
 */
function choose(tag) {
    if (!embedded) remember('language', tag);
    const address = new URL(location.href);
    if (!address.searchParams.has('lang')) return;
    address.searchParams.set('lang', tag);
    showAddress(address);
}

/**
 * @param {(sentence: string) => void} complain called with what is wrong
 * @returns {(tag: string) => Promise<void>} speaks a language, and remembers it once it is spoken
 */
export const changing = (complain) => async (tag) => {
    try {
        if (await change(tag)) choose(tag);
    } catch {
        complain(notLoaded());
    }
};

/** Speaks the first of the wishes that can be had, unless another language is chosen meanwhile. */
async function speakFirst(complain) {
    let missing = false;
    for (const tag of wishes()) {
        if (tag === 'en') break;
        const turn = latest + 1;
        const isSpoken = await change(tag).catch(() => false);
        if (latest !== turn) return;
        if (isSpoken) break;
        missing = true;
    }
    if (missing) complain(notLoaded());
}

/** Begins to speak the first language; ends when it is spoken, or has kept the page waiting long enough. */
export const first = (complain) =>
    Promise.race([speakFirst(complain), new Promise((resolve) => setTimeout(resolve, patience))]);

/** @param {(file: string) => boolean} speak has the program speak, from now on */
export function follow(speak) {
    tellProgram = speak;
}

/** The catalogue that is spoken, and the languages there are, each with its own name. */
export const words = () => spoken().file;
export const languages = () => all.map((tag) => `${tag}\t${nameOf(tag)}`).join('\n');

function nameOf(tag) {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
    return name[0].toLocaleUpperCase(tag) + name.slice(1);
}
