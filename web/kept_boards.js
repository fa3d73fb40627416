// My boards: what a visitor keeps under a name in this browser, as links, and takes along as a file.
import { recall, remember } from './memory.js';

/** More would be no list to choose from. */
const most = 200;
const longestName = 80;

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
export class KeptBoards {
    /** @type {string} */
    #fragment = '';
    #does;

    /**
     * @param {object} does
     * @param {(fragment: string) => string} does.picture an address for a small image of a board
     * @param {(fragment: string) => void} does.open
     * @param {(text: string) => void} does.say
     * @param {(name: string, text: string) => void} does.save has the browser save a file
     */
    constructor(does) {
        this.#does = does;
        find('keep-form').addEventListener('submit', (event) => {
            event.preventDefault();
            this.#add(find('keep-name').value.trim());
        });
        find('kept-save').addEventListener('click', () => {
            const file = { queensLab: 1, boards: recalled() };
            does.save('my-boards.json', JSON.stringify(file, null, 1));
        });
    }

    /** @param {string} fragment of the board on show, which can be kept */
    offer(fragment) {
        this.#fragment = fragment;
        find('keep-name').value = '';
    }

    /** Lists what is kept, with a picture of each. */
    list() {
        const boards = recalled();
        find('kept-none').hidden = boards.length > 0;
        find('kept-save').hidden = boards.length === 0;
        find('kept').replaceChildren(...boards.map((board) => this.#row(board)));
    }

    /**
     * Adds the boards of a file that was saved here.
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
        const read = boardsIn(file.boards);
        const before = recalled();
        const after = [...before];
        for (const { name, link } of read) {
            const known = after.some((board) => board.name === name && board.link === link);
            if (!known) after.push({ name, link });
        }
        const others = (file.boards?.length ?? 0) - read.length;
        const leftOut = others > 0 ? ` Entries that are no boards, left out: ${others}.` : '';
        return this.#keep(after) || `Boards added: ${after.length - before.length}.${leftOut}`;
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
            return 'This browser keeps nothing here: its storage is full or forbidden.';
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
