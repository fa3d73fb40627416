// What a pupil hands in, a receipt: who, which lesson, and what became of each task. It travels as a
// link whose fragment is `receipt=VERSION.SUM.LETTERS`, and is packed and read here alone.
import { isTooOld, keyPattern, pack, packedIn, tooOld, unpack } from './packed.js';
import { sentence } from './said.js';

/**
 * @typedef {object} TaskDone What became of a task.
 * @property {string} link of the task, with its goal
 * @property {'open' | 'met' | 'missed'} state
 * @property {number} tries
 * @property {number} seconds
 * @property {string} board the one that met the goal, or the latest try; empty if there is none
 * @property {string} wrong the latest board that was said to miss the goal
 */
/**
 * @typedef {object} Receipt
 * @property {string} name of the pupil, as it was typed
 * @property {string} lesson its name on this site, empty for a task without a lesson
 * @property {string} title of the lesson
 * @property {number} at when it was handed in, in seconds since 1970
 * @property {TaskDone[]} tasks
 */

const version = '1';
const states = ['open', 'met', 'missed'];

/** The most tasks that are handed in. */
export const mostTasks = 60;

/** The most that is read. */
const most = { name: 60, title: 120, tasks: mostTasks, link: 2000, tries: 9999, seconds: 999_999 };
/** Bytes of the longest receipt, unpacked, and letters of the longest one as it travels. */
const longestUnpacked = 64 * 1024;
const longestReceipt = 64 * 1024;

/** Why a text is no receipt. */
export const faults = {
    broken: sentence(
        'This receipt is damaged: letters of its link are missing or changed. Ask for it again.',
    ),
    newer: sentence('This receipt was made by a newer Queens Lab. Reload the page to read it.'),
    strange: sentence('This link was not made by Queens Lab: what is in it is not a receipt.'),
    tooOld,
};

/** The checksum of Fowler, Noll and Vo with 64 bits, of a text that may still grow. */
class Checksum {
    #high = 0xcbf29ce4;
    #low = 0x84222325;

    /** @param {string} text that comes behind what was added before */
    add(text) {
        const word = 2 ** 32;
        for (const letter of text) {
            const low = (this.#low ^ letter.codePointAt(0)) >>> 0;
            // Times 2^40 + 435: every number here is below 2^42, and so exact.
            const product = low * 435;
            this.#low = product % word;
            this.#high = (this.#high * 435 + Math.floor(product / word) + low * 256) % word;
        }
        return this;
    }

    /** In digits and small letters. */
    get written() {
        return ((BigInt(this.#high) << 32n) | BigInt(this.#low)).toString(36);
    }
}

const whole = (value, limit) => Number.isInteger(value) && value >= 0 && value <= limit;
// What cannot be seen would make two names of one.
const words = (value, limit) =>
    typeof value === 'string' &&
    value.length <= limit &&
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value);

function taskOf(value) {
    if (!Array.isArray(value) || value.length !== 6) return null;
    const [link, state, tries, seconds, board, wrong] = value;
    const fits =
        [link, board, wrong].every((text) => words(text, most.link)) &&
        whole(state, states.length - 1) &&
        whole(tries, most.tries) &&
        whole(seconds, most.seconds);
    return fits ? { link, state: states[state], tries, seconds, board, wrong } : null;
}

/** @returns {Receipt | null} what the values mean, nothing if they are no receipt */
function receiptOf(value) {
    if (!Array.isArray(value) || value.length !== 5) return null;
    const [name, lesson, title, at, list] = value;
    const fits =
        words(name, most.name) &&
        name.trim() !== '' &&
        words(lesson, most.name) &&
        words(title, most.title) &&
        whole(at, Number.MAX_SAFE_INTEGER) &&
        Array.isArray(list) &&
        list.length <= most.tasks;
    const tasks = fits ? list.map(taskOf) : [null];
    return tasks.includes(null) ? null : { name, lesson, title, at, tasks };
}

/** Words as they are read again: at most that long, without what cannot be seen. */
const shown = (text, limit) =>
    text
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, ' ')
        .slice(0, limit)
        .replace(/\p{Surrogate}/gu, '')
        .trim();

/** What is too long for a receipt is left out. */
const short = (text) => (words(text, most.link) ? text : '');

/** What is left out of the tasks of a receipt that would be too long to be read, and more of them. */
const leftOut = [{}, { wrong: '' }, { wrong: '', board: '' }];

/**
 * @param {Receipt} receipt
 * @returns {Promise<string>} the fragment of a link that holds it, without '#'; rejected where the
 *     browser is too old
 */
export async function packReceipt({ name, lesson, title, at, tasks }) {
    const head = [shown(name, most.name), shown(lesson, most.name), shown(title, most.title), at];
    let packed;
    for (const without of leftOut) {
        const list = tasks
            .slice(0, most.tasks)
            .map((task) => ({ ...task, ...without }))
            .map(({ link, state, tries, seconds, board, wrong }) => [
                short(link),
                states.indexOf(state),
                Math.min(tries, most.tries),
                Math.min(Math.round(seconds), most.seconds),
                short(board),
                short(wrong),
            ]);
        const letters = await pack(JSON.stringify([...head, list]));
        const sum = new Checksum().add(`${version}.${letters}`).written;
        packed = `${version}.${sum}.${letters}`;
        if ((await readReceipt(packed)).receipt) break;
    }
    return `receipt=${packed}`;
}

const parts = /^(\d{1,6})\.([0-9a-z]{1,13})\.([\w-]+)$/;

/** @returns {{ made?: string, letters?: string }} the parts of a receipt whose checksum is right */
function partsOf(text) {
    if (text.length > longestReceipt) return {};
    const [, made, sum, letters] = parts.exec(text) ?? [];
    const isRight = letters && sum === new Checksum().add(`${made}.${letters}`).written;
    return isRight ? { made, letters } : {};
}

/**
 * Reads what stands behind `receipt=` in a link.
 * @param {string} text
 * @returns {Promise<{ receipt?: Receipt, fault?: keyof typeof faults }>} never rejected
 */
export async function readReceipt(text) {
    const { made, letters } = partsOf(text);
    if (!letters) return { fault: 'broken' };
    if (made !== version) return { fault: Number(made) > Number(version) ? 'newer' : 'strange' };
    try {
        const receipt = receiptOf(JSON.parse(await unpack(letters, longestUnpacked)));
        return receipt ? { receipt } : { fault: 'strange' };
    } catch {
        return { fault: isTooOld() ? 'tooOld' : 'strange' };
    }
}

const key = keyPattern('receipt', `|[\\s<"']`);

const something = new RegExp(`${key}\\d`, 'i');

/** Whether a text holds what may be a receipt, or is a link to one of which nothing may be left. */
export const holdsReceipt = (text) =>
    something.test(text) || packedIn('receipt', text) !== undefined;

/** The most that are looked for in a text, more than a class has room for. */
export const mostFound = 2000;
/** The lines that a messenger may make of one. */
const mostLines = 40;

/** The line of one with a letter at its end, no full stop, and lines that may go on with it. */
const anywhere = new RegExp(`${key}(\\d[\\w.-]*[\\w-](?:=?\\r?\\n(?!receipt=)[\\w-]+)*)`, 'gi');

/**
 * @param {string[]} lines into which a receipt may be broken, with others behind it
 * @returns {string | undefined} the receipt, if the checksum of as many lines is right
 */
function joined(lines) {
    const [, made, wanted, letters] = parts.exec(lines[0]) ?? [];
    if (!letters) return undefined;
    const sum = new Checksum().add(`${made}.${letters}`);
    for (let count = 1; ; ++count) {
        if (sum.written === wanted) return lines.slice(0, count).join('');
        if (count === lines.length) return undefined;
        sum.add(lines[count]);
    }
}

/**
 * Finds all that may be receipts in a text of whatever kind: links with words around them, each
 * perhaps broken into lines.
 * @param {string} text
 * @returns {string[]} what stands behind `receipt=`, each once, in the order of the text
 */
export function receiptsIn(text) {
    const found = new Set();
    for (const [, match] of text.matchAll(anywhere)) {
        const lines = match.split(/=?\r?\n/).slice(0, mostLines);
        found.add(joined(lines) ?? lines[0]);
        if (found.size === mostFound) break;
    }
    return [...found];
}
