// How far a visitor has come in a lesson: in the address, so that it can be shared, and kept here. Which
// tasks are met is kept with what was tried in them, see web/attempts.js.
import { showAddress } from './address.js';
import { boardOf } from './board_keys.js';
import { withBoard } from './lesson_boards.js';
import { own } from './lesson_link.js';
import { keepOf, keptOf, named } from './lesson_store.js';
import { parsed, recall } from './memory.js';
import { hashOf } from './said.js';

const kind = 'lessons';

/** What earlier builds kept, of the lesson that was open last. It is read, and left as it is. */
const keptLast = () => named(parsed(recall('lesson')));

/**
 * @param {string} name of a lesson in the address
 * @param {string} file of the lesson
 * @returns {string} what it is known by here: those that are not of this site by all that is in them
 */
export const placeOf = (name, file) =>
    name === own ? `${own} ${hashOf(file, '').toString(36)}` : name;

/** @returns {string[]} the lessons that were opened lately, the latest last */
export const opened = () => [keptLast().name, ...Object.keys(keptOf(kind))];

/** @param {string} id of a lesson */
function keptBefore(id) {
    const last = keptLast();
    const isIt = id === (last.name === own ? placeOf(own, recall('lesson-text')) : last.name);
    return named(keptOf(kind)[id] ?? (isIt ? last : {}));
}

const textsOf = (value) => [value].flat().filter((entry) => typeof entry === 'string');
const textOf = (value) => textsOf(value)[0] ?? '';

/**
 * Names a lesson in the address, or none.
 * @param {string} [lesson]
 * @param {number} [step] from 1
 */
export function nameInAddress(lesson, step) {
    const address = new URL(location.href);
    for (const [key, value] of Object.entries({ lesson, step })) {
        if (value === undefined) address.searchParams.delete(key);
        else address.searchParams.set(key, value);
    }
    if (address.href !== location.href) showAddress(address);
}

export class Progress {
    /** The step, from 0. */
    place = 0;
    /** The boards that the visitor had before, or has made since, as fragments, the latest first. */
    boards;
    /** The link whose board is shown. */
    active;
    /** The board that the lesson has shown last, which nobody has made. */
    #shown;
    #name;
    #id;

    /**
     * @param {string} name of the lesson in the address
     * @param {number} steps how many it has
     * @param {string} [id] what it is known by here
     */
    constructor(name, steps, id = name) {
        this.#name = name;
        this.#id = id;
        const { place, boards, active, shown } = keptBefore(id);
        this.boards = textsOf(boards);
        this.active = textOf(active);
        this.#shown = textOf(shown);
        const address = new URLSearchParams(location.search);
        const asked = address.get('lesson') === name && address.get('step');
        const from = asked ? Number(asked) - 1 : typeof place === 'number' ? place : 0;
        this.place = Math.min(Math.max(Math.trunc(from) || 0, 0), Math.max(steps - 1, 0));
        this.#write();
    }

    /** @param {number} place */
    go(place) {
        this.place = place;
        this.active = '';
        this.#write();
    }

    /** Somebody else begins at the first step. */
    beginAfresh() {
        this.boards = [];
        this.go(0);
    }

    /**
     * Keeps the board that is there when the lesson is opened, unless a lesson has left it there.
     * @param {string} fragment
     */
    keepOwn(fragment) {
        const others = Object.values(keptOf(kind)).map((lesson) => named(lesson).shown);
        if (![this.#shown, ...others].includes(boardOf(fragment))) this.keepBoard(fragment);
    }

    /** @param {string} fragment of a board that is not to be lost */
    keepBoard(fragment) {
        this.boards = withBoard(this.boards, fragment);
        this.#write();
    }

    /** @param {string} fragment of a board that is shown; those of the visitor are known */
    show(fragment) {
        const board = boardOf(fragment);
        if (!this.boards.some((kept) => boardOf(kept) === board)) this.#shown = board;
        this.#write();
    }

    /** @param {string} link whose board is shown, empty where the lesson has it not */
    activate(link) {
        this.active = link;
        this.#write();
    }

    /** Takes the lesson out of the address. */
    leave() {
        this.boards = [];
        this.#write();
        nameInAddress();
    }

    #write() {
        const { place, boards, active } = this;
        keepOf(kind, this.#id, { place, boards, active, shown: this.#shown });
        nameInAddress(this.#name, place + 1);
    }
}
