// A lesson beside the board: one step at a time, its boards, its tasks and its answers. Loaded when
// the first lesson is opened, see web/lessons.js.
import { Attempts } from './attempts.js';
import { boardOf } from './board_keys.js';
import { HandIn, doneIn, tasksOf } from './hand_in.js';
import { boardBefore, wantsTools } from './lesson_boards.js';
import { readLesson } from './lesson_lines.js';
import { turnLarge } from './lesson_large.js';
import { own, packLesson, titleOf } from './lesson_link.js';
import { teacherNotes } from './lesson_notes.js';
import { printLesson } from './lesson_print.js';
import { Preview } from './lesson_preview.js';
import { Progress } from './lesson_progress.js';
import { Tasks } from './lesson_tasks.js';
import { StepText, button, element } from './lesson_text.js';
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
        this.#progress = new Progress(name, this.#lesson.steps.length);
        // The lessons of others are known by their titles alone.
        const id = name === own ? `${own} ${this.#lesson.title}` : name;
        this.#attempts = new Attempts(id, () => host.ask('state') ?? '');
        this.#progress.keepBoard(host.ask('state'));
    }

    /** Why it cannot be shown, empty if it can. */
    get fault() {
        return this.#lesson.steps.length > 0
            ? ''
            : (this.#lesson.faults.at(-1) ?? said('There is no step in this lesson.'));
    }

    get name() {
        return this.#name;
    }

    /** @param {string} text of the lesson in another language, empty for the one there is */
    retell(text) {
        if (text) this.#lesson = readLesson(this.#host.ask(`lesson ${text}`));
        this.#parts.section.remove();
        this.#make();
        this.#showStep(false);
    }

    /** @param {boolean} fresh whether the board of the step is to be shown, and not the one there is */
    show(fresh) {
        this.#make();
        root.dataset.lesson = 'board';
        addEventListener('keydown', this.#onkey, true);
        this.#after = this.#host.ask('state') ?? '';
        this.#showStep(fresh);
    }

    /** To be called after every frame. */
    drawn() {
        if (!this.#tasks) return;
        const met = this.#tasks.follow(this.#host.ask('goal') ?? '', this.#active);
        this.#tasks.offer(this.#host.ask('hint') ?? '', this.#active);
        if (met) {
            this.#progress.meet(this.#active.getAttribute('href'));
            this.#host.wish('do dismiss');
        }
        const state = this.#host.ask('state') ?? '';
        this.#parts.mine.hidden = !boardBefore(this.#progress.boards, state);
        this.#parts.undo.hidden = !this.#before && boardOf(state) === boardOf(this.#after);
    }

    close() {
        removeEventListener('keydown', this.#onkey, true);
        this.#attempts.leave();
        this.#parts.section.remove();
        delete root.dataset.lesson;
        delete root.dataset.large;
        this.#progress.leave();
        this.#tasks = undefined;
        this.#host.wish('do goal to=');
        this.#host.closed();
    }

    #make() {
        const { title } = this.#lesson;
        const parts = {
            heading: element('h3', { tabIndex: -1 }),
            place: element('p', { className: 'quiet' }),
            article: element('article'),
            back: button(said('Back'), () => this.#go(-1)),
            next: button(said('Next'), () => this.#go(1), 'primary'),
            undo: button(said('Undo'), () => this.#undo(), 'plain'),
            mine: button(said('Back to my board'), () => this.#openMine(), 'plain'),
            handIn: button(said('Hand in'), () => this.handIn(), 'plain'),
            share: button(said('Share'), () => this.#share(), 'plain'),
            print: button(
                said('Print'),
                () => void printLesson(this.#host.ask, this.#file, this.#name),
                'plain',
            ),
            tools: button(said('All tools'), () => this.#useTools(), 'plain'),
            large: button(said('Large type'), () => this.#makeLarge(), 'plain'),
        };
        const close = button(said('Close'), () => this.close(), 'plain');
        const head = element('header', {}, element('h2', {}, title), parts.large, close);
        const mine = this.#name === own && lessonOf(this.#file);
        const edit = mine ? [button(said('Edit'), () => this.#host.make(mine), 'plain')] : [];
        const { undo, handIn, share, print, tools } = parts;
        const inBar = [undo, parts.mine, handIn, share, print, ...edit, tools];
        const bar = element('div', { className: 'tools' }, ...inBar);
        const foot = element('footer', {}, parts.back, parts.place, parts.next);
        parts.scroll = element('div', { className: 'scroll', tabIndex: 0 }, parts.heading);
        parts.scroll.setAttribute('role', 'region');
        parts.scroll.setAttribute('aria-label', said('Step'));
        parts.scroll.append(parts.article, bar);
        parts.section = element('section', { id: 'lesson' }, head, parts.scroll, foot);
        parts.section.setAttribute('aria-label', said('Lesson'));
        parts.section.lang = this.#lesson.language;
        this.#parts = parts;
        new Preview(parts.article, (fragment) => this.#host.ask(`thumbnail ${fragment}`));
        document.getElementById('stage').before(parts.section);
    }

    #showStep(fresh) {
        const { steps, notes } = this.#lesson;
        const { place } = this.#progress;
        const { heading, blocks } = steps[place];
        const parts = this.#parts;
        parts.heading.textContent = heading;
        this.#text = new StepText(
            blocks,
            (link) => this.#press(link),
            (fragment) => this.#host.ask(`thumbnail ${fragment}`),
        );
        this.#tasks = new Tasks(this.#text.tasks, this.#progress.met, this.#host, this.#attempts);
        parts.article.replaceChildren(...this.#text.elements);
        if (place === 0 && notes.length > 0) {
            parts.article.append(
                teacherNotes(this.#lesson, (link) => this.#press(link), this.#host),
            );
        }
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
        const earlier = this.#progress.active;
        this.#mark(this.#text.links.find((link) => link.getAttribute('href') === earlier) ?? null);
    }

    #go(way) {
        const { steps } = this.#lesson;
        const next = this.#progress.place + way;
        if (next < 0) return;
        if (next === steps.length) return this.close();
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
        const state = this.#host.ask('state');
        if (boardOf(state) !== boardOf(this.#after)) this.#progress.keepBoard(state);
        const fragment = link.getAttribute('href').slice(1);
        this.#show(fragment);
        this.#before = state;
        this.#mark(link);
        root.dataset.lesson = wantsTools(fragment) ? 'tools' : 'board';
        this.#nameTools();
    }

    #show(fragment) {
        this.#attempts.leave();
        this.#host.open(fragment);
        if (/(^|&)goal=/.test(this.#host.ask('state'))) this.#host.wish('do dismiss');
        this.#after = this.#host.ask('state');
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
        const state = this.#host.ask('state');
        if (!this.#before || boardOf(state) !== boardOf(this.#after)) {
            this.#host.wish('do undo');
            return;
        }
        this.#show(this.#before);
        this.#before = '';
        this.#mark(null);
    }

    #openMine() {
        this.#before = this.#host.ask('state');
        this.#show(boardBefore(this.#progress.boards, this.#before));
        this.#mark(null);
    }

    /** A lesson of the site by its name, any other with all that is in it. */
    async #share() {
        const page = location.href.split(/[?#]/)[0];
        if (this.#name !== own) {
            const link = `${page}?lesson=${this.#name}&step=${this.#progress.place + 1}`;
            return this.#host.offer(said('Link to this step of the lesson'), link);
        }
        const link = `${page}#${await packLesson(this.#file)}`;
        return this.#host.offer(titleOf(link.length), link);
    }

    /** What was done in all tasks, by whatever name the pupil types. */
    handIn() {
        const { title, steps } = this.#lesson;
        const tasks = doneIn(this.#attempts, tasksOf(steps));
        new HandIn(this.#host, { lesson: this.#name, title, tasks }).show();
    }

    #useTools() {
        root.dataset.lesson = root.dataset.lesson === 'tools' ? 'board' : 'tools';
        this.#nameTools();
        this.#host.wish('state');
    }

    #nameTools() {
        const on = root.dataset.lesson === 'tools';
        this.#parts.tools.textContent = on ? said('Board alone') : said('All tools');
    }

    /** For a room that looks at it. */
    #makeLarge() {
        this.#parts.large.textContent = turnLarge() ? said('Usual type') : said('Large type');
    }
}
