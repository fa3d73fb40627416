// The tasks of a step: ticked when they are met, with their answers, with what is said of a miss, and
// with the hints that the program has for whoever asks.
import { boardOf, goalOf } from './board_keys.js';
import { button, element } from './elements.js';
import { said } from './said.js';

/** After that many misses the answer is offered all the same. */
const patience = 3;

/**
 * The keyboard is not lost with a button that is about to be hidden.
 * @param {HTMLElement} hidden
 * @param {HTMLElement} next takes the keyboard if it is there
 */
function leave(hidden, next) {
    if (document.activeElement === hidden) next.focus();
}

/** Says how it stands with a task, where it can be seen. */
function tell({ told }, words) {
    told.textContent = words;
    told.scrollIntoView({ block: 'nearest' });
}

export class Tasks {
    #tasks;
    #host;
    #attempts;
    #goal = '';
    #hint = '';
    /** Whether nothing has been tried yet: a board that begins with a mistake is no miss. */
    #untried = true;

    /**
     * @param {import('./lesson_text.js').StepText['tasks']} tasks
     * @param {object} host what lessons need of the page, see web/lesson.js
     * @param {import('./attempts.js').Attempts} attempts takes down what is done, and
     *     knows which tasks are met
     */
    constructor(tasks, host, attempts) {
        this.#tasks = tasks;
        this.#host = host;
        this.#attempts = attempts;
        for (const task of tasks) this.#prepare(task);
        for (const task of tasks.filter(({ link }) => this.#isMet(link))) this.#tick(task);
    }

    /**
     * @param {string} fragment of a board that was left and is shown again
     * @returns {HTMLAnchorElement | null} the link of the task of the step that it belongs to: the task
     *     that asks for the same, on the same ground
     */
    linkOf(fragment) {
        // What it asks and its ground come after its outcome.
        const aboutOf = (link) =>
            this.#host.ask(`check ${boardOf(link)}&goal=${goalOf(link)}`).replace(/^\w+/, '');
        const about = aboutOf(fragment);
        const links = this.#tasks.map(({ link }) => link);
        return links.find((link) => aboutOf(link.getAttribute('href')) === about) ?? null;
    }

    /** @param {HTMLAnchorElement | null} link whose board is shown from now on */
    begin(link) {
        this.#goal = '';
        this.#hint = '';
        const isTask = this.#tasks.some((task) => task.link === link);
        this.#attempts.begin(isTask ? link.getAttribute('href') : '');
        this.#untried = true;
        for (const task of this.#tasks) {
            task.check.hidden = task.link !== link || this.#isMet(task.link);
            task.hint.hidden = true;
        }
    }

    /**
     * @param {string} hint what the program offers, see src/app/answer.hpp
     * @param {HTMLAnchorElement | null} link whose board is shown
     */
    offer(hint, link) {
        if (hint === this.#hint) return;
        this.#hint = hint;
        const task = this.#tasks.find((one) => one.link === link);
        if (!task) return;
        const [queens, words] = hint.split('\n');
        const isOver = !queens || this.#isMet(link);
        if (isOver) leave(task.hint, task.check.hidden ? task.link : task.check);
        task.hint.hidden = isOver;
        task.hint.value = queens;
        task.hint.textContent = words;
    }

    /**
     * @param {string} goal what the program says of the goal, see src/app/answer.hpp
     * @param {HTMLAnchorElement | null} link whose board is shown
     * @returns {boolean} whether the task of that link has just been met
     */
    follow(goal, link) {
        if (goal === this.#goal) return false;
        const untried = this.#untried;
        if (goal) this.#untried = false;
        this.#goal = goal;
        const task = this.#tasks.find((one) => one.link === link);
        if (!task || this.#isMet(link)) return false;
        // Where the task was left, nothing is asked that could be missed.
        task.check.hidden = !goal;
        const [state, , , sentence] = goal.split('\n');
        if (state === 'missed' && !untried) this.#miss(task);
        if (state !== 'met') return false;
        this.#attempts.meet();
        this.#tick(task);
        tell(task, sentence);
        return true;
    }

    #isMet(link) {
        return this.#attempts.isMet(link.getAttribute('href'));
    }

    #prepare(task) {
        task.misses = 0;
        task.told = element('p', { className: 'told' });
        task.check = button(said('Check'), () => this.#check(task), 'plain check');
        task.check.hidden = true;
        const ask = () => this.#host.wish(`do hint queens=${task.hint.value}`);
        task.hint = button('', ask, 'plain check');
        task.hint.hidden = true;
        task.state = element('span', { className: 'unseen' }, said('To do: '));
        task.element.prepend(task.state);
        task.element.append(task.check, task.hint, task.told);
    }

    #check(task) {
        if (!this.#goal.startsWith('met')) this.#miss(task);
    }

    /** One hint after the other; the last one stays. */
    #miss(task) {
        const { hints, misses } = task;
        const words = hints[Math.min(misses, hints.length - 1)] ?? said('Not yet.');
        task.misses += 1;
        this.#attempts.miss();
        if (task.misses >= patience) for (const answer of task.answers) answer.hidden = false;
        tell(task, words);
        this.#host.say(words);
    }

    #tick(task) {
        task.element.classList.add('met');
        task.state.textContent = said('Solved: ');
        for (const asked of [task.check, task.hint]) {
            leave(asked, task.link);
            asked.hidden = true;
        }
        for (const answer of task.answers) {
            const others = this.#tasks.filter(({ answers }) => answers.includes(answer));
            if (!others.every(({ link }) => this.#isMet(link))) continue;
            answer.hidden = false;
            answer.open = true;
        }
    }
}
