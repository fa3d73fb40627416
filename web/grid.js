// The board as a table of squares with their names, see src/app/look/cells.hpp: arrow keys go from square
// to square as the surface joins them, Enter does what a click does, M marks, A begins an arrow. Large
// boards are a list of rows.
import { valueOf } from './board_keys.js';
import { element } from './elements.js';
import { show } from './mirror_parts.js';
import { said } from './said.js';

const ways = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** Pieces in signs that need no language, as text where phones would draw pictures. */
const signs = {
    rook: '\u265C\uFE0E',
    bishop: '\u265D\uFE0E',
    knight: '\u265E\uFE0E',
    king: '\u265A\uFE0E',
    amazon: '\u265B\u265E\uFE0E',
    pawn: '\u265F\uFE0E',
    wall: '\u25A0',
    'forbidden square': '\u00D7',
};

/** Marks that no words behind those of the square stand for. */
const withoutWords = /\b(worked|seen)\b/g;

export class Grid {
    element = element('div');
    /** The queen of the first board. */
    #outline;
    #ask;
    #act;
    #say;
    #text = '';
    #shape = '';
    #cells = new Map();
    /** The square that can be reached by Tab, and the program's cursor as it was last reported. */
    #cursor = '';
    #followed = '';
    /** Where the program's cursor was sent and has not come to yet. */
    #wished = '';
    /** The square where an arrow was begun. */
    #arrowFrom = '';

    /**
     * @param {(question: string) => string} ask asks the program
     * @param {(question: string) => void} act asks it to do something
     * @param {(text: string) => void} say speaks
     * @param {SVGPathElement} queen the outline of a queen about the middle of its square
     */
    constructor(ask, act, say, queen) {
        this.#outline = document.createElementNS(queen.namespaceURI, 'svg');
        this.#outline.setAttribute('viewBox', '-107 -107 214 214');
        this.#outline.setAttribute('aria-hidden', 'true');
        this.#outline.append(queen.cloneNode());
        this.#outline.firstChild.removeAttribute('transform');
        this.#ask = ask;
        this.#act = act;
        this.#say = say;
        // Another language: all of it is said anew.
        addEventListener('spoken', () => (this.#shape = this.#text = ''));
        this.element.addEventListener('keydown', (event) => this.#press(event));
        this.element.addEventListener('click', (event) => {
            const name = event.target.closest('[data-square]')?.dataset.square;
            if (name) act(`press square ${name}`);
        });
        this.element.addEventListener('focusin', (event) => {
            const name = event.target.dataset.square;
            if (name && name !== this.#cursor) this.#goTo(name);
        });
    }

    /**
     * @param {string} text the program's cells
     * @param {string} cursor the square that the keyboard stands on, if it does
     */
    update(text, cursor) {
        if (text !== this.#text) this.#fill(text);
        this.#text = text;
        const late = this.#wished && cursor !== this.#wished;
        if (!late) this.#wished = '';
        const moved = cursor !== this.#followed && !late;
        if (moved || !this.#cells.has(this.#cursor)) this.#stand(cursor);
        this.#followed = cursor;
    }

    /** @returns {string} what the program says of a square */
    wordsOf(name) {
        return this.#cells.get(name)?.ariaLabel ?? name;
    }

    /**
     * @param {string} words of the legend
     * @returns {string | undefined} how a square is marked of which they are true
     */
    marksOf(words) {
        const worked = [said('where a square is sought'), said('where to look')];
        if (worked.includes(words)) return 'worked';
        const isSo = ({ ariaLabel }) => `${ariaLabel};`.includes(`; ${words};`);
        const { marks } = [...this.#cells.values()].find(isSo)?.dataset ?? {};
        return marks?.replace(withoutWords, '').trim();
    }

    #fill(text) {
        const [shape, ...lines] = text.trimEnd().split('\n');
        if (shape !== this.#shape) this.#make(shape, lines);
        const columns = parseInt(shape);
        const squares = lines.map((line) => line.split('\t'));
        const regionAt = (place) => squares[place]?.[4];
        for (const [i, [name, piece, marks, ghost, region, heat, words]] of squares.entries()) {
            const cell = this.#cells.get(name);
            if (!cell) continue;
            if (!cell.dataset.square) {
                if (cell.textContent !== words) cell.textContent = words;
                continue;
            }
            show(cell, 'aria-label', words);
            this.#put(cell, { piece, ghost, region, heat });
            show(cell, 'data-marks', marks);
            const right = (i + 1) % columns === 0 ? region : regionAt(i + 1);
            const below = regionAt(i + columns) ?? region;
            show(cell, 'data-ends-right', right !== region);
            show(cell, 'data-ends-below', below !== region);
        }
    }

    /** Makes the table of a board of another size. */
    #make(shape, lines) {
        const [columns, rows, kind] = shape.split(' ');
        const names = lines.map((line) => line.split('\t')[0]);
        this.#shape = shape;
        this.#cursor = '';
        this.#cells.clear();
        const told = kind === 'rows';
        this.element.className = told ? 'rows' : 'squares';
        show(this.element, 'role', told ? 'list' : 'grid');
        show(this.element, 'tabindex', told ? '0' : undefined);
        show(
            this.element,
            'aria-label',
            said('Board of {columns} columns and {rows} rows', { columns, rows }),
        );
        this.element.style.setProperty('--columns', columns);
        this.element.style.setProperty('--rows', rows);
        this.element.replaceChildren(
            ...(told ? names.map((name) => this.#row(name)) : this.#table(names, Number(columns))),
        );
    }

    /** Draws what stands on the square. */
    #put(cell, { piece, ghost, region, heat }) {
        const shown = [piece, ghost, region, heat].join();
        if (cell.dataset.shown === shown) return;
        cell.dataset.shown = shown;
        const small = (className, text) => (text ? [element('small', { className }, text)] : []);
        const faint = ghost ? [element('i', {}, this.#signOf(ghost))] : [];
        const there = ghost || piece === '-' ? faint : [this.#signOf(piece)];
        cell.replaceChildren(...there, ...small('region', region), ...small('heat', heat));
    }

    #signOf(piece) {
        if (piece === 'queen') return this.#outline.cloneNode(true);
        return element('b', {}, signs[piece]);
    }

    #row(name) {
        const row = element('div', { role: 'listitem' });
        this.#cells.set(name, row);
        return row;
    }

    #table(names, columns) {
        const rows = [];
        for (let start = 0; start < names.length; start += columns) {
            const ariaLabel = said('Row {n}', { n: names.length / columns - start / columns });
            const cells = names.slice(start, start + columns).map((name) => this.#cell(name));
            const row = element('div', { role: 'row', ariaLabel }, ...cells);
            const dark = (start / columns + names.length / columns) % 2;
            cells.forEach((cell, i) => cell.classList.toggle('dark', i % 2 !== dark));
            rows.push(row);
        }
        return rows;
    }

    #cell(name) {
        const cell = element('div', { role: 'gridcell', tabIndex: -1 });
        cell.dataset.square = name;
        this.#cells.set(name, cell);
        return cell;
    }

    /** One square at a time can be reached by Tab. */
    #stand(cursor) {
        const first = this.#cells.keys().next().value;
        const name = [cursor, this.#cursor, first].find((one) => this.#cells.has(one));
        if (name === this.#cursor) return;
        const before = this.#cells.get(this.#cursor);
        const focused = before && before === document.activeElement;
        if (before) before.tabIndex = -1;
        this.#cursor = name;
        const cell = this.#cells.get(name);
        if (!cell?.dataset.square) return;
        cell.tabIndex = 0;
        if (focused) cell.focus({ preventScroll: true });
    }

    #press(event) {
        const name = event.target.dataset.square;
        if (event.altKey || this.#goBack(event) || !name || event.ctrlKey || event.metaKey) return;
        const way = ways[event.key];
        const acts = {
            Enter: () => this.#enter(name),
            ' ': () => this.#enter(name),
            a: () => this.#beginArrow(name),
            Delete: () => this.#act(`press nothing-on ${name}`),
            Backspace: () => this.#act(`press nothing-on ${name}`),
            p: () => this.#act(`press pawn-on ${name}`),
            m: () => this.#act(`press mark-on ${name}`),
            i: () => this.#say(this.#ask(`rays ${name}`)),
        };
        const act = way ? () => this.#go(name, way) : acts[event.key];
        if (!act) return;
        event.preventDefault();
        act();
    }

    /** Undo and redo by their usual keys; returns whether it was one of them. */
    #goBack(event) {
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return false;
        event.preventDefault();
        this.#act(key === 'y' || event.shiftKey ? 'do redo' : 'do undo');
        return true;
    }

    #enter(name) {
        const from = this.#arrowFrom;
        this.#arrowFrom = '';
        if (!from) return this.#act(`press square ${name}`);
        if (from === name) return this.#say(said('No arrow.'));
        const ink = valueOf(this.#ask('state'), 'ink') || 'green';
        this.#act(`do draw kind=arrow ink=${ink} from=${from} to=${name}`);
        return this.#say(said('An arrow from {from} to {to}.', { from, to: name }));
    }

    #beginArrow(name) {
        this.#arrowFrom = this.#arrowFrom ? '' : name;
        this.#say(
            this.#arrowFrom
                ? said('An arrow from {square}: go to where it points, and press Enter.', {
                      square: name,
                  })
                : said('No arrow.'),
        );
    }

    #go(name, way) {
        const next = this.#ask(`beside ${way} ${name}`);
        if (next) this.#goTo(next);
    }

    /** The program's cursor follows. */
    #goTo(name) {
        this.#wished = name;
        this.#act(`focus square ${name}`);
        this.#stand(name);
    }
}
