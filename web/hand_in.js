// The dialog in which a pupil hands in what was done: the receipt as a link, and as a QR code.
import { bareAddress } from './address.js';
import { copy, send } from './copy_dialog.js';
import { button, element } from './elements.js';
import { mayBeOne, sign, signedBy } from './handed_in.js';
import { afreshButton } from './lesson_afresh.js';
import { fillDialog, makeDialog, showDialog } from './made_dialog.js';
import { recall, remember } from './memory.js';
import { tooOld } from './packed.js';
import { mostTasks, packReceipt } from './receipt.js';
import { said } from './said.js';
import { showSvg } from './svg_images.js';

/** The link of the first board in the blocks of a task. */
function linkIn(block) {
    const own = block.phrases.find(({ kind }) => kind === 'board')?.target;
    return own ?? block.blocks.map(linkIn).find(Boolean);
}

/**
 * @param {import('./lesson_lines.js').Block[]} blocks
 * @returns {string[]} the links of the tasks in them
 */
const tasksIn = (blocks) =>
    blocks.flatMap((block) =>
        block.kind === 'task' ? (linkIn(block) ?? []) : tasksIn(block.blocks),
    );

/**
 * @param {import('./lesson_lines.js').Step[]} steps
 * @returns {string[]} the links of all tasks of a lesson, each once
 */
export const tasksOf = (steps) => [...new Set(steps.flatMap(({ blocks }) => tasksIn(blocks)))];

/**
 * @param {import('./attempts.js').Attempts} attempts
 * @param {string[]} links of tasks
 * @returns {import('./receipt.js').TaskDone[]} what became of each
 */
export function doneIn(attempts, links) {
    attempts.keep();
    return links.map((link) => ({ link, ...attempts.of(link) }));
}

export class HandIn {
    #does;
    #work;
    #dialog = makeDialog('hand-in');
    #name = element('input', { type: 'text', maxLength: 60, autocomplete: 'off' });
    #link = element('input', { type: 'text', readOnly: true });
    #code = element('img', { className: 'code' });
    #told = element('p', { className: 'quiet grow' });
    /** Said where the name is another one than the work was handed in with. */
    #other = element('p');
    /** Whose work it is, as far as is known. */
    #by;
    #parts = element('div', { className: 'part' });

    /**
     * @param {object} does
     * @param {(question: string) => string} does.ask the program
     * @param {() => void} [does.beginAfresh] forgets what was done
     * @param {import('./handed_in.js').Work} work
     */
    constructor(does, work) {
        this.#does = does;
        this.#work = { ...work, at: Math.floor(Date.now() / 1000) };
        this.#by = signedBy(work);
        this.#make();
    }

    /** @returns {HandIn} this one, once it is on the screen */
    show() {
        showDialog(this.#dialog);
        void this.#pack();
        return this;
    }

    close() {
        this.#dialog.close();
    }

    #make() {
        this.#name.value = recall('pupil');
        this.#name.addEventListener('input', () => void this.#pack());
        this.#name.addEventListener('change', () => (this.#by ||= this.#typed));
        this.#told.setAttribute('role', 'status');
        this.#other.setAttribute('role', 'status');
        this.#word();
        const retell = () => this.#retell();
        addEventListener('spoken', retell);
        this.#dialog.addEventListener('close', () => {
            removeEventListener('spoken', retell);
            this.#sign();
        });
    }

    get #typed() {
        return this.#name.value.trim();
    }

    /** Whether something was done, so that another pupil would hand in what is not his. */
    get #isBegun() {
        return this.#does.beginAfresh && this.#work.tasks.some(({ state }) => state !== 'open');
    }

    /** The link was copied or sent, or the code was shown: the first name is kept. */
    #sign() {
        const name = this.#typed;
        if (!name || !this.#isBegun || signedBy(this.#work)) return;
        this.#by = name;
        sign(this.#work, name);
    }

    /** Says everything anew, in the language that is spoken now; whoever types goes on typing. */
    #retell() {
        const { activeElement } = document;
        this.#told.textContent = '';
        this.#word();
        if (this.#dialog.contains(activeElement)) activeElement.focus();
        void this.#pack();
    }

    #word() {
        const met = this.#work.tasks.filter(({ state }) => state === 'met').length;
        const count = this.#work.tasks.length;
        this.#link.setAttribute('aria-label', said('Link to hand in'));
        this.#code.alt = said('QR code of the link');
        const copies = button(said('Copy the link'), () => this.#copy(), 'primary');
        const sends = button(said('Send'), () => this.#send());
        sends.hidden = !navigator.share;
        this.#parts.replaceChildren(
            element('div', { className: 'row' }, this.#link, copies, sends),
            this.#code,
        );
        const content = [
            element(
                'p',
                {},
                said('{met} of {count} {count|task|tasks} solved.', { met, count }),
                ' ',
                said('Type your name, then send your teacher the link, or show the code.'),
            ),
            ...this.#leftOut(),
            element(
                'div',
                { className: 'field' },
                element('label', { className: 'field' }, said('Your name'), this.#name),
                this.#other,
            ),
            this.#parts,
            ...this.#next(),
            element(
                'p',
                { className: 'quiet' },
                said(
                    'The link holds your name and, for each task, whether it is solved, your tries, ' +
                        'the seconds and your board. Nothing else, and nothing is sent by itself.',
                ),
            ),
        ];
        fillDialog(this.#dialog, said('Hand in'), content, [this.#told]);
    }

    /** What of the work no link has room for. */
    #leftOut() {
        if (this.#work.tasks.length <= mostTasks) return [];
        const told = said('Only the first {most} tasks go into the link.', { most: mostTasks });
        return [element('p', {}, told)];
    }

    /** Where something was done, the next pupil at this device begins afresh. */
    #next() {
        if (!this.#isBegun) return [];
        const begins = afreshButton(this.#work, () => {
            this.#name.value = '';
            this.#dialog.close();
            this.#does.beginAfresh();
        });
        return [element('p', { className: 'quiet' }, said('For the next pupil:'), ' ', begins)];
    }

    async #pack() {
        const name = this.#typed;
        const isOther = this.#isBegun && this.#by && !mayBeOne(name, this.#by);
        this.#other.textContent = isOther
            ? said(
                  'Somebody else? Begin afresh first: what has been done here is the work of {name}.',
                  { name: this.#by },
              )
            : '';
        if (!name) this.#parts.hidden = true;
        remember('pupil', name);
        if (!name) return;
        const fragment = await packReceipt({ ...this.#work, name }).catch(() => '');
        if (this.#typed !== name) return;
        this.#parts.hidden = !fragment;
        if (!fragment) {
            this.#told.textContent = said(tooOld);
            return;
        }
        // Whoever opens it is not to land in the lesson.
        this.#link.value = `${bareAddress()}#${fragment}`;
        const svg = this.#does.ask(`code ${this.#link.value}`);
        this.#code.hidden = !svg;
        showSvg(this.#code, svg);
        this.#told.textContent = svg
            ? ''
            : said('The link is too long for a QR code. Send it as text.');
    }

    async #copy() {
        this.#sign();
        this.#told.textContent = await copy(this.#link);
    }

    async #send() {
        this.#sign();
        this.#told.textContent = await send(this.#link.value);
    }
}
