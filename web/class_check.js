// Receipts checked: each board against the goal of its task, and each receipt against the others.
import { goalOf, valueOf, workOf } from './board_keys.js';
import { readReceipt } from './receipt.js';
import { said } from './said.js';

/**
 * @typedef {'open' | 'met' | 'missed' | 'unsure' | 'faked'} Outcome What a task has come to: `unsure`
 *     was solved as far as its board shows, `faked` says that it was and was not.
 */
/**
 * @typedef {import('./receipt.js').TaskDone & { outcome: Outcome, asked: string, elsewhere: boolean,
 *     unread?: boolean }} CheckedTask `unread` is one of which this build cannot read the board or the goal
 */
/**
 * @typedef {object} Entry A receipt of a class.
 * @property {string} text as it travelled
 * @property {import('./receipt.js').Receipt} receipt
 * @property {CheckedTask[]} tasks
 */
/**
 * @typedef {object} Row A pupil in the table of a lesson.
 * @property {Entry} entry the one that counts
 * @property {Entry[]} entries all receipts of the pupil that go on from each other
 * @property {string[]} notes a sentence for whatever is odd
 */

/**
 * @param {import('./receipt.js').TaskDone} task
 * @param {(link: string) => { outcome: string, asked: string, on: string }} check asks the program;
 *     `on` is what the goal leaves as it is of the board
 * @returns {CheckedTask}
 */
export function checkTask(task, check) {
    const board = workOf(task.board) || workOf(task.link);
    const regions = valueOf(task.link, 'g');
    // Where a key comes twice the first one counts: a task's regions are its own.
    const given = regions && `g=${regions}&`;
    const { outcome, asked, on } = check(`${given}${board}&goal=${goalOf(task.link)}`);
    const checked = { ...task, asked, elsewhere: false };
    if (task.state !== 'met') return { ...checked, outcome: task.state };
    if (!task.board) return { ...checked, outcome: 'unsure' };
    // A newer build, which the pupil may have, has goals and surfaces that this one does not know.
    if (outcome === 'unreadable') return { ...checked, outcome: 'unsure', unread: true };
    if (outcome === 'missed') return { ...checked, outcome: 'faked' };
    const own = check(`${workOf(task.link)}&goal=${goalOf(task.link)}`).on;
    const elsewhere = !isOfTask(task, own, on);
    return { ...checked, outcome, elsewhere };
}

/**
 * Whether the board of a task has the size, the edges, the regions, the pawns, the walls and the
 * forbidden squares of the task's own board, but for those that the goal asks about.
 * @param {string} asked what the goal leaves as it is of the task's own board
 * @param {string} done the same of the board
 */
function isOfTask({ link, board }, asked, done) {
    const regions = valueOf(link, 'g');
    // A garden that is named by its day has its board elsewhere.
    if (valueOf(link, 'day') && !regions) return true;
    // Receipts of earlier builds leave the regions out.
    return ['', regions].includes(valueOf(board, 'g')) && asked === done;
}

/** What is odd about one task of a receipt. */
function oddities(task, i, known) {
    const n = i + 1;
    const found = [];
    if (known && !known.includes(task.link)) {
        found.push(said('Task {n} is not in this lesson.', { n }));
    }
    if (task.outcome === 'faked') {
        found.push(said('Task {n} is said to be solved, but its board does not solve it.', { n }));
    } else if (task.unread) {
        found.push(
            said(
                'Task {n} is said to be solved, but this version of Queens Lab cannot read its board. ' +
                    'Reload the page: a newer one may.',
                { n },
            ),
        );
    } else if (task.elsewhere) {
        found.push(said('Task {n} was solved on another board than that of the task.', { n }));
    }
    return found;
}

const keyOf = ({ name }) => name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether one receipt can have come before the other, from the same device. */
function goesOn(before, after) {
    return before.tasks.every((task) => {
        const later = after.tasks.find(({ link }) => link === task.link);
        if (!later) return false;
        const lost = task.state === 'met' && later.state !== 'met';
        return !lost && later.tries >= task.tries && later.seconds >= task.seconds;
    });
}

/** Seconds of work after which the same number of them is no chance. */
const longWork = 60;

/** What two pupils can hardly have alike by chance, empty for less. */
function workDone({ tasks }) {
    const tried = tasks.filter(({ tries }) => tries > 0);
    const spent = tasks.reduce((sum, { seconds }) => sum + seconds, 0);
    return tried.length > 0 && spent >= longWork
        ? JSON.stringify(tasks.map((task) => [task.tries, task.seconds, task.board, task.wrong]))
        : '';
}

/** The list under a key of a map, made empty if there is none. */
function listIn(map, key) {
    if (!map.has(key)) map.set(key, []);
    return map.get(key);
}

/**
 * @param {Entry[]} entries of one lesson
 * @param {string[]} [known] the links of its tasks, if they are known
 * @returns {Row[]} a row for each pupil, with the latest of the receipts that go on from each other
 */
export function rowsOf(entries, known) {
    const rows = [];
    const ofPupils = new Map();
    const inOrder = [...entries].sort((one, other) => one.receipt.at - other.receipt.at);
    for (const entry of inOrder) {
        const key = keyOf(entry.receipt);
        const same = listIn(ofPupils, key);
        const before = same.find((row) => goesOn(row.entry.receipt, entry.receipt));
        if (before) {
            before.entry = entry;
            before.entries.push(entry);
        } else {
            const row = { key, entry, entries: [entry], others: same.length };
            for (const other of same) other.others += 1;
            same.push(row);
            rows.push(row);
        }
    }
    const works = rows.map(({ entry }) => workDone(entry.receipt));
    const alike = new Map();
    for (const [place, row] of rows.entries()) listIn(alike, works[place]).push(row);
    return rows.map(({ key, entry, entries, others }, place) => {
        const notes = entry.tasks.flatMap((task, i) => oddities(task, i, known));
        const work = works[place];
        const twin = work && alike.get(work).find((row) => row.key !== key);
        if (twin) {
            const name = twin.entry.receipt.name;
            notes.push(
                said('Boards, tries and seconds are those of {name}: one may be a copy.', { name }),
            );
        }
        if (others > 0) {
            notes.push(said('Another pupil, or another device, handed in under this name, too.'));
        }
        const count = entries.length;
        if (count > 1) {
            notes.push(said('Handed in {count} times: the latest one counts.', { count }));
        }
        return { entry, entries, notes };
    });
}

/** Milliseconds of checking after which the page draws. */
const slice = 30;

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Reads receipts and checks their boards, each once. */
export class Checker {
    #ask;
    /** @type {Map<string, Entry>} */
    #entries = new Map();
    #checks = new Map();

    /** @param {(question: string) => string} ask the program */
    constructor(ask) {
        this.#ask = ask;
    }

    /** Forgets the sentences of another language. */
    clear() {
        this.#entries.clear();
        this.#checks.clear();
    }

    /**
     * @param {string[]} texts as they travelled
     * @returns {Entry[]} those that are read
     */
    entriesOf(texts) {
        return texts.map((text) => this.#entries.get(text)).filter(Boolean);
    }

    /** @param {string[]} texts as they travelled */
    async read(texts) {
        let since = performance.now();
        for (const text of texts) {
            if (this.#entries.has(text)) continue;
            const { receipt } = await readReceipt(text);
            if (!receipt) continue;
            const tasks = [];
            for (const task of receipt.tasks) {
                tasks.push(checkTask(task, (link) => this.#check(link)));
                if (performance.now() - since < slice) continue;
                await breath();
                since = performance.now();
            }
            this.#entries.set(text, { text, receipt, tasks });
        }
    }

    #check(link) {
        if (!this.#checks.has(link)) {
            const [outcome, asked, on] = this.#ask(`check ${link}`).split('\t');
            this.#checks.set(link, { outcome, asked, on });
        }
        return this.#checks.get(link);
    }
}
