// What a class has handed in of one lesson, as elements: the table, the tasks with their commonest
// wrong boards, and a gallery of boards.
import { metIn, outcomeWords, taskIn } from './class_table.js';
import { button, element } from './elements.js';
import { said } from './said.js';
import { showSvgOnceSeen } from './svg_images.js';

/** Wrong boards of a task that are shown. */
const mostWrong = 6;

const signs = { met: '\u2713', missed: '\u2717', unsure: '\u2713?', faked: '!', open: '\u00b7' };

/** Seconds as minutes and seconds. */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What stands there before the first receipt has come. */
export const nobodyYet = () =>
    element(
        'p',
        {},
        said(
            'Nobody has handed in yet. In a lesson, or after a task of a link, your pupils press ' +
                '"Hand in" and send you what they get: a link, or a code for your camera.',
        ),
    );

export class ClassView {
    #does;
    #table;
    #chosen;
    #gallery = element('div', { className: 'boards' });
    #asked = element('ol', { className: 'class-tasks' });

    /**
     * @param {object} does
     * @param {(fragment: string) => string} does.picture a small picture of a board as an SVG
     * @param {(fragment: string) => void} does.open shows a board in the laboratory
     * @param {(order: 'name' | 'tasks') => void} does.sort
     * @param {'name' | 'tasks'} does.order
     * @param {(link: string) => void} does.choose called with the task whose boards are shown
     * @param {string} does.chosen the one that was chosen before
     * @param {(row: import('./class_check.js').Row) => void} does.remove
     * @param {{ place: number, told: HTMLElement } | undefined} does.removed what stands where a row
     *     was removed
     * @param {import('./class_table.js').Table} table
     */
    constructor(does, table) {
        this.#does = does;
        this.#table = table;
        const { tasks } = table;
        const chosen =
            tasks.find(({ link }) => link === does.chosen) ??
            tasks.find(({ link }) => this.#boardsOf(link).length > 0);
        this.#chosen = (chosen ?? tasks[0])?.link ?? '';
        this.elements = [this.#pupils(), this.#legend(), this.#tasks(), this.#boards()];
    }

    #pupils() {
        const { tasks, rows } = this.#table;
        const head = element('tr', {}, this.#sorter('name', said('Name')));
        head.append(this.#sorter('tasks', said('Solved')));
        for (const [i, { asked }] of tasks.entries()) {
            const shows = () => this.#asked.children[i].focus();
            const press = button(said('Task {n}', { n: i + 1 }), shows, 'sort');
            press.title = asked;
            head.append(element('th', { scope: 'col' }, press));
        }
        const removing = element('span', { className: 'unseen' }, said('Remove'));
        head.append(element('th', { scope: 'col' }, removing));
        const lines = rows.map((row) => this.#row(row));
        const { removed } = this.#does;
        if (removed) lines.splice(removed.place, 0, [this.#wide('removed', removed.told)]);
        const body = element('tbody', {}, ...lines.flat());
        const foot = element('tr', {}, element('th', { scope: 'row' }, said('Class')));
        const all = rows.reduce((sum, row) => sum + metIn(row), 0);
        foot.append(
            element(
                'td',
                {},
                said('{met} of {count}', {
                    met: all,
                    count: rows.length * tasks.length,
                }),
            ),
        );
        for (const { met } of tasks) foot.append(element('td', {}, String(met)));
        foot.append(element('td'));
        const table = element('table', {}, element('thead', {}, head), body);
        table.append(element('tfoot', {}, foot));
        const scroll = element('div', { className: 'scroll', tabIndex: 0 }, table);
        scroll.setAttribute('role', 'region');
        scroll.setAttribute('aria-label', said('Pupils and tasks'));
        return scroll;
    }

    #sorter(order, title) {
        const press = button(title, () => this.#does.sort(order), 'sort');
        const head = element('th', { scope: 'col' }, press);
        const down = order === 'tasks' ? 'descending' : 'ascending';
        head.setAttribute('aria-sort', this.#does.order === order ? down : 'none');
        return head;
    }

    #row(row) {
        const { tasks } = this.#table;
        const name = element('bdi', {}, row.entry.receipt.name);
        const line = element('tr', {}, element('th', { scope: 'row' }, name));
        line.append(element('td', {}, String(metIn(row))));
        for (const { link } of tasks) line.append(this.#cell(taskIn(row, link)));
        const remove = button('\u2715', () => this.#does.remove(row), 'remove');
        remove.title = said('Remove {name}', { name: row.entry.receipt.name });
        remove.setAttribute('aria-label', remove.title);
        line.append(element('td', {}, remove));
        if (row.notes.length === 0) return [line];
        line.className = 'noted';
        return [line, this.#wide('note', element('p', {}, row.notes.join(' ')))];
    }

    /** A line of the table that is one cell, whose words stay on the screen. */
    #wide(className, words) {
        const cell = element('td', { colSpan: this.#table.tasks.length + 3 }, words);
        return element('tr', { className }, cell);
    }

    #cell(task) {
        if (!task) return element('td', {}, '');
        const { outcome, tries, seconds } = task;
        const sign = element('span', { className: 'sign' }, signs[outcome]);
        sign.setAttribute('aria-hidden', 'true');
        const cell = element('td', { className: outcome }, sign);
        cell.append(element('span', { className: 'unseen' }, outcomeWords()[outcome]));
        if (outcome === 'open') return cell;
        const spent = said('{tries} {tries|try|tries}, {time}', { tries, time: clock(seconds) });
        cell.append(element('span', { className: 'spent' }, spent));
        return cell;
    }

    #legend() {
        const legend = element('p', { className: 'quiet legend' });
        for (const [outcome, meaning] of Object.entries(outcomeWords())) {
            const sign = element('span', { className: `sign ${outcome}` }, signs[outcome]);
            legend.append(element('span', {}, sign, ` ${meaning}`));
        }
        return legend;
    }

    #tasks() {
        const { tasks, rows } = this.#table;
        for (const { asked, met, wrong } of tasks) {
            const item = element('li', { tabIndex: -1 }, element('p', {}, asked));
            const count = rows.length;
            const told = said('Solved by {met} of {count}.', { met, count });
            item.append(element('p', { className: 'quiet' }, told));
            if (wrong.length > 0) {
                const figures = wrong
                    .slice(0, mostWrong)
                    .map(({ board, names }) =>
                        this.#figure(
                            board,
                            said('{count} {count|pupil|pupils}', { count: names.length }),
                            names.join(', '),
                        ),
                    );
                item.append(element('div', { className: 'boards' }, ...figures));
            }
            this.#asked.append(item);
        }
        const title = element('h3', {}, said('Tasks, and the commonest wrong boards'));
        return element('section', {}, title, this.#asked);
    }

    #boards() {
        const { tasks } = this.#table;
        const choice = element('select');
        for (const [i, { link }] of tasks.entries()) {
            const n = i + 1;
            choice.append(new Option(said('Task {n}', { n }), link, false, link === this.#chosen));
        }
        choice.addEventListener('change', () => {
            this.#chosen = choice.value;
            this.#does.choose(choice.value);
            this.#showBoards();
        });
        this.#showBoards();
        const title = element('h3', {}, said('Boards'));
        const name = element('span', { className: 'unseen' }, said('Task'));
        const label = element('label', {}, name, choice);
        return element(
            'section',
            {},
            element('div', { className: 'row' }, title, label),
            this.#gallery,
        );
    }

    #boardsOf(link) {
        return this.#table.rows
            .map((row) => ({ row, task: taskIn(row, link) }))
            .filter(({ task }) => task?.board);
    }

    #showBoards() {
        const figures = this.#boardsOf(this.#chosen).map(({ row, task }) => {
            const figure = this.#figure(
                task.board,
                row.entry.receipt.name,
                outcomeWords()[task.outcome],
            );
            figure.classList.add(task.outcome);
            return figure;
        });
        const none = element(
            'p',
            { className: 'quiet' },
            said('Nobody has handed in a board for it.'),
        );
        this.#gallery.replaceChildren(...(figures.length > 0 ? figures : [none]));
    }

    /** A board that a press shows in the laboratory. */
    #figure(board, caption, more) {
        const picture = element('img', { alt: '', width: 96, height: 96 });
        showSvgOnceSeen(picture, () => this.#does.picture(board));
        const press = button('', () => this.#does.open(board), 'board');
        press.append(picture, element('bdi', {}, caption));
        press.title = more;
        press.setAttribute('aria-label', `${caption}: ${more}`);
        return press;
    }
}
