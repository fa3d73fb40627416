// The list of what other builds kept here and this one cannot read: nothing of it is lost, each can be
// saved as a file, and a count can be tried again.
import { boardsAside, forgetBoardsAside } from './kept_boards.js';
import { forgetAside, namesAside, readAside } from './texts.js';
import { said } from './said.js';

/** @param {string} id */
const find = (id) => document.getElementById(id);

/** @param {unknown} kept a text, unless a build to come keeps something else */
const written = (kept) => (typeof kept === 'string' ? kept : JSON.stringify(kept));

/**
 * @typedef {object} Aside
 * @property {string} title
 * @property {string} file the name of the file that it is saved as
 * @property {() => Promise<unknown>} read
 * @property {() => unknown} [forget] where it is nobody else's
 */

/**
 * @param {unknown} foreignCount the count in its usual place that cannot be read
 * @returns {Promise<Aside[]>}
 */
async function found(foreignCount) {
    const names = await namesAside().catch(() => []);
    const counts = names.map((name) => ({
        title: said('A count, put away on {day}', { day: name.slice(-24, -14) }),
        file: 'queens-count.txt',
        read: () => readAside(name),
        forget: () => forgetAside(name),
    }));
    if (foreignCount) {
        const title = said('The count of the last visit');
        counts.push({ title, file: 'queens-count.txt', read: async () => foreignCount });
    }
    const boards = boardsAside();
    if (boards) {
        const read = async () => boards;
        const title = said('A list of boards');
        counts.push({ title, file: 'queens-boards.txt', read, forget: forgetBoardsAside });
    }
    return counts;
}

/**
 * Lists it.
 * @param {unknown} foreignCount
 * @param {(name: string, text: string) => void} save has the browser save a file
 */
export async function listAside(foreignCount, save) {
    const all = await found(foreignCount);
    find('kept-aside').hidden = all.length === 0;
    find('kept-aside-list').replaceChildren(
        ...all.map(({ title, file, read, forget }) => {
            const row = document.createElement('li');
            const button = (text, label, act) => {
                const made = document.createElement('button');
                made.type = 'button';
                made.textContent = text;
                made.setAttribute('aria-label', label);
                made.addEventListener('click', act);
                row.append(made);
            };
            const words = document.createElement('span');
            words.textContent = title;
            row.append(words);
            button(said('Save as a file'), said('Save as a file: {title}', { title }), async () =>
                save(file, written(await read())),
            );
            if (forget) {
                button(said('Remove'), said('Remove: {title}', { title }), async () => {
                    await forget();
                    await listAside(foreignCount, save);
                });
            }
            return row;
        }),
    );
}
