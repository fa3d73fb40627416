// The receipts of a class as tables: pupils against the tasks of a lesson, the commonest wrong boards,
// and all of it as CSV.
import { boardOf } from './board_keys.js';
import { rowsOf } from './class_check.js';
import { own } from './lesson_link.js';
import { said, spoken } from './said.js';

/**
 * @typedef {object} Table What a class has handed in of one lesson.
 * @property {string} key
 * @property {string} title
 * @property {{ link: string, asked: string, met: number, wrong: WrongBoard[] }[]} tasks
 * @property {import('./class_check.js').Row[]} rows
 */
/**
 * @typedef {object} WrongBoard A board that several may have come to.
 * @property {string} board
 * @property {string[]} names of those who did
 */

/**
 * The lesson of a receipt: one of this site by its name, for it has a title in each language, and one
 * of somebody's own by its title. A task that came as a link is known by that.
 */
function keyOf({ lesson, title, tasks }) {
    if (!lesson) return tasks.map(({ link }) => `\n${link}`).join('');
    return lesson === own ? `${own}\n${title}` : lesson;
}

const solved = ({ outcome }) => outcome === 'met' || outcome === 'unsure';

/** How many tasks of a row are solved. */
export const metIn = ({ entry }) => entry.tasks.filter(solved).length;

/** The task of a row that has this link, nothing if there is none. */
export const taskIn = ({ entry }, link) => entry.tasks.find((task) => task.link === link);

/** The boards of a task that miss its goal, the commonest one first. */
function wrongBoards(rows, link) {
    const found = new Map();
    for (const row of rows) {
        const task = taskIn(row, link);
        if (!task) continue;
        const last = ['missed', 'faked'].includes(task.outcome) ? [task.board] : [];
        for (const board of new Set([task.wrong, ...last].map(boardOf).filter(Boolean))) {
            const { names } = found.get(board) ?? { names: [] };
            found.set(board, { board, names: [...names, row.entry.receipt.name] });
        }
    }
    return [...found.values()].sort((one, other) => other.names.length - one.names.length);
}

const orders = {
    name: (one, other) => one.entry.receipt.name.localeCompare(other.entry.receipt.name),
    tasks: (one, other) => metIn(other) - metIn(one) || orders.name(one, other),
};

/**
 * What an entry without a lesson asks for, with a number where others ask the same.
 * @param {import('./class_check.js').Entry} entry
 * @param {Map<string, number>} asked how often each has been asked for
 */
function askedIn({ tasks }, asked) {
    const title = (tasks.length === 1 && tasks[0].asked) || said('Tasks without a lesson');
    const n = (asked.get(title) ?? 0) + 1;
    asked.set(title, n);
    return n > 1 ? `${title} (${n})` : title;
}

/**
 * @param {import('./class_check.js').Entry[]} entries
 * @param {'name' | 'tasks'} order of the pupils
 * @param {Record<string, { title: string, links: string[] }>} known lessons of this site, by name
 * @returns {Table[]} a table for each lesson, the one that was handed in last at the front
 */
export function tablesOf(entries, order, known = {}) {
    const groups = new Map();
    const titles = new Map();
    const asked = new Map();
    for (const entry of entries) {
        const key = keyOf(entry.receipt);
        const group = groups.get(key) ?? [];
        groups.delete(key);
        groups.set(key, [...group, entry]);
        const { lesson, title } = entry.receipt;
        if (group.length === 0) titles.set(key, lesson ? title : askedIn(entry, asked));
    }
    return [...groups].reverse().map(([key, group]) => {
        const { title = titles.get(key), links } = known[group[0].receipt.lesson] ?? {};
        const rows = rowsOf(group, links).sort(orders[order]);
        const handedIn = rows.flatMap(({ entry }) => entry.tasks);
        const all = new Set([...(links ?? []), ...handedIn.map(({ link }) => link)]);
        const tasks = [...all].map((link) => ({
            link,
            asked: handedIn.find((task) => task.link === link)?.asked ?? '',
            met: rows.filter((row) => solved(taskIn(row, link) ?? {})).length,
            wrong: wrongBoards(rows, link),
        }));
        return { key, title, tasks, rows };
    });
}

/** What becomes of a task, in words. */
export const outcomeWords = () => ({
    met: said('solved'),
    missed: said('not yet'),
    unsure: said('solved, which a board cannot show'),
    faked: said('said to be solved, but it is not'),
    open: said('not begun'),
});

/** A field of CSV; what a spreadsheet would take for a formula begins with an apostrophe. */
function field(value) {
    const text = String(value);
    const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What parts the fields: a spreadsheet takes a comma for the mark of decimals where that is one. */
const separator = () => ((0.5).toLocaleString(spoken().tag).includes(',') ? ';' : ',');

/** @returns {string} the time on the clock of this device, as spreadsheets of any language read it */
function timeOf(seconds) {
    const time = new Date(Math.min(seconds * 1000, 8.6e15));
    const here = new Date(time - time.getTimezoneOffset() * 60_000);
    return here.toISOString().slice(0, -5).replace('T', ' ');
}

/**
 * @param {Table} table
 * @returns {string} a line for each pupil, and for each task what came of it, tries, seconds and board,
 *     in the language that is spoken
 */
export function csvOf({ title, tasks, rows }) {
    const heads = tasks.flatMap((_, i) => {
        const n = i + 1;
        return [
            said('Task {n}', { n }),
            said('Task {n}: tries', { n }),
            said('Task {n}: seconds', { n }),
            said('Task {n}: board', { n }),
        ];
    });
    const words = outcomeWords();
    const lines = rows.map((row) => {
        const { name, at } = row.entry.receipt;
        const cells = tasks.flatMap(({ link }) => {
            const task = taskIn(row, link);
            if (!task) return ['', '', '', ''];
            return [words[task.outcome], task.tries, task.seconds, task.board];
        });
        return [name, title, timeOf(at), metIn(row), ...cells, row.notes.join(' ')];
    });
    const ends = [said('Name'), said('Lesson'), said('Handed in at'), said('Solved')];
    const between = separator();
    return [[...ends, ...heads, said('Remarks')], ...lines]
        .map((line) => `${line.map(field).join(between)}\n`)
        .join('');
}
