// The way to lessons: by `?lesson=NAME`, by the list of those of this site, and as a file or a text
// that is dropped or pasted. What shows one is fetched when the first is opened.
import { longestLink, showAddress } from './address.js';
import { embedded } from './embed.js';
import { beginEntry, namedInAddress } from './lesson_entry.js';
import { isLesson } from './lesson_file.js';
import { lessonIn, own, unpackLesson } from './lesson_link.js';
import { keepOwn, keptOwn } from './lesson_store.js';
import { isTooOld, tooOld } from './packed.js';
import { holdsReceipt } from './receipt.js';
import { fetchLesson, loadLesson } from './lesson_parts.js';
import { nameInAddress } from './lesson_progress.js';
import { showLine } from './line.js';
import { openOnce } from './open_once.js';
import { said, spoken } from './said.js';
import { TaskAlone } from './task_alone.js';

const noLesson = (name) => said('There is no lesson called "{name}".', { name });
const notLoaded = () => said('The lesson cannot be loaded.');

const isName = (name) => /^[a-z0-9-]{1,60}$/.test(name);

/** Whether the site has lessons in a language, which those that are only tried here lack. */
function isOfSite(tag) {
    const { languages, drafts } = document.documentElement.dataset;
    return `${languages} ${drafts}`.split(' ').includes(tag);
}

/** A file of lessons in the language that is spoken, in English where it is in no other. */
function fetchTold(file) {
    const { tag } = spoken();
    const english = () => fetchLesson(file);
    return isOfSite(tag) ? fetchLesson(`${tag}/${file}`).catch(english) : english();
}

/**
 * Waits until a dialog that has just been closed has given the keyboard back: at the latest in the next
 * frame, of which a hidden page has none.
 */
const dialogsGone = () =>
    new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
    });

export class Lessons {
    #host;
    /** @type {import('./lesson.js').Lesson | null} */
    #lesson = null;
    /** @type {import('./class_dialog.js').ClassDialog | null} */
    #class = null;
    /** What stands for the lesson that was chosen last. */
    #turn = {};
    /** The line that leads back from a board of the class. */
    #wayBack;
    #task;

    /**
     * @param {object} host what lessons need of the page, see web/lesson.js
     */
    constructor(host) {
        this.#host = {
            ...host,
            closed: () => (this.#lesson = null),
            showClass: () => void this.showClass(),
            make: (lesson) => void this.make(lesson),
        };
        this.#task = new TaskAlone(this.#host);
        const tellNotKept = () =>
            showLine(
                said(
                    'This browser keeps nothing here: what you do is lost when you leave the page.',
                ),
            );
        if (!embedded) addEventListener('not-kept', tellNotKept, { once: true });
        addEventListener('spoken', () => void this.#retell());
        addEventListener('my-lesson', () => void this.make());
        addEventListener('popstate', () => this.#followAddress());
    }

    /**
     * Opens the lesson that the address names or holds, if it does.
     * @param {string} link the fragment of the address
     */
    openNamed(link) {
        if (!this.take(link)) this.#openByName(!link);
    }

    /** @param {boolean} fresh whether no board is on show that the address names, too */
    #openByName(fresh) {
        const name = namedInAddress();
        if (!name) return;
        if (!isName(name)) {
            this.#refuse(noLesson(name), name);
            return;
        }
        const kept = name === own ? keptOwn() : '';
        void (kept ? this.#open(kept, own, fresh) : this.#fetch(name, fresh));
    }

    /**
     * After Back and Forward: the lesson of the address is open, and no other one. The board of the address
     * is opened here, too: where more than the fragment changes, browsers need not say that it does.
     */
    #followAddress() {
        if (namedInAddress() === (this.#lesson?.name ?? '')) return;
        this.#lesson?.end();
        const board = location.hash.slice(1, longestLink);
        if (this.take(board)) return;
        if (board) this.#host.open(board);
        this.#openByName(!board);
    }

    /** @returns {boolean} whether the text was a lesson, a receipt or a link to one, which is shown */
    take(text) {
        this.#task.bring();
        this.#wayBack?.remove();
        const packed = lessonIn(text);
        if (packed !== undefined) {
            const why = () =>
                isTooOld() ? said(tooOld) : said('The lesson in this link cannot be read.');
            void this.#openOwn(unpackLesson(packed).catch(() => ({ why: why() })));
        } else if (isLesson(text)) {
            void this.#openOwn(text.slice(0, longestLink));
        } else if (holdsReceipt(text)) {
            // A link to a receipt stands in the address; what is on show takes its place again.
            showAddress(`#${this.#host.ask('state')}`);
            void this.showClass(text);
            return true;
        }
        return packed !== undefined || isLesson(text);
    }

    /** To be called after every frame. */
    drawn() {
        if (this.#lesson) this.#lesson.drawn();
        else this.#task.drawn();
    }

    /** Offers what has been done in the task, or in all of the lesson, to be handed in. */
    handIn() {
        if (this.#lesson) this.#lesson.handIn();
        else void openOnce('hand in', () => this.#task.handIn());
    }

    /** Shows a page of gardens as it is printed. */
    printGardens() {
        return openOnce('gardens', () => this.#openGardens());
    }

    async #openGardens() {
        const loaded = await loadLesson().catch(() => null);
        if (!loaded) return showLine(said('The page of gardens cannot be loaded.'));
        return loaded.printGardens(this.#host);
    }

    /** Shows the lessons of this site. */
    list() {
        return openOnce('lessons', () => this.#openList());
    }

    async #openList() {
        const both = Promise.all([loadLesson(), fetchTold('list.json').then(JSON.parse)]);
        const [loaded, entries] = await both.catch(() => []);
        if (!entries) return showLine(said('The lessons cannot be loaded.'));
        const open = (name) => void this.#fetch(name, true);
        const { showClass, make } = this.#host;
        return new loaded.LessonList(entries, { open, showClass, make }).show();
    }

    /**
     * Shows what a class has handed in.
     * @param {string} [text] with receipts that are to be added
     */
    async showClass(text = '') {
        const loaded = await loadLesson().catch(() => null);
        if (!loaded) return showLine(said('The class cannot be loaded.'));
        if (!this.#class) {
            this.#class = new loaded.ClassDialog({
                ask: this.#host.ask,
                open: (fragment) => this.#showBoard(fragment),
                lessonOf: (name) => this.#lessonOf(name, loaded),
                closed: () => (this.#class = null),
            });
            this.#class.show();
            this.#wayBack?.remove();
        }
        return text && this.#class.add(text);
    }

    /** Shows a board of the class, and the way back. */
    #showBoard(fragment) {
        this.#host.open(fragment);
        const way = { words: said('Back to the class'), act: () => void this.showClass() };
        this.#wayBack = showLine(said('This is a board of your class.'), way);
    }

    /** A lesson of this site and the links of its tasks, nothing if there is none of that name. */
    async #lessonOf(name, { readLesson, tasksOf }) {
        const isNamed = isName(name) && name !== own;
        const file = isNamed ? await fetchTold(`${name}.md`).catch(() => '') : '';
        if (!file) return undefined;
        const { title, steps } = readLesson(this.#host.ask(`lesson ${file}`));
        return { title, links: tasksOf(steps) };
    }

    /**
     * Shows the lesson that a teacher puts together here.
     * @param {import('./my_lesson.js').MyLesson} [given] that is to be edited in place of the one that
     *     is kept
     */
    make(given) {
        return openOnce('my lesson', () => this.#openMaker(given));
    }

    async #openMaker(given) {
        const loaded = await loadLesson().catch(() => null);
        if (!loaded) return showLine(notLoaded());
        const open = (file) => this.take(file);
        return loaded.editLesson({ ask: this.#host.ask, open }, given);
    }

    /** Shows the class and the lesson that are open in the language that is spoken now. */
    async #retell() {
        this.#class?.retell();
        const lesson = this.#lesson;
        const { tag } = spoken();
        if (!lesson) return;
        const text =
            lesson.name === own ? '' : await fetchTold(`${lesson.name}.md`).catch(() => '');
        if (this.#lesson === lesson && spoken().tag === tag) lesson.retell(text);
    }

    #fetch(name, fresh) {
        const none = { why: noLesson(name), name };
        const whyNot = ({ cause }) => (cause === 404 ? none : { why: notLoaded() });
        return this.#open(fetchTold(`${name}.md`).catch(whyNot), name, fresh);
    }

    /** A lesson that is not of this site is kept here, so that the page finds it again. */
    async #openOwn(coming) {
        if (await this.#open(coming, own, true)) keepOwn(await coming);
    }

    /**
     * Shows a lesson, unless another one is chosen before it has arrived.
     * @param {string | Promise<string | { why: string, name?: string }>} coming its text, or why there is
     *     none, and under which name there is none
     * @returns {Promise<boolean>} whether it is shown
     */
    async #open(coming, name, fresh) {
        const turn = {};
        this.#turn = turn;
        const [text, loaded] = await Promise.all([coming, loadLesson().catch(() => null)]);
        if (this.#turn !== turn) return false;
        if (text.why) return this.#refuse(text.why, text.name);
        if (!loaded) return this.#refuse(notLoaded());
        // It may have been dropped on one, behind which nothing of it could be pressed.
        document.querySelectorAll('dialog[open]').forEach((dialog) => dialog.close());
        await dialogsGone();
        if (this.#turn !== turn) return false;
        const lesson = new loaded.Lesson(this.#host, text, name);
        if (lesson.fault) return this.#refuse(lesson.fault, name);
        if (!this.#lesson) beginEntry(this.#host.ask('state'));
        this.#lesson?.close();
        this.#lesson = lesson;
        lesson.show(fresh);
        return true;
    }

    /**
     * @param {string} why a lesson is not shown
     * @param {string} [name] that stands for no lesson; the address forgets it, which has its step, too
     */
    #refuse(why, name) {
        showLine(why);
        if (!this.#lesson && name === namedInAddress()) nameInAddress();
        return false;
    }
}
