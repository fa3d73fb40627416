// The dialog of a teacher whose class hands in: receipts are pasted, dropped, scanned or opened one by
// one, and nothing of them leaves this page.
import { checkTask } from './class_check.js';
import { ClassInbox } from './class_inbox.js';
import { keepReceipts, keptReceipts, mostReceipts } from './class_store.js';
import { csvOf, tablesOf } from './class_table.js';
import { ClassView } from './class_view.js';
import { copy, save } from './copy_dialog.js';
import { button, element } from './lesson_text.js';
import { faults, readReceipt, receiptsIn } from './receipt.js';
import { said } from './said.js';
import { imageOf } from './svg_images.js';

/** Milliseconds of checking after which the page draws. */
const slice = 30;

const breath = () => new Promise((resolve) => setTimeout(resolve));

export class ClassDialog {
    #host;
    #dialog = element('dialog', { id: 'class-dialog' });
    #inbox;
    #csv = element('textarea', { className: 'unseen', tabIndex: -1, readOnly: true });
    #told = element('div', { className: 'told' });
    #view = element('div', { className: 'view' });
    #choice = element('select');
    #foot = element('div', { className: 'row wrap' });
    #forget;
    #order = 'name';
    /** The lesson whose table is shown, as its key; at first the latest one. */
    #chosen;
    #texts = keptReceipts();
    /** @type {Map<string, import('./class_check.js').Entry>} */
    #entries = new Map();
    #checks = new Map();
    #known = {};
    /** What is being added: one text after the other. */
    #adding = Promise.resolve();

    /**
     * @param {object} host
     * @param {(question: string) => string} host.ask the program
     * @param {(fragment: string) => void} host.open shows a board
     * @param {(lesson: string) => Promise<string[] | undefined>} host.tasksOf the links of the tasks of
     *     a lesson of this site
     * @param {() => void} host.closed
     */
    constructor(host) {
        this.#host = host;
        this.#make();
        this.#word();
    }

    show() {
        document.body.append(this.#dialog);
        this.#dialog.showModal();
        this.#adding = this.#adding.then(() => this.#fill());
    }

    /** Says everything anew, in the language that is spoken now. */
    retell() {
        this.#adding = this.#adding.then(() => {
            this.#checks.clear();
            this.#entries.clear();
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
            this.#chosen = this.#choice.value;
            this.#draw();
        });
        this.#dialog.setAttribute('aria-labelledby', 'class-title');
        this.#dialog.addEventListener('close', () => {
            this.#inbox.stop();
            this.#dialog.remove();
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
        this.#forget = button(said('Forget this class'), () => this.#forgetAll());
        this.#foot.replaceChildren(
            button(said('Copy as CSV'), () => this.#copyTable(), 'primary'),
            button(said('Save as a file'), () => this.#saveTable()),
            this.#forget,
        );
        const title = element('h2', { id: 'class-title' }, said('Your class'));
        const close = button(said('Close'), () => this.#dialog.close());
        this.#dialog.replaceChildren(
            element('div', { className: 'row head' }, title, this.#choice, close),
            this.#inbox.element,
            this.#csv,
            this.#told,
            this.#view,
            this.#foot,
            element(
                'p',
                { className: 'quiet' },
                said(
                    'All of this is kept on this device alone. Each board has been checked again; who ' +
                        'made it, nobody can check.',
                ),
            ),
        );
    }

    #say(sentences) {
        this.#told.replaceChildren(...sentences.map((words) => element('p', {}, words)));
    }

    async #add(text, isCode, complaints) {
        const found = receiptsIn(text);
        const sentences = [...complaints];
        const names = [];
        for (const each of found) {
            const { receipt, fault } = await readReceipt(each);
            if (!receipt) {
                sentences.push(said(faults[fault]));
            } else if (this.#texts.includes(each)) {
                const { name } = receipt;
                sentences.push(said('{name}: this receipt is here already.', { name }));
            } else {
                this.#texts.push(each);
                names.push(receipt.name);
            }
        }
        if (text && found.length === 0) {
            sentences.push(
                isCode
                    ? said('This code is no receipt: a pupil gets one by "Hand in".')
                    : said('There is no receipt in this text.'),
            );
        }
        this.#texts = this.#texts.slice(-mostReceipts);
        const added = names.length;
        if (added > 0) {
            // Whoever scans one wants to know whose it was.
            sentences.unshift(
                isCode && added === 1
                    ? said('{name}: the receipt is added.', { name: names[0] })
                    : said('{added} {added|receipt|receipts} added.', { added }),
            );
            if (!keepReceipts(this.#texts)) {
                sentences.push(
                    said('This browser keeps nothing here: save the table before you close it.'),
                );
            }
        }
        this.#say([...new Set(sentences)]);
        await this.#fill();
    }

    /** Reads and checks what has come, and shows it. */
    async #fill() {
        let since = performance.now();
        for (const text of this.#texts) {
            if (this.#entries.has(text)) continue;
            const { receipt } = await readReceipt(text);
            if (!receipt) continue;
            const tasks = [];
            for (const task of receipt.tasks) {
                tasks.push(checkTask(task, (link) => this.#check(link)));
                if (performance.now() - since < slice) continue;
                await breath();
                since = performance.now();
            }
            this.#entries.set(text, { text, receipt, tasks });
            const { lesson } = receipt;
            if (lesson && !Object.hasOwn(this.#known, lesson)) {
                this.#known[lesson] = await this.#host.tasksOf(lesson);
            }
        }
        this.#draw();
    }

    #check(link) {
        if (!this.#checks.has(link)) {
            const [outcome, asked] = this.#host.ask(`check ${link}`).split('\t');
            this.#checks.set(link, { outcome, asked });
        }
        return this.#checks.get(link);
    }

    get #tables() {
        const entries = this.#texts.map((text) => this.#entries.get(text)).filter(Boolean);
        return tablesOf(entries, this.#order, this.#known);
    }

    get #table() {
        const tables = this.#tables;
        return tables.find(({ key }) => key === this.#chosen) ?? tables[0];
    }

    #draw() {
        const tables = this.#tables;
        const table = this.#table;
        this.#choice.replaceChildren(
            ...tables.map(({ key, title }) => new Option(title, key, false, key === table.key)),
        );
        this.#choice.hidden = !table;
        this.#foot.hidden = !table;
        this.#forget.textContent = said('Forget this class');
        if (!table) {
            this.#view.replaceChildren(
                element(
                    'p',
                    {},
                    said(
                        'Nobody has handed in yet. In a lesson, or after a task of a link, your pupils press ' +
                            '"Hand in" and send you what they get: a link, or a code for your camera.',
                    ),
                ),
            );
            return;
        }
        const view = new ClassView(
            {
                picture: (fragment) => this.#picture(fragment),
                open: (fragment) => this.#open(fragment),
                sort: (order) => {
                    this.#order = order;
                    this.#draw();
                    this.#view.querySelector('[aria-sort]:not([aria-sort=none]) button')?.focus();
                },
                order: this.#order,
            },
            table,
        );
        this.#view.replaceChildren(...view.elements);
    }

    #picture(fragment) {
        return imageOf(this.#host.ask(`thumbnail ${fragment}`));
    }

    #open(fragment) {
        this.#dialog.close();
        this.#host.open(fragment);
    }

    async #copyTable() {
        this.#csv.value = csvOf(this.#table);
        this.#say([await copy(this.#csv)]);
    }

    #saveTable() {
        save('class.csv', new Blob([csvOf(this.#table)], { type: 'text/csv' }));
    }

    /** The second press does it. */
    #forgetAll() {
        const count = this.#texts.length;
        const sure = said('Forget {count} {count|receipt|receipts}?', { count });
        if (this.#forget.textContent !== sure) {
            this.#forget.textContent = sure;
            return;
        }
        this.#texts = [];
        this.#entries.clear();
        keepReceipts([]);
        this.#say([said('The class is forgotten.')]);
        this.#draw();
    }
}
