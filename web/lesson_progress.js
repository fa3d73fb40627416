// How far a visitor has come in a lesson: in the address, so that it can be shared, and kept here.
import { withBoard } from './lesson_boards.js';
import { recall, remember } from './memory.js';

const kept = () => {
    try {
        const { name, place, met, boards, active } = JSON.parse(recall('lesson'));
        const list = (value) => [value].flat().filter((entry) => typeof entry === 'string');
        const [link = ''] = list(active);
        return {
            name,
            place: Number(place) || 0,
            met: list(met),
            boards: list(boards),
            active: link,
        };
    } catch {
        return {};
    }
};

export class Progress {
    /** The step, from 0. */
    place = 0;
    /** The links of the tasks that were met. */
    met = new Set();
    /** The boards that the visitor had before, or has made since, as fragments, the latest first. */
    boards = [];
    /** The link whose board is shown. */
    active = '';
    #name;

    /**
     * @param {string} name of the lesson
     * @param {number} steps how many it has
     */
    constructor(name, steps) {
        this.#name = name;
        const before = kept();
        if (before.name === name) {
            this.met = new Set(before.met);
            this.boards = before.boards;
            this.active = before.active;
        }
        const asked = new URLSearchParams(location.search).get('step');
        const place = asked ? Number(asked) - 1 : before.name === name ? before.place : 0;
        this.place = Math.min(Math.max(Math.trunc(place) || 0, 0), Math.max(steps - 1, 0));
        this.#write();
    }

    /** @param {number} place */
    go(place) {
        this.place = place;
        this.active = '';
        this.#write();
    }

    /** @param {string} link of a task that is met */
    meet(link) {
        this.met.add(link);
        this.#write();
    }

    /** @param {string} fragment of a board that is not to be lost */
    keepBoard(fragment) {
        this.boards = withBoard(this.boards, fragment);
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
        this.#show(['lesson', undefined], ['step', undefined]);
    }

    #write() {
        const { place, boards, active } = this;
        const met = [...this.met];
        remember('lesson', JSON.stringify({ name: this.#name, place, met, boards, active }));
        this.#show(['lesson', this.#name], ['step', place + 1]);
    }

    #show(...pairs) {
        const address = new URL(location.href);
        for (const [key, value] of pairs) {
            if (value === undefined) address.searchParams.delete(key);
            else address.searchParams.set(key, value);
        }
        if (address.href === location.href) return;
        try {
            history.replaceState(history.state, '', address.href);
        } catch {
            // Too many changes for this browser; the next one shows it.
        }
    }
}
