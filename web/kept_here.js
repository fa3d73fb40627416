// What is kept in this browser: boards under names, as links, and beside them the counts that came to
// their end, the gardens of days, the theme and the count at hand. One file takes these along; nothing
// of lessons and of a class is in it.
import { word } from './command.js';
import { button, element, find } from './elements.js';
import { addFinished, rememberFinished, unkeptIn } from './finished_counts.js';
import { keepBoards, keptBoards, most, withBoards } from './kept_boards.js';
import { takesUp } from './kept_count.js';
import { kept } from './kept_texts.js';
import { follow, recall } from './memory.js';
import { listAside } from './set_aside.js';
import { said, sentence } from './said.js';
import { showSvgOnceSeen } from './svg_images.js';

/** Finished counts of a file that are looked at: the program lists 100. */
const mostCounts = 1000;
/** The same of gardens, of which the program remembers 4000. */
const mostGardens = 4000;

/** @returns {string[]} the texts of a list that came in a file */
const textsOf = (value) =>
    Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** How a count begins that was saved as a file. */
export const savedCount = /^(plan|count|counted) /;
/** The same of one that was put away, as it is kept. */
const keptCount = /^\d+ milliseconds/;

const noRoom = sentence('This browser keeps nothing here: its storage is full or blocked.');

/** The part of the share dialog that keeps boards. */
export class KeptHere {
    /** @type {string} */
    #fragment = '';
    #does;

    /**
     * @param {object} does
     * @param {(fragment: string) => string} does.picture a small picture of a board as an SVG
     * @param {(fragment: string) => void} does.open
     * @param {(text: string) => void} does.say
     * @param {(name: string, text: string) => void} does.save has the browser save a file
     * @param {(question: string) => string} does.ask the program
     * @param {() => unknown} does.foreignCount what is kept as the count and cannot be read
     */
    constructor(does) {
        this.#does = does;
        find('keep-form').addEventListener('submit', (event) => {
            event.preventDefault();
            this.#add(find('keep-name').value.trim());
        });
        find('kept-save').addEventListener('click', () => {
            does.save('queens-lab.json', JSON.stringify(this.#all(), null, 1));
        });
        follow('boards', () => find('link-dialog').open && this.list());
    }

    /** @param {string} fragment of the board on show, which can be kept */
    offer(fragment) {
        this.#fragment = fragment;
        find('keep-name').value = '';
    }

    /** @returns {object} what is in a file */
    #all() {
        return {
            queensLab: 1,
            boards: keptBoards(),
            counts: this.#counts(),
            gardens: this.#gardens(),
            theme: recall('theme'),
            count: this.#does.ask('count-file'),
        };
    }

    /** @returns {string[]} a line for each count that came to its end */
    #counts() {
        return this.#does.ask('finished').split('\n').filter(Boolean);
    }

    /** @returns {string[]} a line for each garden of a day that is solved or was begun */
    #gardens() {
        return this.#does.ask('gardens').split('\n').filter(Boolean);
    }

    /** Lists what is kept, with a picture of each. */
    list() {
        const boards = keptBoards();
        const counts = this.#counts();
        const unkept = unkeptIn(counts.join('\n'));
        find('kept-none').hidden = boards.length > 0;
        find('kept-counts').hidden = counts.length === 0;
        find('kept-counts').textContent = unkept
            ? said(
                  '{n} finished {n|count is|counts are} lost when this page is closed. This browser ' +
                      'keeps nothing here: its storage is full or blocked.',
                  { n: unkept },
              )
            : said('{n} finished {n|count is|counts are} kept, too; the Count tab lists them.', {
                  n: counts.length,
              });
        find('kept').replaceChildren(...boards.map((board) => this.#row(board)));
        void listAside(this.#does.foreignCount(), this.#does);
    }

    /**
     * Adds what is in a file that was saved here.
     * @param {string} text
     * @returns {string} what came of it, empty if it is no such file
     */
    read(text) {
        if (keptCount.test(text)) return this.#takeKept(text);
        // Whatever else is JSON is no file of this page, and may be large.
        if (!text.startsWith('{')) return '';
        let file;
        try {
            file = JSON.parse(text);
        } catch {
            return '';
        }
        if (file?.queensLab !== 1) return '';
        const told = [
            this.#addBoards(file.boards),
            this.#addCounts(file.counts),
            this.#addGardens(file.gardens),
            this.#takeTheme(file.theme),
            this.#takeCount(file.count),
        ];
        return [...new Set(told.filter(Boolean))].join(' ');
    }

    #addBoards(boards) {
        const before = keptBoards();
        const { after, others } = withBoards(boards, before);
        const wrong = this.#keep(after);
        if (wrong) return wrong;
        const added = after.length - before.length;
        if (others === 0) return said('Boards added: {added}.', { added });
        return said('Boards added: {added}. Entries that are not boards, left out: {others}.', {
            added,
            others,
        });
    }

    #addCounts(counts) {
        if (!Array.isArray(counts) || counts.length === 0) return '';
        const before = this.#counts().length;
        // Those of this browser stand behind them, and stay where one is in both.
        const lines = [...textsOf(counts.slice(-mostCounts)), ...this.#counts()];
        addFinished(this.#does.ask, lines.join('\n'));
        const keeps = rememberFinished(this.#does.ask('finished-file'));
        this.list();
        const added = this.#counts().length - before;
        const others = counts.length - added;
        if (!keeps) return said(noRoom);
        if (others === 0) return said('Finished counts added: {added}.', { added });
        return said(
            'Finished counts added: {added}. Left out as invalid, already here or too many: {others}.',
            { added, others },
        );
    }

    /** What is solved in either place is solved; what was begun here stays as it is here. */
    #addGardens(gardens) {
        const before = this.#gardens();
        const dayOf = (line) => line.split(' ')[0];
        const begun = new Set(before.map(dayOf));
        const lines = textsOf(gardens).slice(0, mostGardens);
        if (lines.length === 0) return '';
        const news = lines.filter((line) => !begun.has(dayOf(line)) || / solved$/.test(line));
        this.#does.ask(`do restore-gardens text=${word(news.join('\n'))}`);
        if (!kept.keepGardens(this.#does.ask('gardens-file'))) return said(noRoom);
        const added = this.#gardens().filter((line) => !before.includes(line)).length;
        return said('Gardens added, solved or begun: {added}.', { added });
    }

    #takeTheme(theme) {
        if (!['dark', 'light'].includes(theme) || theme === recall('theme')) return '';
        this.#does.ask(`do theme dark=${theme === 'dark' ? 1 : 0}`);
        return theme === 'dark' ? said('The theme is dark now.') : said('The theme is light now.');
    }

    /** A count in the file goes on here, unless another one is at hand; the program says which. */
    #takeCount(count) {
        if (typeof count !== 'string' || count === '') return '';
        if (!savedCount.test(count)) return said('Its count cannot be read.');
        this.#does.ask(`do open link=${word(count)}`);
        return this.#does.ask('status');
    }

    /** A count that was put away goes on, unless another one is at hand. */
    #takeKept(text) {
        return takesUp(this.#does.ask, text)
            ? said('The count is back, paused: the Count tab goes on with it.')
            : this.#does.ask('status');
    }

    #add(name) {
        const boards = keptBoards();
        const board = {
            name: name || said('Board {n}', { n: boards.length + 1 }),
            link: this.#fragment,
        };
        this.#does.say(
            this.#keep([board, ...boards]) || said('Kept as "{name}".', { name: board.name }),
        );
    }

    /** @returns {string} why they cannot be kept, empty if they are */
    #keep(boards) {
        if (boards.length > Math.max(most, keptBoards().length)) {
            return said(
                'There is room for {most} boards, and these would be {n}. Remove some first.',
                { most, n: boards.length },
            );
        }
        if (!keepBoards(boards)) return said(noRoom);
        this.list();
        return '';
    }

    /** @param {Board} board */
    #row({ name, link }) {
        const image = element('img', { alt: '', width: 48, height: 48 });
        showSvgOnceSeen(image, () => this.#does.picture(link));
        const open = button('', () => this.#does.open(link));
        open.append(image, name);
        const remove = button(said('Remove'), () => {
            const boards = keptBoards();
            const at = boards.findIndex((board) => board.name === name && board.link === link);
            this.#does.say(this.#keep(boards.filter((_, i) => i !== at)));
            find('keep-name').focus();
        });
        remove.setAttribute('aria-label', said('Remove {name}', { name }));
        return element('li', {}, open, remove);
    }
}
