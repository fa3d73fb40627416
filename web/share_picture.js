// The part of the share dialog that shows the board as a picture, saves it as a file, prints it, and
// saves pictures that move.
import { save } from './copy_dialog.js';
import { find } from './elements.js';
import { MovingPicture, bytesOf } from './moving_picture.js';
import { said } from './said.js';
import { decoded, pixels, showSvg } from './svg_images.js';

export const svgType = 'image/svg+xml';

export class SharePicture {
    #ask;
    #inSpace;
    #say;
    #name;
    #moving;
    #svg = '';
    /** @type {HTMLCanvasElement | null} what stands in its place where the board is seen in space */
    #seen = null;

    /**
     * @param {(question: string) => string} ask the program, see src/figure/exports.hpp
     * @param {(text: string) => void} say
     * @param {(ending: string) => string} name of a file
     * @param {object} screen as ShareDialog is given it
     */
    constructor(ask, say, name, { inSpace, settled, drawn }) {
        this.#ask = ask;
        this.#inSpace = inSpace;
        this.#say = say;
        this.#name = name;
        const on = (id, act) => find(id).addEventListener('click', act);
        on('picture-svg', () => save(name('svg'), new Blob([this.#svg], { type: svgType })));
        on('picture-png', () => this.#savePixels());
        on('picture-print', () => window.print());
        this.#moving = new MovingPicture({
            ask,
            draw: () => decoded(this.#drawn()),
            shot: inSpace,
            settled,
            drawn,
            say,
            save: (bytes) => save(name('png'), new Blob([bytes], { type: 'image/png' })),
        });
    }

    /** The flat board as SVG, empty where it is too large. */
    #drawn() {
        return this.#ask(find('picture-dark').checked ? 'picture dark' : 'picture');
    }

    /** @param {() => boolean} isWanted whether it still is, when it is there */
    async show(isWanted) {
        this.#moving.offer();
        const seen = await this.#inSpace();
        if (!isWanted()) return;
        this.#seen = seen;
        this.#svg = seen ? '' : this.#drawn();
        const picture = find('picture');
        showSvg(picture, this.#svg);
        if (seen) picture.src = seen.toDataURL();
        const nothing = !seen && !this.#svg;
        picture.hidden = nothing;
        find('picture-tools').hidden = nothing;
        for (const id of ['picture-dark-label', 'picture-size-label', 'picture-svg']) {
            find(id).hidden = seen !== null;
        }
        find('picture-space').hidden = seen === null;
        if (nothing) this.#say(said('A picture has at most 200 rows and columns.'));
    }

    /** Browsers have a whole document for each SVG of the page, also where it is not seen. */
    putAway() {
        this.#moving.cancel();
        this.#svg = '';
        this.#seen = null;
        showSvg(find('picture'), '');
    }

    async #savePixels() {
        try {
            const width = Number(find('picture-size').value);
            const canvas = this.#seen ?? (await pixels(this.#svg, width));
            save(this.#name('png'), new Blob([await bytesOf(canvas)], { type: 'image/png' }));
        } catch {
            this.#say(said('This browser could not draw so large a picture. Try a smaller size.'));
        }
    }
}
