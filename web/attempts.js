// What somebody has done in the tasks of a lesson: tries, time and boards, for the ticks
// and for a receipt. Kept on this device, for the lessons that were worked on lately.
import { workOf } from './board_keys.js';
import { keepOf, keptOf, most, named } from './lesson_store.js';

/** The most milliseconds of a pause that count as work. */
const longestPause = 600_000;

const nothingYet = { state: 'open', tries: 0, seconds: 0, board: '', wrong: '' };
const isText = (value) => typeof value === 'string';
/** What another build may have kept otherwise is not handed in: the receipt could not be read. */
const fits = {
    state: (value) => ['open', 'met', 'missed'].includes(value),
    tries: (value) => Number.isInteger(value) && value >= 0,
    seconds: (value) => Number.isFinite(value) && value >= 0,
    board: isText,
    wrong: isText,
};

export class Attempts {
    #lesson;
    #board;
    /** What has been done, by the links of the tasks. */
    #done = {};
    /** What was kept of it when this page last looked. */
    #seen = {};
    /** The task at hand, its board as it was shown, and when it was last looked at. */
    #link = '';
    #first = '';
    #since = 0;

    /**
     * @param {string} lesson that the tasks are of
     * @param {() => string} board the fragment of the board on show
     */
    constructor(lesson, board) {
        this.#lesson = lesson;
        this.#board = () => workOf(board());
        this.#look();
    }

    /** Whether something was tried. */
    get begun() {
        return Object.keys(this.#done).some((link) => this.of(link).state !== 'open');
    }

    /** @param {string} link of the task that is shown from now on, empty for none */
    begin(link) {
        this.leave();
        this.#link = link;
        this.#first = link ? this.#board() : '';
        this.#since = performance.now();
    }

    /** To be called before another board is shown. */
    leave() {
        this.keep();
        this.#link = '';
    }

    /** The board misses the goal, as has been said, perhaps more than once. */
    miss() {
        this.#look();
        const { state, tries, wrong } = this.of(this.#link);
        const board = this.#board();
        if (!this.#link || state === 'met' || board === wrong) return;
        this.#note({ state: 'missed', tries: tries + 1, board, wrong: board });
    }

    /** The board meets the goal. */
    meet() {
        this.#look();
        const { state, tries } = this.of(this.#link);
        if (!this.#link || state === 'met') return;
        this.#note({ state: 'met', tries: tries + 1, board: this.#board() });
    }

    /** Keeps the board as it is, which nobody may have asked about. */
    keep() {
        this.#look();
        if (!this.#link) return;
        const board = this.#board();
        const tried = this.of(this.#link).state !== 'met' && board !== this.#first;
        this.#note(tried ? { state: 'missed', board } : {});
    }

    /** @param {string} link of a task */
    of(link) {
        const task = { ...nothingYet, ...named(this.#done[link]) };
        for (const [name, first] of Object.entries(nothingYet)) {
            if (!fits[name](task[name])) task[name] = first;
        }
        return task;
    }

    /** @param {string} link of a task */
    isMet(link) {
        return this.of(link).state === 'met';
    }

    /**
     * Forgets it, somebody else begins.
     * @param {string} [link] of the one task that is forgotten, all of them without it
     */
    forget(link) {
        this.#look();
        this.#link = '';
        if (link) delete this.#done[link];
        else this.#done = {};
        keepOf('attempts', this.#lesson, this.#done);
    }

    /** Takes over what other pages have done since; what could not be kept here stays. */
    #look() {
        const now = named(keptOf('attempts')[this.#lesson]);
        for (const link of Object.keys({ ...this.#seen, ...now })) {
            if (JSON.stringify(now[link]) === JSON.stringify(this.#seen[link])) continue;
            delete this.#done[link];
            if (Object.hasOwn(now, link)) this.#done[link] = now[link];
        }
        this.#seen = now;
    }

    #note(what) {
        const now = performance.now();
        const before = this.of(this.#link);
        const spent = Math.min(now - this.#since, longestPause) / 1000;
        const seconds = before.seconds + (before.state === 'met' ? 0 : spent);
        this.#since = now;
        const others = Object.entries(this.#done).filter(([link]) => link !== this.#link);
        const kept = this.#lesson ? others : others.slice(1 - most);
        this.#done = Object.fromEntries(kept);
        this.#done[this.#link] = { ...before, seconds, ...what };
        keepOf('attempts', this.#lesson, this.#done);
    }
}
