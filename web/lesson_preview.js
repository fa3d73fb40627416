// The board of a phrase as a small picture beside it, while the pointer rests there or the keyboard is
// on it: what a press would show.
import { element } from './elements.js';
import { showSvg } from './svg_images.js';

/** Milliseconds before it comes, so that crossing the text shows nothing. */
const patience = 250;
const gap = 8;

export class Preview {
    #picture;
    #pictures = new Map();
    #box = element('div', { className: 'board-preview', hidden: true });
    #timer = 0;

    /**
     * @param {HTMLElement} article whose links to boards are previewed
     * @param {(fragment: string) => string} picture the board of a link as an SVG
     */
    constructor(article, picture) {
        this.#picture = picture;
        this.#box.setAttribute('aria-hidden', 'true');
        article.after(this.#box);
        const on = (name, act) => article.addEventListener(name, act);
        on('pointerover', ({ target, pointerType }) => {
            if (pointerType === 'mouse') this.#await(target);
        });
        on('pointerout', () => this.#hide());
        on('pointerdown', () => this.#hide());
        on('focusin', ({ target }) => target.matches(':focus-visible') && this.#await(target));
        on('focusout', () => this.#hide());
        on('keydown', () => this.#hide());
        article.parentElement.addEventListener('scroll', () => this.#hide());
    }

    #await(target) {
        const link = target.closest?.('.board-link:not([aria-current])');
        clearTimeout(this.#timer);
        if (link) this.#timer = setTimeout(() => this.#show(link), patience);
    }

    #hide() {
        clearTimeout(this.#timer);
        this.#box.hidden = true;
        this.#box.replaceChildren();
    }

    /** Below the words, or above them where there is more room. */
    #show(link) {
        const svg = this.#pictureOf(link.getAttribute('href').slice(1));
        if (!svg || !link.isConnected) return;
        const image = element('img', { alt: '' });
        showSvg(image, svg);
        this.#box.replaceChildren(image);
        this.#box.hidden = false;
        const { left, top, bottom } = link.getClientRects()[0];
        const { offsetWidth: width, offsetHeight: height } = this.#box;
        const below = bottom + gap + height <= innerHeight;
        const x = Math.max(gap, Math.min(left, innerWidth - width - gap));
        const y = below ? bottom + gap : Math.max(gap, top - gap - height);
        Object.assign(this.#box.style, { left: `${x}px`, top: `${y}px` });
    }

    #pictureOf(fragment) {
        if (!this.#pictures.has(fragment)) this.#pictures.set(fragment, this.#picture(fragment));
        return this.#pictures.get(fragment);
    }
}
