// The part of the share dialog for teachers: the board as a task, and as a board of their own lesson.
import { Address } from './address.js';
import { copy } from './copy_dialog.js';
import { find } from './elements.js';
import { addCard, keptLesson, noMoreCards } from './my_lesson.js';
import { said } from './said.js';
import { choicesOf, tasksOnScreen } from './task_choice.js';

/** CSS pixels of a list that its arrow and its edges take. */
const arrow = 48;

export class ShareTask {
    #ask;
    #say;
    #showCode;
    #fragment = '';
    /** The tasks that the board suggests, as pairs of fragment and what is asked. */
    #tasks = [];

    /**
     * @param {(question: string) => string} ask the program
     * @param {(text: string) => void} say
     * @param {(link?: string) => void} showCode of the link to a task, or else of that to the board
     */
    constructor(ask, say, showCode) {
        this.#ask = ask;
        this.#say = say;
        this.#showCode = showCode;
        const on = (id, act) => find(id).addEventListener('click', act);
        on('task-copy', () => this.#copy());
        new ResizeObserver(() => this.#showWhole()).observe(find('task'));
        find('task').addEventListener('change', () => {
            this.#showWhole();
            find('task-link').hidden = true;
            showCode();
        });
        on('task-add', () => this.#add(...this.#chosen));
        on('board-add', () => this.#add(this.#fragment, ''));
        on('my-lesson', () => {
            find('link-dialog').close();
            dispatchEvent(new Event('my-lesson'));
        });
    }

    /** @param {string} fragment of the board that is shared */
    offer(fragment) {
        this.#fragment = fragment;
        this.#tasks = tasksOnScreen(this.#ask);
        find('task').replaceChildren(...choicesOf(this.#tasks));
        find('set-task').hidden = this.#tasks.length === 0;
        this.#showWhole();
        find('task-link').hidden = true;
        find('my-lesson').hidden = keptLesson().cards.length === 0;
    }

    /** Says what is asked below the list of tasks, where that has no room for all of it. */
    #showWhole() {
        const list = find('task');
        const words = list.selectedOptions[0]?.textContent ?? '';
        const context = document.createElement('canvas').getContext('2d');
        const { fontSize, fontFamily } = getComputedStyle(list);
        context.font = `${fontSize} ${fontFamily}`;
        find('task-words').textContent = words;
        find('task-words').hidden = context.measureText(words).width < list.clientWidth - arrow;
    }

    get #chosen() {
        return this.#tasks[Number(find('task').value)] ?? [this.#fragment, ''];
    }

    async #copy() {
        const field = find('task-link');
        field.value = Address.of(this.#chosen[0]);
        field.hidden = false;
        this.#showCode(field.value);
        this.#say(await copy(field));
    }

    #add(link, words) {
        const { place, kept } = addCard(link, words);
        if (!place) this.#say(noMoreCards());
        else if (kept) this.#say(said('Board {place} of your lesson.', { place }));
        else this.#say(said('This browser keeps nothing here.'));
        if (place) find('my-lesson').hidden = false;
    }
}
