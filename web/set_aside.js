// The list of what other builds kept here and this one cannot read: nothing of it is lost, each can be
// saved as a file, and a count can be tried again.
import { button, element, find } from './elements.js';
import { boardsAside, forgetBoardsAside, hasForeignBoards } from './kept_boards.js';
import { forgetAside, namesAside, readAside } from './texts.js';
import { said, spoken } from './said.js';

/** @param {unknown} kept a text, unless a build to come keeps something else */
const written = (kept) => (typeof kept === 'string' ? kept : JSON.stringify(kept));

/** The day on which a count was put away, as the language writes it: its name ends with the time. */
const dayOf = (name) =>
    new Date(name.slice(-24)).toLocaleDateString(spoken().tag, { dateStyle: 'long' });

/**
 * @typedef {object} Aside
 * @property {string} title
 * @property {string} file the name of the file that it is saved as
 * @property {() => Promise<unknown>} read
 * @property {() => Promise<unknown>} [forget] where it is nobody else's
 */

/**
 * @param {unknown} foreignCount the count in its usual place that cannot be read
 * @returns {Promise<Aside[]>}
 */
async function allAside(foreignCount) {
    const names = await namesAside().catch(() => []);
    const found = names.map((name) => ({
        title: said('A count, put away on {day}', { day: dayOf(name) }),
        file: 'queens-count.txt',
        read: () => readAside(name),
        forget: () => forgetAside(name),
    }));
    if (foreignCount) {
        const title = said('The count of the last visit');
        found.push({ title, file: 'queens-count.txt', read: async () => foreignCount });
    }
    const boards = boardsAside();
    if (boards) {
        const read = async () => boards;
        const title = said('A list of boards');
        const forget = hasForeignBoards() ? undefined : async () => forgetBoardsAside();
        found.push({ title, file: 'queens-boards.txt', read, forget });
    }
    return found;
}

/**
 * Lists it.
 * @param {unknown} foreignCount
 * @param {object} does
 * @param {(name: string, text: string) => void} does.save has the browser save a file
 * @param {(text: string) => void} does.say
 */
export async function listAside(foreignCount, { save, say }) {
    const all = await allAside(foreignCount);
    const silent = () => say(said('The storage of this browser does not answer.'));
    const rowOf = ({ title, file, read, forget }) => {
        const keep = button(said('Save as a file'), () =>
            read().then((kept) => save(file, written(kept)), silent),
        );
        keep.setAttribute('aria-label', said('Save as a file: {title}', { title }));
        const row = element('li', {}, element('span', {}, title), keep);
        if (!forget) return row;
        const list = () => listAside(foreignCount, { save, say });
        const remove = button(said('Remove'), () => forget().then(list, silent));
        remove.setAttribute('aria-label', said('Remove: {title}', { title }));
        row.append(remove);
        return row;
    };
    find('kept-aside').hidden = all.length === 0;
    find('kept-aside-list').replaceChildren(...all.map(rowOf));
}
