// The receipts of a class as tables: pupils against the tasks of a lesson, the commonest wrong boards,
// and all of it as CSV.
import { boardOf } from './board_keys.js';
import { rowsOf } from './class_check.js';
import { own } from './lesson_link.js';
import { said } from './said.js';

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
 * of somebody's own by its title. Tasks that were sent by themselves stand together.
 */
const keyOf = ({ lesson, title }) => (lesson === own ? `${own}\n${title}` : lesson);

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
 * @param {import('./class_check.js').Entry[]} entries
 * @param {'name' | 'tasks'} order of the pupils
 * @param {Record<string, { title: string, links: string[] }>} known lessons of this site, by name
 * @returns {Table[]} a table for each lesson, the one that was handed in last at the front
 */
export function tablesOf(entries, order, known = {}) {
    const groups = new Map();
    for (const entry of entries) {
        const key = keyOf(entry.receipt);
        const group = groups.get(key) ?? [];
        groups.delete(key);
        groups.set(key, [...group, entry]);
    }
    return [...groups].reverse().map(([key, group]) => {
        const { lesson, title } = group[0].receipt;
        const { title: shown = title, links } = known[lesson] ?? {};
        const rows = rowsOf(group, links).sort(orders[order]);
        const handedIn = rows.flatMap(({ entry }) => entry.tasks);
        const all = new Set([...(links ?? []), ...handedIn.map(({ link }) => link)]);
        const tasks = [...all].map((link) => ({
            link,
            asked: handedIn.find((task) => task.link === link)?.asked ?? '',
            met: rows.filter((row) => solved(taskIn(row, link) ?? {})).length,
            wrong: wrongBoards(rows, link),
        }));
        return { key, title: lesson ? shown : said('Tasks without a lesson'), tasks, rows };
    });
}

/** A field of CSV; what a spreadsheet would take for a formula begins with an apostrophe. */
function field(value) {
    const text = String(value);
    const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * @param {Table} table
 * @returns {string} a line for each pupil, and for each task what came of it, tries, seconds and board
 */
export function csvOf({ title, tasks, rows }) {
    const heads = tasks.flatMap((_, i) =>
        ['', ' tries', ' seconds', ' board'].map((part) => `task ${i + 1}${part}`),
    );
    const lines = rows.map((row) => {
        const { name, at } = row.entry.receipt;
        const cells = tasks.flatMap(({ link }) => {
            const task = taskIn(row, link);
            return task ? [task.outcome, task.tries, task.seconds, task.board] : ['', '', '', ''];
        });
        const time = new Date(Math.min(at * 1000, 8.64e15)).toISOString();
        return [name, title, time, metIn(row), ...cells, row.notes.join(' ')];
    });
    return [['name', 'lesson', 'handed in', 'solved', ...heads, 'notes'], ...lines]
        .map((line) => `${line.map(field).join(',')}\n`)
        .join('');
}
