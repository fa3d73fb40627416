// A translator's file (.po) as the catalogue that the page reads: scripts/catalogues makes those of
// the site of it, and the page the one that is dropped on it. How a catalogue is written is said in
// src/core/catalogue.hpp.
import { hashOf } from './said.js';
import { pluralForms } from './plural_forms.js';

/**
 * @typedef {object} Entry
 * @property {string} context
 * @property {string} english
 * @property {string} text empty where there is no translation, or one that is not sure
 */

const escapes = { n: '\n', t: '\t', r: '\r' };
const unquoted = (quoted) =>
    quoted.slice(1, -1).replace(/\\(.)/g, (_, letter) => escapes[letter] ?? letter);

/**
 * @param {string} text of a .po file
 * @returns {Entry[]} its entries; the first one is its head
 */
export function readPo(text) {
    const entries = [];
    let entry = null;
    let field = '';
    for (const line of `${text}\nmsgid ""`.split(/\r?\n/)) {
        const [, key, quoted] = /^(?:(msgctxt|msgid|msgstr)\s+)?(".*")\s*$/.exec(line) ?? [];
        if (quoted === undefined) {
            if (/^#,.*\bfuzzy\b/.test(line)) field = 'fuzzy';
            continue;
        }
        const begins = key === 'msgctxt' || (key === 'msgid' && entry?.at !== 'msgctxt');
        if (begins) {
            if (entry) entries.push(entry);
            entry = { msgctxt: '', msgid: '', msgstr: '', fuzzy: field === 'fuzzy' };
        }
        if (!entry) continue;
        if (key) entry.at = field = key;
        entry[entry.at] += unquoted(quoted);
    }
    return entries.map(({ msgctxt, msgid, msgstr, fuzzy }) => ({
        context: msgctxt,
        english: msgid,
        text: fuzzy && msgid ? '' : msgstr,
    }));
}

/** @param {string} text */
const holesOf = (text) =>
    [...text.matchAll(/\{([a-z_]+)(?:([:|])([^{}]*))?\}/g)].map(([, name, sign, inside]) => ({
        name,
        sign,
        inside,
    }));

const namesOf = (holes) => [...new Set(holes.map(({ name }) => name))].sort().join(' ');

/**
 * @param {Entry} entry which is translated
 * @param {number} count of plural forms
 * @param {{ nouns: Set<string>, numbers: Set<string>, forms: Set<string> }} known the names of the holes
 *     that nouns and numbers fill, and all forms of nouns
 * @returns {string} what is wrong with it, empty if that is nothing
 */
export function faultOf({ context, english, text }, count, known) {
    if (text.includes('\n')) return 'has a line break';
    if (context === 'noun') return /[{}|]/.test(text) ? 'is a noun and has a hole' : '';
    const holes = holesOf(text);
    const spare = text.replace(/\{[a-z_]+(?:[:|][^{}]*)?\}/g, '');
    if (/[{}]/.test(spare)) return 'has a hole that is not written as holes are';
    const own = holesOf(english);
    if (namesOf(holes) !== namesOf(own)) {
        return `has the holes "${namesOf(holes)}" in the place of "${namesOf(own)}"`;
    }
    for (const { name, sign, inside } of holes) {
        if (sign === '|' && !known.numbers.has(name)) {
            return `asks for a number in {${name}}`;
        }
        if (sign === '|' && inside.split('|').length !== count) {
            return `must have ${count} forms in {${name}|...}`;
        }
        if (sign !== ':') continue;
        if (!known.nouns.has(name)) return `asks for a noun in {${name}}`;
        if (!known.forms.has(inside)) return `asks for the form "${inside}", which no noun has`;
    }
    return '';
}

/** @param {Entry[]} entries */
function knownOf(entries) {
    const nouns = new Set();
    const numbers = new Set();
    const forms = new Set();
    for (const { context, english, text } of entries) {
        for (const { name, sign } of holesOf(english)) {
            if (sign === ':') nouns.add(name);
            if (sign === '|') numbers.add(name);
        }
        if (context !== 'noun') continue;
        for (const [, form] of text.matchAll(/; (\w+): /g)) forms.add(form);
    }
    return { nouns, numbers, forms };
}

/** Whether that names a language, as far as the browser knows. @param {string} tag */
function isTag(tag) {
    try {
        return /^[A-Za-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
    } catch {
        return false;
    }
}

/**
 * @param {string} text of a .po file
 * @returns {{ file: string, tag: string, complete: boolean, missing: string[], faults: string[],
 *     texts: string[] }} the catalogue, empty where there can be none, whether its head says that
 *     nothing is missing, the sentences that it lacks, what is wrong, and all its texts
 */
export function pack(text) {
    const [head, ...entries] = readPo(text);
    const fields = new Map((head?.text ?? '').split('\n').map((line) => line.split(/:\s*(.*)/)));
    const tag = fields.get('Language')?.replace('_', '-') ?? '';
    const forms = pluralForms(fields.get('Plural-Forms') ?? '');
    if (head?.english !== '' || !isTag(tag) || !forms) {
        const faults = ['The head says no Language or no Plural-Forms that can be read.'];
        return { file: '', tag: '', complete: false, missing: [], faults, texts: [] };
    }
    const known = knownOf(entries);
    const missing = [];
    const faults = [];
    const hashed = new Map();
    for (const entry of entries) {
        const fault = entry.text && faultOf(entry, forms.count, known);
        if (fault) faults.push(`"${entry.text}" ${fault}.`);
        if (!entry.text) missing.push(entry.english);
        if (fault || !entry.text) continue;
        const hash = hashOf(entry.english, entry.context);
        if (hashed.has(hash)) faults.push(`"${entry.english}" has the hash of another sentence.`);
        hashed.set(hash, entry.text);
    }
    const hashes = [...hashed.keys()].sort((a, b) => a - b);
    const texts = hashes.map((hash) => hashed.get(hash));
    const lines = [
        'queens-lab-words 1',
        tag,
        forms.table,
        ...marksOf(tag),
        hashes.map((hash) => hash.toString(16).padStart(8, '0')).join(''),
        ...texts,
    ];
    const file = `${lines.join('\n')}\n`;
    return { file, tag, complete: fields.get('X-Complete') === 'yes', missing, faults, texts };
}

/** What stands between groups of digits, and the decimal mark. */
function marksOf(tag) {
    const parts = new Intl.NumberFormat(tag).formatToParts(1234567.5);
    return ['group', 'decimal'].map(
        (type) => parts.find((part) => part.type === type)?.value ?? '',
    );
}
