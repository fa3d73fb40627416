// A task that a link asks for without a lesson: what is done is taken down, and can be handed in.
import { Attempts } from './attempts.js';
import { withoutStep, workOf } from './board_keys.js';
import { loadLesson } from './lesson_parts.js';
import { keepOf, keptOf, named } from './lesson_store.js';
import { showLine } from './line.js';
import { said } from './said.js';

/** Where each task was left is kept under this name. */
const kind = 'task';

/** The work on a task and what it asks, at whatever step a search is. */
const placeOf = (state, goal) => `${withoutStep(workOf(state))}&goal=${goal}`;

export class TaskAlone {
    #host;
    #goal = '';
    #link = '';
    #place = '';
    /** The state as it was last drawn with this task. */
    #state = '';
    /** Whether somebody has brought a link, perhaps to another task with the same goal. */
    #brought = false;
    #attempts;

    /** @param {object} host what lessons need of the page, see web/lesson.js */
    constructor(host) {
        this.#host = host;
        this.#attempts = new Attempts('', () => this.#state);
    }

    /** To be called before a link is opened that somebody brings. */
    bring() {
        this.#brought = true;
    }

    /** To be called after every frame while there is no lesson. */
    drawn() {
        const goal = this.#host.ask('goal') ?? '';
        const [outcome, written] = goal.split('\n');
        const state = goal && this.#host.ask('state');
        const place = placeOf(state, written);
        const isOther = this.#brought && place !== this.#place;
        this.#brought = false;
        if (isOther || !goal || !this.#link.endsWith(`goal=${written}`)) this.#leave();
        if (!goal) return;
        this.#state = state;
        if (!this.#link) this.#begin(place, written);
        if (place !== this.#place) keepOf(kind, this.#link, { place });
        this.#place = place;
        if (goal === this.#goal) return;
        this.#goal = goal;
        if (outcome === 'met') this.#attempts.meet();
        if (outcome === 'missed') this.#attempts.miss();
    }

    /**
     * A task goes on where it was left, also when the page is loaded anew in the middle of it; whatever
     * else is brought is a task of its own.
     */
    #begin(place, goal) {
        const left = Object.entries(keptOf(kind));
        const [link] = left.findLast(([, task]) => named(task).place === place) ?? [];
        this.#link = link ?? `#${workOf(this.#state)}&goal=${goal}`;
        this.#attempts.begin(this.#link);
    }

    /** Nothing where there is no task: this is done in every frame, and reads all that is kept. */
    #leave() {
        if (!this.#link) return;
        this.#attempts.leave();
        this.#link = '';
        this.#place = '';
        this.#goal = '';
    }

    /** Offers what has been done to be handed in. */
    async handIn() {
        const link = this.#link;
        if (!link) return;
        const loaded = await loadLesson().catch(() => null);
        if (!loaded) {
            showLine(said('The work cannot be handed in: a part of the page cannot be loaded.'));
            return;
        }
        const tasks = loaded.doneIn(this.#attempts, [link]);
        const does = { ...this.#host, beginAfresh: () => this.beginAfresh(link) };
        new loaded.HandIn(does, { lesson: '', title: '', tasks }).show();
    }

    /**
     * For another pupil: the task as it was, and nothing of the one before.
     * @param {string} link of the task, which may not be the one on show any more
     */
    beginAfresh(link) {
        const [, goal] = link.split('&goal=');
        this.#attempts.forget(link);
        this.#leave();
        keepOf(kind, link, { place: placeOf(link, goal) });
        this.#host.open(link.slice(1));
    }
}
