// A task that a link asks for without a lesson: what is done is taken down, and can be handed in.
import { Attempts } from './attempts.js';
import { workOf } from './board_keys.js';
import { loadLesson } from './lesson_parts.js';
import { recall, remember } from './memory.js';

/** What of a link makes a task another one, besides its goal. */
const kindOf = (link) => link.match(/(?:^|[#&])[nt]=[^&]*|goal=.*/g)?.join(' ');

export class TaskAlone {
    #host;
    #goal = '';
    #link = '';
    #attempts;

    /** @param {object} host what lessons need of the page, see web/lesson.js */
    constructor(host) {
        this.#host = host;
        this.#attempts = new Attempts('', () => host.ask('state') ?? '');
    }

    /** To be called after every frame while there is no lesson. */
    drawn() {
        const goal = this.#host.ask('goal') ?? '';
        if (goal === this.#goal) return;
        this.#goal = goal;
        const [state, written] = goal.split('\n');
        if (!goal) {
            this.#leave();
            return;
        }
        if (!this.#link.endsWith(`goal=${written}`)) this.#begin(written);
        if (state === 'met') this.#attempts.meet();
        if (state === 'missed') this.#attempts.miss();
    }

    /** The task keeps its first board when the page is loaded anew in the middle of it. */
    #begin(goal) {
        const link = `#${workOf(this.#host.ask('state'))}&goal=${goal}`;
        const before = recall('task');
        this.#link = kindOf(before) === kindOf(link) ? before : link;
        remember('task', this.#link);
        this.#attempts.begin(this.#link);
    }

    #leave() {
        this.#attempts.leave();
        this.#link = '';
    }

    /** Offers what has been done to be handed in. */
    async handIn() {
        if (!this.#link) return;
        const { HandIn, doneIn } = await loadLesson();
        const tasks = doneIn(this.#attempts, [this.#link]);
        new HandIn(this.#host, { lesson: '', title: '', tasks }).show();
    }
}
