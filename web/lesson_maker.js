// The dialog in which a teacher's own lesson is put in order, worded, tried, saved and sent.
import { copy, save } from './copy_dialog.js';
import { button, element } from './elements.js';
import { own, titleOf } from './lesson_link.js';
import { addressOf } from './lesson_share.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { follow } from './memory.js';
import { LessonAtHand, append, isShort, keptLesson, noMoreCards, storeName } from './my_lesson.js';
import { asksFor, markdownOf } from './my_lesson_file.js';
import { tooOld } from './packed.js';
import { said, sentence } from './said.js';
import { showSvg } from './svg_images.js';
import { choicesOf, tasksOnScreen } from './task_choice.js';

const noRoom = sentence(
    'This browser keeps nothing here: save the lesson as a file before you leave.',
);

/** A field with its name above it. */
function field(label, made, value, change) {
    made.value = value;
    made.addEventListener('input', () => change(made.value));
    return element('label', {}, element('span', {}, label), made);
}

const textField = (more) => element('input', { type: 'text', maxLength: 200, ...more });

/** @param {import('./my_lesson.js').MyLesson} lesson whose file is saved */
export function saveLesson(lesson) {
    const name = lesson.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const type = 'text/markdown';
    const file = new Blob([markdownOf(lesson)], { type });
    save(`${name.replace(/^-|-$/g, '') || 'my-lesson'}.md`, file);
}

/** @type {LessonMaker | undefined} */
let shown;
follow(storeName, () => shown?.follow());

/** What is to be done are words of a link, which have no lines of their own. */
function keepOneLine(box) {
    if (!box.value.includes('\n')) return;
    const { selectionEnd, value } = box;
    box.value = value.replace(/\n/g, ' ');
    box.setSelectionRange(selectionEnd, selectionEnd);
}

export class LessonMaker {
    #host;
    #atHand;
    #head = element('div', { className: 'head' });
    #cards = element('ol', { className: 'cards' });
    /** The tasks that the board on the screen suggests, and the choice between them and it. */
    #tasks;
    #choice = element('select', { ariaLabel: said('What the task asks') });
    #told = element('p', { className: 'told' });
    #code = element('img', {
        className: 'code',
        hidden: true,
        alt: said('QR code of the whole lesson'),
    });
    #link = element('input', { type: 'text', readOnly: true, hidden: true });
    #dialog = makeDialog('lesson-maker');

    /**
     * @param {object} host
     * @param {(question: string) => string} host.ask the program
     * @param {(text: string) => void} host.open shows a lesson
     * @param {(close: () => void) => void} host.begin begins another lesson, and closes this editor if
     *     that is what the teacher wants
     * @param {import('./my_lesson.js').MyLesson} [lesson] that is edited
     */
    constructor(host, lesson = keptLesson()) {
        this.#host = host;
        this.#atHand = new LessonAtHand(lesson);
        this.#told.setAttribute('role', 'status');
        this.#link.setAttribute('aria-label', said('Link to the whole lesson'));
        const adds = button(said('Add the board on the screen'), () => this.#addBoard());
        this.#tasks = tasksOnScreen(host.ask);
        this.#choice.hidden = this.#tasks.length === 0;
        this.#choice.append(new Option(said('As it is, no task'), ''), ...choicesOf(this.#tasks));
        const row = element('div', { className: 'row wrap' }, adds, this.#choice);
        fillDialog(
            this.#dialog,
            said('My lesson'),
            [this.#head, this.#cards, row, this.#told, this.#link, this.#code],
            [
                button(said('Try it'), () => this.#try(), 'primary'),
                button(said('Save as a file'), () => this.#save()),
                button(said('Copy as a link'), () => this.#copy()),
                button(said('New lesson'), () => this.#host.begin(() => this.#dialog.close())),
            ],
        );
        this.#dialog.addEventListener('close', () => {
            if (shown === this) shown = undefined;
        });
        this.#listHead();
        this.#list();
    }

    get #lesson() {
        return this.#atHand.lesson;
    }

    show() {
        shown = this;
        showDialog(this.#dialog);
    }

    /** Another page has changed the lesson; the keyboard stays at its place. */
    follow() {
        if (!this.#atHand.follow()) return;
        const controls = () => [...this.#dialog.querySelectorAll('button, input, textarea')];
        const at = controls().indexOf(document.activeElement);
        this.#clear('');
        this.#listHead();
        this.#list();
        controls()[at]?.focus({ preventScroll: true });
    }

    #listHead() {
        const lesson = this.#lesson;
        const line = (label, name, more = {}) =>
            field(label, textField(more), lesson[name], (value) => {
                lesson[name] = value;
                this.#keep();
            });
        this.#head.replaceChildren(
            line(said('Title'), 'title', { placeholder: said('My lesson') }),
            line(said('For whom'), 'for', { placeholder: said('my class') }),
            line(said('Minutes'), 'minutes', { placeholder: '45', inputMode: 'numeric' }),
            line(said('Your name'), 'author', { placeholder: said('a teacher') }),
        );
    }

    #keep() {
        if (this.#atHand.keep()) this.#clear('');
        else this.#clear(isShort(JSON.stringify(this.#lesson)) ? said(noRoom) : noMoreCards());
    }

    /** What was said, and the link, are of the lesson as it was. */
    #clear(told) {
        this.#told.textContent = told;
        this.#link.hidden = true;
        this.#code.hidden = true;
    }

    #list() {
        const { cards } = this.#lesson;
        const hint = said(
            'No board is in your lesson yet. Put something on the board, and add it here or in Share.',
        );
        this.#cards.replaceChildren(...cards.map((card, i) => this.#card(card, i)));
        if (cards.length === 0) this.#told.textContent = hint;
    }

    #card(card, i) {
        const change = (name) => (value) => {
            card[name] = value;
            this.#keep();
        };
        const task = asksFor(card);
        const image = element('img', { alt: said('Board {place}', { place: i + 1 }) });
        showSvg(image, this.#host.ask(`thumbnail ${card.link}`));
        const words = task
            ? said('What is to be done')
            : said('What is to be seen: [these words] show the board');
        const area = (label, name, rows) => {
            const box = element('textarea', { rows, maxLength: 2000 });
            if (task && name === 'words') box.addEventListener('input', () => keepOneLine(box));
            return field(label, box, card[name], change(name));
        };
        const heading = textField({ placeholder: said('Board {place}', { place: i + 1 }) });
        const fields = element(
            'div',
            { className: 'fields' },
            field(said('Heading'), heading, card.heading, change('heading')),
            area(words, 'words', 3),
            area(said('Answer, hidden at first; it may stay empty'), 'answer', 2),
        );
        return element(
            'li',
            {},
            element('div', { className: 'side' }, image, this.#tools(i)),
            fields,
        );
    }

    #tools(i) {
        const place = i + 1;
        const { length } = this.#lesson.cards;
        const tool = (sign, label, act, disabled = false) => {
            const made = Object.assign(button(sign, act, 'plain'), { title: label, disabled });
            made.setAttribute('aria-label', label);
            return made;
        };
        const earlier = said('Move board {place} up', { place });
        const later = said('Move board {place} down', { place });
        const remove = said('Remove board {place}', { place });
        return element(
            'div',
            { className: 'tools' },
            tool('↑', earlier, () => this.#move(i, i - 1), i === 0),
            tool('↓', later, () => this.#move(i, i + 1), place === length),
            tool('✕', remove, () => this.#remove(i)),
        );
    }

    #move(from, to) {
        const { cards } = this.#lesson;
        cards.splice(to, 0, ...cards.splice(from, 1));
        this.#changed();
        this.#focusTools(to);
    }

    #changed() {
        this.#keep();
        this.#list();
    }

    #focusTools(place) {
        this.#cards.children[place].querySelector('.tools button:not(:disabled)').focus();
    }

    /** Takes a board out; where it was, it can be brought back until the list changes. */
    #remove(place) {
        const { cards } = this.#lesson;
        const [card] = cards.splice(place, 1);
        this.#changed();
        const back = button(said('Undo'), () => {
            cards.splice(place, 0, card);
            this.#changed();
            this.#focusTools(place);
        });
        const told = said('Board {place} was removed.', { place: place + 1 });
        const gap = element('li', { className: 'removed' }, element('span', {}, told), back);
        this.#cards.insertBefore(gap, this.#cards.children[place]);
        this.#told.textContent = told;
        back.focus();
    }

    #addBoard() {
        const asIs = [this.#host.ask('state'), ''];
        if (!append(this.#lesson, ...(this.#tasks[this.#choice.value] ?? asIs))) {
            this.#told.textContent = noMoreCards();
            return;
        }
        this.#changed();
        this.#cards.lastElementChild.querySelector('input').focus();
    }

    /** @returns {string} the lesson's file, empty if there is nothing in it yet, or so much that no page opens it */
    #file() {
        const file = markdownOf(this.#lesson);
        const isEmpty = this.#lesson.cards.length === 0;
        if (!isEmpty && isShort(file)) return file;
        this.#clear(isEmpty ? said('Add a board first.') : noMoreCards());
        return '';
    }

    #try() {
        const file = this.#file();
        if (!file) return;
        this.#dialog.close();
        this.#host.open(file);
    }

    #save() {
        const file = this.#file();
        if (!file) return;
        saveLesson(this.#lesson);
        this.#told.textContent = said(
            'Saved. Dropped on this page, the file is opened as a lesson.',
        );
    }

    async #copy() {
        const file = this.#file();
        if (!file) return;
        const link = await addressOf(file, own);
        if (!link) {
            this.#told.textContent = said(tooOld);
            return;
        }
        const svg = this.#host.ask(`code ${link}`);
        this.#link.hidden = false;
        this.#link.value = link;
        this.#code.hidden = !svg;
        showSvg(this.#code, svg);
        const copied = await copy(this.#link);
        this.#told.replaceChildren(titleOf(link.length), element('br'), copied);
        (svg ? this.#code : this.#link).scrollIntoView({ block: 'nearest' });
    }
}
