// What is kept in this browser: boards under names, as links, and beside them the counts that came to
// their end, the theme and the count at hand. One file takes all of it along.
import { word } from './command.js';
import { addFinished, recallFinished, rememberFinished } from './finished_counts.js';
import { recall, remember } from './memory.js';

/** More would be no list to choose from. */
const most = 200;
const longestName = 80;

/** How a count begins that was saved as a file. */
export const savedCount = /^(plan|count|counted) /;

const noRoom = 'This browser keeps nothing here: its storage is full or forbidden.';

/** @param {string} id */
const find = (id) => document.getElementById(id);

/**
 * @typedef {object} Board
 * @property {string} name
 * @property {string} link the fragment, without '#'
 */

/**
 * @param {unknown} value what was kept, or came in a file
 * @returns {Board[]} what of it is boards
 */
function boardsIn(value) {
    const all = Array.isArray(value) ? value : [];
    return all
        .filter((board) => typeof board?.name === 'string' && typeof board?.link === 'string')
        .map(({ name, link }) => ({ name: name.slice(0, longestName), link }));
}

/** @returns {Board[]} */
function recalled() {
    try {
        return boardsIn(JSON.parse(recall('boards') || '[]'));
    } catch {
        return [];
    }
}

/** The part of the share dialog that keeps boards. */
export class KeptHere {
    /** @type {string} */
    #fragment = '';
    #does;

    /**
     * @param {object} does
     * @param {(fragment: string) => string} does.picture an address for a small image of a board
     * @param {(fragment: string) => void} does.open
     * @param {(text: string) => void} does.say
     * @param {(name: string, text: string) => void} does.save has the browser save a file
     * @param {(question: string) => string} does.ask the program
     */
    constructor(does) {
        this.#does = does;
        find('keep-form').addEventListener('submit', (event) => {
            event.preventDefault();
            this.#add(find('keep-name').value.trim());
        });
        find('kept-save').addEventListener('click', () => {
            does.save('queens-lab.json', JSON.stringify(this.#all(), null, 1));
        });
    }

    /** @param {string} fragment of the board on show, which can be kept */
    offer(fragment) {
        this.#fragment = fragment;
        find('keep-name').value = '';
    }

    /** @returns {object} all that is kept, as it stands in a file */
    #all() {
        return {
            queensLab: 1,
            boards: recalled(),
            counts: this.#counts(),
            theme: recall('theme'),
            count: this.#does.ask('count-file'),
        };
    }

    /** @returns {string[]} a line for each count that came to its end */
    #counts() {
        return this.#does.ask('finished').split('\n').filter(Boolean);
    }

    /** Lists what is kept, with a picture of each. */
    list() {
        const boards = recalled();
        const counts = this.#counts();
        const are = counts.length === 1 ? 'count is' : 'counts are';
        const kept = recallFinished().trim() === counts.join('\n');
        find('kept-none').hidden = boards.length > 0;
        find('kept-counts').hidden = counts.length === 0;
        find('kept-counts').textContent = kept
            ? `${counts.length} finished ${are} kept, too; the Count tab lists them.`
            : `${counts.length} finished ${are} lost when this page is closed. ${noRoom}`;
        find('kept').replaceChildren(...boards.map((board) => this.#row(board)));
    }

    /**
     * Adds what is in a file that was saved here.
     * @param {string} text
     * @returns {string} what came of it, empty if it is no such file
     */
    read(text) {
        let file;
        try {
            file = JSON.parse(text);
        } catch {
            return '';
        }
        if (file?.queensLab !== 1) return '';
        const said = [
            this.#addBoards(file.boards),
            this.#addCounts(file.counts),
            this.#takeTheme(file.theme),
            this.#takeCount(file.count),
        ];
        return [...new Set(said.filter(Boolean))].join(' ');
    }

    #addBoards(boards) {
        const read = boardsIn(boards);
        const before = recalled();
        const after = [...before];
        for (const { name, link } of read) {
            const known = after.some((board) => board.name === name && board.link === link);
            if (!known) after.push({ name, link });
        }
        const others = (Array.isArray(boards) ? boards.length : 0) - read.length;
        const leftOut = others > 0 ? ` Entries that are no boards, left out: ${others}.` : '';
        return this.#keep(after) || `Boards added: ${after.length - before.length}.${leftOut}`;
    }

    #addCounts(counts) {
        if (!Array.isArray(counts) || counts.length === 0) return '';
        const before = this.#counts().length;
        const lines = counts.filter((line) => typeof line === 'string').join('\n');
        addFinished(this.#does.ask, lines);
        const after = this.#counts();
        const kept = rememberFinished(after.join('\n'));
        this.list();
        const added = after.length - before;
        const others = counts.length - added;
        const leftOut =
            others > 0 ? ` Left out, being none, here already or too many: ${others}.` : '';
        return kept ? `Finished counts added: ${added}.${leftOut}` : noRoom;
    }

    #takeTheme(theme) {
        if (!['dark', 'light'].includes(theme) || theme === recall('theme')) return '';
        this.#does.ask(`do theme dark=${theme === 'dark' ? 1 : 0}`);
        return `The theme is ${theme} now.`;
    }

    /** A count in the file goes on here, unless another one is at hand; the program says which. */
    #takeCount(count) {
        if (typeof count !== 'string' || count === '') return '';
        if (!savedCount.test(count)) return 'Its count cannot be read.';
        this.#does.ask(`do open link=${word(count)}`);
        return this.#does.ask('status');
    }

    #add(name) {
        const boards = recalled();
        const board = { name: name || `Board ${boards.length + 1}`, link: this.#fragment };
        this.#does.say(this.#keep([board, ...boards]) || `Kept as "${board.name}".`);
    }

    /** @returns {string} why they cannot be kept, empty if they are */
    #keep(boards) {
        if (boards.length > most) {
            return `There is room for ${most} boards, and these would be ${boards.length}. Remove some first.`;
        }
        if (!remember('boards', boards.length ? JSON.stringify(boards) : '')) {
            return noRoom;
        }
        this.list();
        return '';
    }

    /** @param {Board} board */
    #row({ name, link }) {
        const row = document.createElement('li');
        const open = document.createElement('button');
        const image = new Image(48, 48);
        const remove = document.createElement('button');
        image.alt = '';
        image.src = this.#does.picture(link);
        open.type = remove.type = 'button';
        open.append(image, name);
        open.addEventListener('click', () => this.#does.open(link));
        remove.append('Remove');
        remove.setAttribute('aria-label', `Remove ${name}`);
        remove.addEventListener('click', () => {
            const boards = recalled();
            const at = boards.findIndex((board) => board.name === name && board.link === link);
            boards.splice(at, 1);
            this.#does.say(this.#keep(boards));
            find('keep-name').focus();
        });
        row.append(open, remove);
        return row;
    }
}
