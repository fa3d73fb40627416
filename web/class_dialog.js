// The dialog of a teacher whose class hands in: receipts are pasted, dropped, scanned or opened one by
// one, and nothing of them leaves this page.
import { Checker } from './class_check.js';
import { ClassInbox, noRoom, takeIn } from './class_inbox.js';
import { ClassLessons } from './class_lessons.js';
import { Receipts, mostReceipts, storeName } from './class_store.js';
import { csvOf, tablesOf } from './class_table.js';
import { ClassView, nobodyYet } from './class_view.js';
import { copy, saveTable } from './copy_dialog.js';
import { askOnce, button, element } from './elements.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { follow } from './memory.js';
import { said } from './said.js';

/**
 * What is shown, so that whoever has looked at a board finds it again: the lesson as its key, at first
 * the latest one, the task whose boards are shown, and how far it was scrolled.
 */
const place = { lesson: undefined, task: '', top: 0 };

/** @type {ClassDialog | undefined} */
let shown;
follow(storeName, () => shown?.follow());

export class ClassDialog {
    #host;
    #dialog = makeDialog('class-dialog');
    #inbox;
    #csv = element('textarea', { className: 'unseen', tabIndex: -1, readOnly: true });
    #told = element('div', { className: 'told' });
    #view = element('div', { className: 'view' });
    #choice = element('select');
    #foot = element('div', { className: 'row wrap' });
    #forget;
    #order = 'name';
    #receipts = new Receipts();
    #checker;
    #lessons;
    /** What was removed last, and can be brought back. */
    #gone;
    #wayBack = element('div');
    /** What is being added: one text after the other. */
    #adding = Promise.resolve();

    /**
     * @param {object} host
     * @param {(question: string) => string} host.ask the program
     * @param {(fragment: string) => void} host.open shows a board
     * @param {(name: string) => Promise<import('./class_lessons.js').KnownLesson | undefined>}
     *     host.lessonOf a lesson of this site
     * @param {() => void} host.closed
     */
    constructor(host) {
        this.#host = host;
        this.#checker = new Checker(host.ask);
        this.#lessons = new ClassLessons(host.lessonOf);
        this.#make();
        this.#word();
    }

    show() {
        const { top } = place;
        shown = this;
        showDialog(this.#dialog);
        this.#adding = this.#adding
            .then(() => this.#fill())
            .then(() => (this.#dialog.scrollTop = top));
    }

    /** Another page has added receipts, or removed some. */
    follow() {
        this.#adding = this.#adding.then(() => {
            this.#receipts.follow();
            return this.#fill();
        });
    }

    /** Says everything anew, in the language that is spoken now. */
    retell() {
        this.#adding = this.#adding.then(() => {
            this.#checker.clear();
            this.#lessons.clear();
            this.#gone = undefined;
            this.#say([]);
            this.#word();
            return this.#fill();
        });
    }

    /**
     * @param {string} text with receipts in it
     * @param {object} [more]
     * @param {boolean} [more.isCode] whether codes said it
     * @param {string[]} [more.complaints] sentences about what could not be read
     */
    add(text, { isCode = false, complaints = [] } = {}) {
        if (!text.trim() && complaints.length === 0) return;
        this.#adding = this.#adding.then(() => this.#add(text, isCode, complaints));
    }

    #make() {
        this.#inbox = new ClassInbox((text, more) => this.add(text, more));
        this.#csv.setAttribute('aria-hidden', 'true');
        this.#told.setAttribute('role', 'status');
        this.#choice.addEventListener('change', () => {
            place.lesson = this.#choice.value;
            this.#draw();
        });
        this.#dialog.addEventListener('scroll', () => (place.top = this.#dialog.scrollTop));
        this.#dialog.addEventListener('close', () => {
            shown = undefined;
            this.#inbox.stop();
            this.#host.closed();
        });
        this.#dialog.addEventListener('drop', (event) => {
            event.preventDefault();
            event.stopPropagation();
            void this.#inbox.take(event.dataTransfer);
        });
    }

    #word() {
        this.#inbox.word();
        this.#csv.setAttribute('aria-label', said('The table as CSV'));
        this.#choice.setAttribute('aria-label', said('Lesson'));
        this.#forget = button(said('Forget these receipts'), () => this.#forgetLesson());
        this.#foot.replaceChildren(
            button(said('Copy as CSV'), (event) => this.#copyTable(event), 'primary'),
            button(said('Save as a file'), () => this.#saveTable()),
            this.#forget,
        );
        const about = said(
            'All of this is kept on this device alone. Each board has been checked again; who ' +
                'made it, nobody can check.',
        );
        fillDialog(
            this.#dialog,
            said('Your class'),
            [
                this.#choice,
                this.#inbox.element,
                this.#csv,
                this.#told,
                this.#view,
                this.#wayBack,
                this.#foot,
                element('p', { className: 'quiet' }, about),
            ],
            [],
        );
    }

    #say(sentences) {
        this.#told.replaceChildren(...sentences.map((words) => element('p', {}, words)));
    }

    async #add(text, isCode, complaints) {
        const { added, told } = await takeIn(text, isCode, complaints, this.#receipts.texts);
        if (added.length > 0) {
            place.lesson = undefined;
            if (!this.#receipts.add(added)) {
                told.push(
                    said('This browser keeps nothing here: save the table before you close it.'),
                );
            }
        }
        this.#say([...new Set(told)]);
        await this.#fill();
    }

    /** Reads and checks what has come, and shows it. */
    async #fill() {
        const { texts } = this.#receipts;
        await this.#checker.read(texts);
        this.#draw();
        const learning = this.#lessons.learn(this.#checker.entriesOf(texts));
        void learning.then((more) => more && this.#dialog.open && this.#draw());
    }

    get #tables() {
        const entries = this.#checker.entriesOf(this.#receipts.texts);
        return tablesOf(entries, this.#order, this.#lessons.known);
    }

    get #table() {
        return this.#shownOf(this.#tables);
    }

    #shownOf(tables) {
        return tables.find(({ key }) => key === place.lesson) ?? tables[0];
    }

    /** Draws all of it, and leaves the keyboard where it was. */
    #draw() {
        const controls = () => [...this.#dialog.querySelectorAll('button, select, [tabindex]')];
        const at = controls().indexOf(document.activeElement);
        const tables = this.#tables;
        const table = this.#shownOf(tables);
        this.#choice.replaceChildren(
            ...tables.map(({ key, title }) => new Option(title, key, false, key === table.key)),
        );
        this.#choice.hidden = !table;
        this.#foot.hidden = !table;
        this.#forget.textContent = said('Forget these receipts');
        const ofNoTable = this.#gone && tables.every(({ key }) => key !== this.#gone.lesson);
        this.#wayBack.replaceChildren(...(ofNoTable ? [this.#undoing()] : []));
        this.#view.replaceChildren(...(table ? this.#viewOf(table) : [nobodyYet()]));
        if (!this.#dialog.contains(document.activeElement)) {
            controls()[at]?.focus({ preventScroll: true });
        }
    }

    #viewOf(table) {
        const gone = this.#gone?.lesson === table.key ? this.#gone : undefined;
        const view = new ClassView(
            {
                picture: (fragment) => this.#host.ask(`thumbnail ${fragment}`),
                open: (fragment) => this.#open(fragment),
                sort: (order) => {
                    this.#order = order;
                    this.#draw();
                },
                order: this.#order,
                choose: (task) => (place.task = task),
                chosen: place.task,
                remove: (row) => this.#remove([row], row.entry.receipt.name),
                removed: gone && { place: gone.place, told: this.#undoing() },
            },
            table,
        );
        return view.elements;
    }

    /** What was removed, and the way back. */
    #undoing() {
        const back = button(said('Undo'), () => this.#bringBack());
        return element('div', { className: 'removed' }, element('span', {}, this.#gone.told), back);
    }

    #open(fragment) {
        this.#dialog.close();
        this.#host.open(fragment);
    }

    /** The field is not to be seen: only who has to copy by hand keeps the keyboard in it. */
    async #copyTable({ currentTarget }) {
        this.#csv.value = csvOf(this.#table);
        const told = await copy(this.#csv);
        if (told === said('Copied.')) currentTarget.focus();
        this.#say([told]);
    }

    #saveTable() {
        // By the mark in front programs for tables know that it is UTF-8.
        saveTable(said('class.csv'), csvOf(this.#table));
    }

    /** The second press does it. */
    #forgetLesson() {
        const { rows, title } = this.#table;
        const count = rows.flatMap(({ entries }) => entries).length;
        const sure = said('Forget {count} {count|receipt|receipts}?', { count });
        askOnce(this.#forget, sure, () => this.#remove(rows, title));
    }

    /**
     * Removes rows of the table on show; where they were, they can be brought back.
     * @param {import('./class_check.js').Row[]} rows
     * @param {string} name of the pupil or of the lesson
     */
    #remove(rows, name) {
        const table = this.#table;
        const texts = rows.flatMap(({ entries }) => entries.map(({ text }) => text));
        const holes = { name, count: texts.length };
        const told = said('{name}: {count} {count|receipt|receipts} removed.', holes);
        this.#receipts.remove(texts);
        const at = table.rows.findIndex(({ entry }) => entry === rows[0].entry);
        this.#gone = { texts, told, lesson: table.key, place: at };
        place.lesson = table.key;
        this.#say([told]);
        this.#draw();
        this.#dialog.querySelector('.removed button').focus();
    }

    #bringBack() {
        const { texts, lesson } = this.#gone;
        this.#receipts.follow();
        const tooMany = this.#receipts.texts.length + texts.length - mostReceipts;
        if (tooMany > 0) return this.#say([noRoom(tooMany)]);
        this.#gone = undefined;
        this.#receipts.add(texts);
        place.lesson = lesson;
        this.#say([]);
        this.#draw();
        const { rows } = this.#table;
        const isBack = ({ entries }) => entries.some(({ text }) => texts.includes(text));
        return this.#view.querySelectorAll('.remove')[rows.findIndex(isBack)].focus();
    }
}
