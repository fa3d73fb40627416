// The text of a step as elements, made one by one: whatever a lesson's file holds is words or one of
// these, and never HTML.
import { element } from './elements.js';
import { said } from './said.js';
import { showSvg } from './svg_images.js';

const manners = { e: 'em', s: 'strong', c: 'code' };

/** The words of a phrase, in its manner. */
function dressed({ letters, words }) {
    const text = document.createDocumentFragment();
    words
        .split('\u2028')
        .forEach((line, i) => text.append(...(i ? [element('br'), line] : [line])));
    return [...letters].reduce((inner, letter) => element(manners[letter], {}, inner), text);
}

const containers = {
    list: 'ul',
    numbered: 'ol',
    item: 'li',
    task: 'li',
    'not-yet': 'p',
};

/** Makes elements of blocks, and keeps what can be pressed, ticked or opened. */
export class StepText {
    /** @type {HTMLAnchorElement[]} the links to boards, in the order of reading */
    links = [];
    /** @type {{ element: HTMLElement, link: HTMLAnchorElement, answers: HTMLElement[],
     *     hints: string[] }[]} */
    tasks = [];
    #picture;
    #press;
    /** The tasks that the next answer belongs to. */
    #open = [];

    /**
     * @param {import('./lesson_lines.js').Block[]} blocks
     * @param {(link: HTMLAnchorElement) => void} press called when a link to a board is pressed
     * @param {(fragment: string) => string} picture the board of a link as an SVG
     */
    constructor(blocks, press, picture) {
        this.#press = press;
        this.#picture = picture;
        this.elements = blocks.map((block) => this.#block(block));
    }

    #block(block) {
        if (block.kind === 'answer') return this.#answer(block);
        if (block.kind === 'task') return this.#task(block);
        const made = element(containers[block.kind] ?? 'p');
        made.append(...this.#phrases(block.phrases), ...block.blocks.map((b) => this.#block(b)));
        return made;
    }

    /** An answer in it is that of no other task. */
    #task(block) {
        const before = this.links.length;
        const words = element('div', { className: 'words' });
        const made = element('li', { className: 'task' }, words);
        const task = { element: made, link: undefined, answers: [], hints: [] };
        const others = this.#open;
        this.#open = [task];
        words.append(...this.#phrases(block.phrases), ...block.blocks.map((b) => this.#block(b)));
        task.link = this.links[before];
        if (task.link) {
            this.tasks.push(task);
        } else {
            this.#open = this.#open.filter((one) => one !== task);
            for (const answer of task.answers) answer.hidden = false;
        }
        this.#open = [...others, ...this.#open];
        return made;
    }

    /** Opened by a press, unless a task has to be met for it; what is said of a miss is not in it. */
    #answer(block) {
        const shown = block.blocks.filter(({ kind }) => kind !== 'not-yet');
        const hints = block.blocks.filter(({ kind }) => kind === 'not-yet');
        const tasks = this.#open.splice(0);
        const made = element(
            'details',
            { className: 'answer' },
            element('summary', {}, said('Answer')),
        );
        made.append(...shown.map((inner) => this.#block(inner)));
        made.hidden = tasks.length > 0 || shown.length === 0;
        for (const task of tasks) {
            if (shown.length > 0) task.answers.push(made);
            const wordsOf = ({ phrases }) =>
                phrases
                    .map(({ words }) => words)
                    .join('')
                    .trim();
            task.hints.push(...hints.map(wordsOf));
        }
        return made;
    }

    /** Phrases of one link stand in one element. */
    #phrases(phrases) {
        const made = [];
        let last;
        for (const phrase of phrases) {
            const { kind, target } = phrase;
            if (kind === 'text') {
                made.push(dressed(phrase));
            } else if (kind === 'picture') {
                made.push(this.#image(phrase));
            } else if (last?.target === target && last.kind === kind) {
                made.at(-1).append(dressed(phrase));
            } else {
                made.push(kind === 'board' ? this.#link(phrase) : this.#source(phrase));
            }
            last = phrase;
        }
        return made;
    }

    #link(phrase) {
        const link = element(
            'a',
            { className: 'board-link', href: phrase.target },
            dressed(phrase),
        );
        link.addEventListener('click', (event) => {
            event.preventDefault();
            this.#press(link);
        });
        this.links.push(link);
        return link;
    }

    #source(phrase) {
        const place = { href: phrase.target, target: '_blank', rel: 'noopener noreferrer' };
        return element('a', { className: 'source', ...place }, dressed(phrase));
    }

    #image({ words, target }) {
        const image = element('img', { className: 'board-picture', alt: words });
        showSvg(image, this.#picture(target.slice(1)));
        return image;
    }
}
