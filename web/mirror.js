// The screen in HTML, for those who do not see the picture of it or cannot point: every control that
// the program draws as an element of the same role and name, its texts, and the board as a grid. It
// follows the program, see src/ui/mirror.hpp, and does on the program's controls what is done here.
import { find } from './elements.js';
import { FocusWords } from './focus_words.js';
import { Grid } from './grid.js';
import { Parts, show, wordsOf } from './mirror_parts.js';
import { said } from './said.js';

/** Milliseconds between two updates, and how many times longer than it took an update rests. */
const pause = 250;
const share = 20;

/** @param {string} text the program's answer, see src/ui/kit/record_lines.hpp */
const read = (text) =>
    text
        .split('\n')
        .filter((line) => line)
        .map((line) => {
            const [role, region, letters, id, label, value, hint, place, places] = line.split('\t');
            return {
                ...{ role, region, id, label, value, hint, place, places },
                disabled: letters.includes('d'),
                on: letters.includes('o') ? true : letters.includes('f') ? false : undefined,
                focused: letters.includes('k'),
                over: letters.includes('u'),
                lit: letters.includes('l'),
            };
        });

/** The region of a line; what a step did is said with the board. */
const regionOf = (line) => (line.id === 'sentence' ? 'words' : line.region);

/** Lines that are rows of one table, in one line. */
const withTables = (lines) => {
    const found = [];
    for (const line of lines) {
        const last = found.at(-1);
        if (line.role !== 'row') found.push(line);
        else if (last?.role === 'table') last.rows.push(line);
        else found.push({ ...line, role: 'table', id: '', label: 'table', rows: [line] });
    }
    return found;
};

export class Mirror {
    #root;
    #ask;
    #focus;
    #listens;
    #parts;
    #grid;
    #dialog;
    #opener = null;
    #screen = '';
    #cursor = '';
    #told = {};
    #timer = 0;
    #due = 0;

    /**
     * @param {HTMLElement} root an element for each region, by the attribute data-region
     * @param {object} program
     * @param {(question: string) => string} program.ask asks the program
     * @param {(wish: string) => void} program.wish asks for something that takes a frame
     * @param {(text: string) => void} program.say speaks at once
     * @param {() => boolean} program.listens whether the keyboard is in the picture, so that what
     *     it reaches there has to be spoken
     */
    constructor(root, { ask, wish, say, listens }) {
        this.#root = root;
        this.#ask = ask;
        this.#focus = new FocusWords(say, () => find('status').textContent);
        this.#listens = listens;
        const act = (question) => {
            clearTimeout(this.#timer);
            this.#timer = this.#due = 0;
            wish(question);
        };
        this.#parts = new Parts(act);
        this.#grid = new Grid(ask, act, say, document.querySelector('.queen'));
        this.#region('board').append(this.#grid.element);
        this.#dialog = root.querySelector('[role="dialog"]');
        this.#dialog.addEventListener('keydown', (event) => {
            if (event.key === 'Escape') act('close');
        });
        root.addEventListener('click', (event) => {
            if (!this.#dialog.contains(event.target)) this.#opener = event.target;
        });
    }

    /** To be called after every frame: makes an update due, soon but not too often. */
    drawn() {
        if (this.#timer || document.hidden) return;
        const wait = Math.max(0, this.#due - performance.now());
        this.#timer = setTimeout(() => this.update(), wait);
    }

    /** Brings everything up to date; what has not changed is left alone. */
    update() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        const began = performance.now();
        this.#cursor = this.#ask('cursor') ?? '';
        this.#grid.update(this.#ask('cells') ?? '', this.#cursor);
        const screen = this.#ask('screen') ?? '';
        if (screen !== this.#screen) {
            this.#screen = screen;
            this.#update(read(screen));
        }
        this.#speak();
        const took = performance.now() - began;
        this.#due = performance.now() + Math.max(pause, share * took);
    }

    #region(name) {
        return this.#root.querySelector(`[data-region="${name}"]`);
    }

    #update(lines) {
        const over = lines.filter((line) => line.over);
        const under = lines.filter((line) => !line.over);
        for (const name of ['bar', 'words', 'transport', 'notice']) {
            const region = this.#region(name);
            const found = under.filter(
                (line) => regionOf(line) === name && (line.id || name !== 'bar'),
            );
            found.sort((a, b) => (b.id === 'sentence') - (a.id === 'sentence'));
            show(region, 'hidden', found.length === 0);
            this.#parts.fill(region, found);
        }
        // The words of the legend have a square before them that is marked as they say.
        for (const text of this.#region('words').querySelectorAll('p')) {
            show(text.lastChild, 'data-marks', this.#grid.marksOf(text.textContent));
        }
        const board = under.filter((line) => line.region === 'board' && line.role !== 'board');
        this.#parts.fill(this.#region('marks'), board);
        const panel = withTables(under.filter((line) => regionOf(line) === 'panel'));
        const tabs = panel.filter((line) => line.role === 'tab');
        show(this.#region('tabs'), 'hidden', tabs.length === 0);
        show(this.#region('panel'), 'hidden', panel.length === 0);
        this.#parts.fill(this.#region('tabs'), tabs);
        this.#parts.fill(
            this.#region('panel'),
            panel.filter((line) => line.role !== 'tab'),
        );
        const open = tabs.find((line) => line.on);
        this.#region('panel').setAttribute('aria-label', open?.label ?? said('Panel'));
        this.#parts.refocus(this.#root);
        this.#open(over);
        const has = (region) => under.some((line) => line.region === region);
        show(this.#region('board'), 'hidden', !has('board'));
        this.#told = {
            ...this.#told,
            now: {
                focus: lines.find((line) => line.focused && line.id),
                tab: open?.label ?? '',
                dialog: over.length > 0 ? this.#dialog.getAttribute('aria-label') : '',
            },
        };
    }

    /**
     * What has opened is called by the control that opened it.
     * @param {object[]} lines of what has opened
     * @param {boolean} here whether that was a control of ours, and not one in the picture
     */
    #nameOf(lines, here) {
        const opener = here ? this.#opener?.textContent : this.#told.now?.focus?.label;
        return opener || (lines.find((line) => !line.id) ?? lines[0]).label;
    }

    /** Shows what has opened over the screen, which then waits, and brings the keyboard there. */
    #open(lines) {
        const opens = this.#dialog.hidden && lines.length > 0;
        const closes = !this.#dialog.hidden && lines.length === 0;
        const here = this.#root.contains(document.activeElement);
        const inside = this.#dialog.contains(document.activeElement);
        this.#parts.fill(this.#dialog, lines);
        show(this.#dialog, 'hidden', lines.length === 0);
        if (opens) this.#dialog.setAttribute('aria-label', this.#nameOf(lines, here));
        if (opens && here) (this.#dialog.querySelector('button, input') ?? this.#dialog).focus();
        for (const part of this.#root.children) {
            const speaks = part.getAttribute('role') === 'status';
            if (part !== this.#dialog && !speaks) show(part, 'inert', lines.length > 0);
        }
        if (closes && inside && this.#opener?.isConnected) this.#opener.focus();
    }

    /** Speaks of what the keyboard has reached in the picture, and of what has opened there. */
    #speak() {
        const { before = {}, now = {} } = this.#told;
        const cursor = this.#cursor;
        const listens = this.#listens();
        this.#told = { before: { ...now, cursor }, now };
        if (!listens) return;
        const { focus, dialog, tab } = now;
        if (dialog && dialog !== before.dialog) return this.#focus.tell(() => dialog);
        if (tab && before.tab && tab !== before.tab) {
            return this.#focus.tell(() => wordsOf({ role: 'tab', label: tab }));
        }
        if (cursor && cursor !== before.cursor) {
            return this.#focus.tell(() => this.#grid.wordsOf(cursor));
        }
        if (!focus || focus.role === 'board') return;
        const words = wordsOf(focus);
        if (!before.focus || words === wordsOf(before.focus)) return;
        this.#focus.tell(() => words, focus.id === before.focus.id);
    }
}
