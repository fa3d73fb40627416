// A lesson beside the board: one step at a time, its boards, its tasks and its answers. Loaded when
// the first lesson is opened, see web/lessons.js.
import { Attempts } from './attempts.js';
import { boardOf, goalOf } from './board_keys.js';
import { fillScreen } from './full_screen.js';
import { HandIn, doneIn, tasksOf } from './hand_in.js';
import { earlierWork } from './lesson_afresh.js';
import { boardBefore, wantsTools } from './lesson_boards.js';
import { readLesson } from './lesson_lines.js';
import { own } from './lesson_link.js';
import { teacherNotes } from './lesson_notes.js';
import { focusLaboratory, nameTurns, showPanel } from './lesson_panel.js';
import { printLesson } from './lesson_print.js';
import { Preview } from './lesson_preview.js';
import { Progress, placeOf } from './lesson_progress.js';
import { shareLesson } from './lesson_share.js';
import { Tasks } from './lesson_tasks.js';
import { StepText } from './lesson_text.js';
import { lessonOf } from './my_lesson_file.js';
import { said } from './said.js';

export { ClassDialog } from './class_dialog.js';
export { HandIn, doneIn, tasksOf } from './hand_in.js';
export { readLesson } from './lesson_lines.js';
export { LessonList } from './lesson_list.js';
export { editLesson } from './lesson_edit.js';
export { printGardens } from './garden_print.js';

const root = document.documentElement;

export class Lesson {
    #host;
    #file;
    #name;
    #lesson;
    #progress;
    #attempts;
    /** @type {StepText} */
    #text;
    /** @type {Tasks} */
    #tasks;
    /** The link whose board is shown, and the states before and after it was. */
    #active = null;
    #before = '';
    #after = '';
    #parts = {};
    #onkey = (event) => this.#turn(event);
    /** @type {HandIn | undefined} the one that was opened last */
    #handIn;

    /**
     * @param {object} host
     * @param {(question: string) => string} host.ask the program
     * @param {(question: string) => string} host.wish asks for something that takes a frame
     * @param {(link: string) => void} host.open shows what a link says
     * @param {(text: string) => void} host.say speaks
     * @param {(title: string, text: string) => void} host.offer shows a text to be copied
     * @param {() => void} host.closed called when the lesson has been closed
     * @param {string} text the lesson's file
     * @param {string} name of the lesson in the address
     */
    constructor(host, text, name) {
        this.#host = host;
        this.#file = text;
        this.#name = name;
        this.#lesson = readLesson(host.ask(`lesson ${text}`));
    }

    /** Why it cannot be shown, empty if it can. */
    get fault() {
        return this.#lesson.steps.length > 0
            ? ''
            : (this.#lesson.faults.at(-1)?.words ?? said('There is no step in this lesson.'));
    }

    get name() {
        return this.#name;
    }

    /** @param {string} text of the lesson in another language, empty for the one there is */
    retell(text) {
        if (text) this.#file = text;
        this.#lesson = readLesson(this.#host.ask(`lesson ${this.#file}`));
        this.#parts.section.remove();
        this.#make();
        this.#showStep(false);
    }

    /** @param {boolean} fresh whether the board of the step is to be shown, and not the one there is */
    show(fresh) {
        const { title, steps } = this.#lesson;
        const name = this.#name;
        // What is tried in the lessons of others is known by their titles alone.
        this.#attempts = new Attempts(name === own ? `${own} ${title}` : name, () => this.#state);
        this.#progress = new Progress(name, steps.length, placeOf(name, this.#file));
        this.#progress.keepOwn(this.#state);
        this.#make();
        root.dataset.lesson = 'board';
        addEventListener('keydown', this.#onkey, true);
        this.#after = this.#state;
        this.#showStep(fresh);
        const afresh = () => this.#beginAfresh();
        if (this.#attempts.begun) this.#parts.article.prepend(earlierWork(this.#work, afresh));
        this.#greet();
    }

    get #state() {
        return this.#host.ask('state') ?? '';
    }

    /** To be called after every frame. */
    drawn() {
        if (!this.#tasks) return;
        const met = this.#tasks.follow(this.#host.ask('goal') ?? '', this.#active);
        this.#tasks.offer(this.#host.ask('hint') ?? '', this.#active);
        if (met) this.#host.wish('do dismiss');
        const state = this.#state;
        this.#parts.mine.hidden = this.#progress.boards.length === 0;
        this.#parts.mine.disabled = !boardBefore(this.#progress.boards, state);
        this.#parts.undo.disabled = !this.#before && boardOf(state) === boardOf(this.#after);
    }

    close() {
        removeEventListener('keydown', this.#onkey, true);
        this.#handIn?.close();
        this.#attempts.leave();
        this.#parts.section.remove();
        delete root.dataset.lesson;
        if ('large' in root.dataset) this.#turnLarge();
        this.#progress.leave();
        this.#tasks = undefined;
        this.#host.wish('do goal to=');
        this.#host.closed();
    }

    /** The visitor has closed it. */
    end() {
        const had = this.#parts.section.contains(document.activeElement);
        this.close();
        if (had) focusLaboratory();
        this.#host.say(said('The lesson is closed.'));
    }

    #make() {
        const mine = this.#name === own && lessonOf(this.#file);
        this.#parts = showPanel(this.#lesson, {
            back: () => this.#go(-1),
            next: () => this.#go(1),
            undo: () => this.#undo(),
            openMine: () => this.#openMine(),
            handIn: () => this.handIn(),
            share: () => void shareLesson(this.#host, this.#file, this.#name, this.#progress.place),
            print: () => printLesson(this.#host.ask, this.#file, this.#name),
            edit: mine && (() => this.#host.make(mine)),
            useTools: () => this.#useTools(),
            makeLarge: () => this.#turnLarge(),
            close: () => this.end(),
        });
        new Preview(this.#parts.article, (fragment) => this.#host.ask(`thumbnail ${fragment}`));
    }

    /** Says where the lesson stands, and brings the keyboard there. */
    #greet() {
        const { title, steps } = this.#lesson;
        const { place } = this.#progress;
        const holes = { title, n: place + 1, count: steps.length, heading: steps[place].heading };
        this.#parts.heading.focus();
        this.#host.say(said('Lesson {title}, step {n} of {count}: {heading}', holes));
    }

    #showStep(fresh) {
        const { steps } = this.#lesson;
        const { place } = this.#progress;
        const { heading, blocks } = steps[place];
        const parts = this.#parts;
        parts.heading.textContent = heading;
        const press = (link) => this.#press(link);
        this.#text = new StepText(blocks, press, (fragment) =>
            this.#host.ask(`thumbnail ${fragment}`),
        );
        this.#tasks = new Tasks(this.#text.tasks, this.#host, this.#attempts);
        parts.article.replaceChildren(...this.#text.elements);
        if (place === 0) parts.article.append(...teacherNotes(this.#lesson, press, this.#host));
        const holes = { n: place + 1, count: steps.length };
        parts.place.textContent = said('Step {n} of {count}', holes);
        parts.back.disabled = place === 0;
        parts.next.textContent =
            place + 1 < steps.length ? said('Next') : said('To the laboratory');
        parts.scroll.scrollTop = 0;
        this.#active = null;
        const [first] = this.#text.links;
        if (fresh && first) {
            this.#press(first);
            this.#before = '';
            return;
        }
        const { active } = this.#progress;
        this.#mark(this.#text.links.find((link) => link.getAttribute('href') === active) ?? null);
    }

    #go(way) {
        const { steps } = this.#lesson;
        const next = this.#progress.place + way;
        if (next < 0) return;
        if (next === steps.length) return this.end();
        this.#progress.go(next);
        this.#showStep(true);
        if (this.#parts.section.contains(document.activeElement)) this.#parts.heading.focus();
        this.#host.say(said('Step {n}: {heading}', { n: next + 1, heading: steps[next].heading }));
    }

    /** Page Down, Page Up and remotes, wherever the keyboard is. */
    #turn(event) {
        const way = { PageDown: 1, PageUp: -1 }[event.key];
        const elsewhere = event.target.closest?.('input, textarea, select, dialog');
        if (!way || elsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        this.#go(way);
    }

    /** Shows the board of a link; what the visitor has made before is kept. */
    #press(link) {
        const state = this.#state;
        if (boardOf(state) !== boardOf(this.#after)) this.#progress.keepBoard(state);
        const fragment = link.getAttribute('href').slice(1);
        this.#show(fragment);
        this.#before = state;
        this.#mark(link);
        root.dataset.lesson = wantsTools(fragment) ? 'tools' : 'board';
        nameTurns(this.#parts);
    }

    #show(fragment) {
        this.#attempts.leave();
        this.#host.open(fragment);
        this.#after = this.#state;
        if (goalOf(this.#after)) this.#host.wish('do dismiss');
        this.#progress.show(this.#after);
    }

    #mark(link) {
        this.#active?.removeAttribute('aria-current');
        this.#active = link;
        link?.setAttribute('aria-current', 'true');
        this.#progress.activate(link?.getAttribute('href') ?? '');
        this.#tasks.begin(link);
    }

    /** Takes back what was done on the board, and then the link that showed it. */
    #undo() {
        if (!this.#before || boardOf(this.#state) !== boardOf(this.#after)) {
            this.#host.wish('do undo');
            return;
        }
        this.#show(this.#before);
        this.#before = '';
        this.#mark(this.#tasks.linkOf(this.#after));
    }

    #openMine() {
        this.#before = this.#state;
        this.#show(boardBefore(this.#progress.boards, this.#before));
        this.#mark(this.#tasks.linkOf(this.#after));
    }

    get #work() {
        const { title, steps } = this.#lesson;
        return { lesson: this.#name, title, tasks: doneIn(this.#attempts, tasksOf(steps)) };
    }

    /** What was done in all tasks, by whatever name the pupil types. */
    handIn() {
        const does = { ...this.#host, beginAfresh: () => this.#beginAfresh() };
        this.#handIn = new HandIn(does, this.#work).show();
    }

    /** For another pupil: nothing of the one before is left. */
    #beginAfresh() {
        this.#attempts.forget();
        this.#progress.beginAfresh();
        this.#after = this.#state;
        this.#showStep(true);
        this.#greet();
    }

    #useTools() {
        root.dataset.lesson = root.dataset.lesson === 'tools' ? 'board' : 'tools';
        nameTurns(this.#parts);
        this.#host.wish('state');
    }

    /** Makes the type large for a room, and the page the whole screen, or takes both back. */
    #turnLarge() {
        fillScreen(root.toggleAttribute('data-large'));
        nameTurns(this.#parts);
        this.#host.wish('state');
    }
}
