// The share dialog: the link of what is seen and its code, the board as a picture and as a text, a
// field that opens whatever board somebody brings, and the boards that are kept here.
import { Address, isFile, linkIn, linksStayHere } from './address.js';
import { valueOf } from './board_keys.js';
import { printBoard } from './board_print.js';
import { CopyDialog, save, send } from './copy_dialog.js';
import { button, element, find } from './elements.js';
import { longestFile, textOf } from './files.js';
import { KeptHere, savedCount } from './kept_here.js';
import { lessonIn } from './lesson_link.js';
import { holdsReceipt } from './receipt.js';
import { SharePicture, svgType } from './share_picture.js';
import { ShareTask } from './share_task.js';
import { ShareText } from './share_text.js';
import { showSvg } from './svg_images.js';
import { Tabs } from './tabs.js';
import { isWhole } from './translation.js';
import { said } from './said.js';

/** Characters of the longest text that is read as a board. */
const longestBoard = 200_000;
/** The same of a file's text that is shown: a longer line would hold the page up. */
const longestShown = 20_000;

export class ShareDialog extends CopyDialog {
    /** @type {(question: string) => string} */
    #ask;
    /** @type {(link: string) => void} */
    #open;
    #tabs = new Tabs(find('share-tabs'), (id) => this.#showPart(id));
    #kept;
    #picture;
    #task;
    #notation;
    /** The state to be shared, and the puzzle on show as it was set. */
    #fragment = '';
    #puzzle = '';
    #bare = element('input', { type: 'checkbox', id: 'link-bare' });
    #bareWords = element('span');

    /**
     * @param {(question: string) => string} ask the program, see src/figure/exports.hpp
     * @param {(link: string) => void} open called with a link that the visitor entered
     * @param {() => void} closed called whenever the dialog has been closed
     * @param {object} screen
     * @param {() => Promise<HTMLCanvasElement | null>} screen.inSpace the board as it is seen in space,
     *     where it is
     * @param {() => Promise<void>} screen.settled waits until nothing moves any more
     * @param {() => Promise<void>} screen.drawn waits for the next frame
     * @param {() => unknown} screen.foreignCount what is kept as the count and cannot be read
     */
    constructor(ask, open, closed, screen) {
        super('link', closed);
        this.#ask = (question) => ask(question) ?? '';
        this.#open = open;
        find('link-note').after(element('label', {}, this.#bare, this.#bareWords));
        this.#bare.addEventListener('change', () => {
            this.#say('');
            this.#showLink();
        });
        const on = (id, act) => find(id).addEventListener('click', act);
        on('link-send', async () => this.#say(await send(this.field.value)));
        on('code-large', () => find('code').classList.toggle('large'));
        on('code-save', () => save('queens.svg', this.#blob(find('code').dataset.svg, svgType)));
        printBoard(this.#ask);
        find('picture-dark').addEventListener('change', () => this.#showPart(this.#tabs.chosen));
        find('link-form').addEventListener('submit', (event) => {
            event.preventDefault();
            this.#read(find('link-other').value);
        });
        this.#kept = new KeptHere({
            picture: (fragment) => this.#ask(`thumbnail ${fragment}`),
            open: (fragment) => this.#leave(fragment),
            say: (text) => this.#say(text),
            save: (name, text) => save(name, this.#blob(text, 'application/json')),
            ask: this.#ask,
            foreignCount: screen.foreignCount,
        });
        const say = (text) => this.#say(text);
        this.#task = new ShareTask(this.#ask, say, (link) => this.#showCode(link));
        const name = (ending) => this.#name(ending);
        this.#notation = new ShareText(this.#ask, say, name);
        this.#picture = new SharePicture(this.#ask, say, name, screen);
        this.dialog.addEventListener('close', () => this.#putAway());
        // The boards of the site are not in the single file.
        find('famous').hidden = isFile;
        find('open-file').addEventListener('click', () => find('file').click());
        find('file').addEventListener('change', ({ target }) => {
            if (target.files[0]) this.take(target.files[0]);
            target.value = '';
        });
    }

    /** @param {string} fragment of the state to be shared */
    show(fragment) {
        find('link-other').value = '';
        const [outcome, puzzle = ''] = this.#ask('puzzle').split(' ');
        this.#fragment = fragment;
        this.#puzzle = puzzle;
        this.#bare.parentElement.hidden = !puzzle;
        this.#bare.checked = outcome === 'solved';
        this.#bareWords.textContent = said('The puzzle alone, without what I have done');
        this.#kept.offer(fragment);
        this.#task.offer(fragment);
        this.#notation.offer(fragment);
        find('link-send').hidden = !navigator.share;
        find('code').classList.remove('large');
        this.#tabs.choose('share-link');
        this.offer('');
        this.#showLink();
    }

    #showLink() {
        const isBare = this.#bare.checked && this.#puzzle;
        find('link-note').textContent = linksStayHere
            ? said(
                  'This page is a file, so the link works only on this computer. What follows its # ' +
                      'can be opened in any copy of Queens Lab.',
              )
            : isBare
              ? said('Anyone who opens this link can solve the puzzle.')
              : this.#ask('whole') === 'no'
                ? said('Anyone who opens this link sees your board, but not what runs beside it.')
                : said('Anyone who opens this link sees what you see.');
        this.field.value = Address.of(isBare ? this.#puzzle : this.#fragment);
        this.#showCode();
    }

    #putAway() {
        this.#picture.putAway();
        for (const id of ['choices', 'kept']) find(id).replaceChildren();
        showSvg(find('code'), '');
    }

    #say(text) {
        this.told.textContent = text;
    }

    #blob = (text, type) => new Blob([text], { type });

    #name(extension) {
        const size = valueOf(this.field.value, 'n') || '8';
        return `queens-${size}.${extension}`;
    }

    #showPart(id) {
        this.#say('');
        if (id === 'share-picture') void this.#picture.show(() => this.dialog.open);
        if (id === 'share-text') this.#notation.show();
        if (id === 'share-kept') this.#kept.list();
    }

    /** Shows the code of a link to a task below it, or else that of the board. */
    #showCode(task) {
        const svg = this.#ask(`code ${task || this.field.value}`);
        const code = find('code');
        const above = task ? find('set-task') : this.field.parentElement;
        above.after(code, find('code-tools'), find('code-none'));
        code.dataset.svg = svg;
        code.hidden = !svg;
        showSvg(code, svg);
        find('code-tools').hidden = !svg;
        find('code-none').hidden = Boolean(svg);
    }

    /** Opens the one board that a text means, or offers those that it may mean. */
    #read(text) {
        find('choices').replaceChildren();
        const trimmed = text.trim();
        if (!trimmed) return;
        if (trimmed.length <= longestFile) {
            if (savedCount.test(trimmed) || isWhole(trimmed)) {
                this.#leave(trimmed);
                return;
            }
            const added = this.#kept.read(trimmed);
            if (added) {
                this.#tabs.choose('share-kept');
                this.#say(added);
                return;
            }
        }
        if (trimmed.length > longestBoard) {
            this.#say(said('The text is too long for a board.'));
            return;
        }
        const link = linkIn(trimmed);
        if (link) {
            const isBoard = lessonIn(link) === undefined && !holdsReceipt(link);
            const why = isBoard ? this.#ask(`refusal ${link}`) : '';
            if (why) this.#say(why);
            else this.#leave(link);
            return;
        }
        if (trimmed.includes('://')) {
            this.#say(said('There is no board in this text.'));
            return;
        }
        const boards = this.#ask(`boards ${trimmed}`)
            .split('\n')
            .filter(Boolean)
            .map((line) => line.split('\t'));
        if (boards[0][0] === '-') {
            this.#say(boards[0][1]);
        } else if (boards.length === 1) {
            this.#leave(boards[0][0]);
        } else {
            this.#say(said('This can be read in two ways. Which board is meant?'));
            find('choices').replaceChildren(...boards.map((board) => this.#choice(...board)));
        }
    }

    #choice(fragment, understood) {
        const choice = button('', () => this.#leave(fragment));
        const image = element('img', { alt: '', width: 120, height: 120 });
        showSvg(image, this.#ask(`thumbnail ${fragment}`));
        choice.append(image, understood);
        return choice;
    }

    #leave(text) {
        this.dialog.close();
        this.#open(text);
    }

    /**
     * Opens what is in a file, of whatever kind.
     * @param {Blob} file
     */
    async take(file) {
        if (!this.dialog.open) this.show(this.#ask('state'));
        this.#tabs.choose('share-open');
        this.#say(said('Reading the file.'));
        const { text, why } = await textOf(file);
        find('link-other').value = text.length <= longestShown ? text : '';
        this.#say(why);
        if (/\.(md|markdown)$/i.test(file.name) && !isWhole(text) && !linkIn(text)) {
            this.#say(
                said(
                    'This is not a lesson. A lesson has a head between two lines of --- and steps that begin with ##.',
                ),
            );
        } else if (!text.trim() && !why) {
            this.#say(said('There is no board in this text.'));
        } else {
            this.#read(text);
        }
    }
}
