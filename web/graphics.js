// The picture: the context that it is drawn with, had from the browser, lost and given back, and the
// mirror that is shown where there is none.
import { find } from './elements.js';
import { painted } from './progress.js';

/** Milliseconds on the screen without a context after which it is not expected back. */
const patience = 5000;

/** Milliseconds from one look at whether the browser still draws to the next: it waits for the graphics. */
const betweenLooks = 5000;

const root = document.documentElement;

export class Picture {
    /** Whether the browser draws the picture; without WebGL 2 the mirror is all there is. */
    there = false;
    #canvas;
    #frames;
    #lost;
    #waits = 0;
    #context = true;
    #looked = 0;
    #wasOpaque = false;

    /**
     * @param {HTMLCanvasElement} canvas
     * @param {import('./frames.js').Frames} frames stop while the context is lost
     * @param {(hasPicture: 0 | 1) => void} lost called when everything that was in the context has to
     *     be made again, or done without
     */
    constructor(canvas, frames, lost) {
        this.#canvas = canvas;
        this.#frames = frames;
        this.#lost = lost;
    }

    /**
     * Waits for the graphics process, which may take as long as the download of the program: so both
     * go on at the same time, once the first board is on the screen.
     */
    async open() {
        await painted();
        this.#frames.fit();
        this.#canvas.addEventListener('webglcontextlost', (event) => {
            event.preventDefault();
            this.#frames.stop();
            this.#context = false;
            this.#wait();
        });
        this.#canvas.addEventListener('webglcontextrestored', () => {
            this.#context = true;
            clearTimeout(this.#waits);
            if (this.there) this.#goOn();
        });
        find('lost-back').addEventListener('click', () => this.#bringBack());
        // The program paints only what changed, and has it stay in the window: render/page.hpp.
        const wishes = { alpha: false, antialias: false, preserveDrawingBuffer: true };
        this.there = this.#canvas.getContext('webgl2', wishes) !== null;
        if (!this.there) this.#showText('plain');
    }

    /**
     * @param {(question: string) => string} ask the program
     * @returns {Promise<HTMLCanvasElement> | null} the board as it is seen in space, null if it is flat
     */
    inSpace(ask) {
        const solid = /view=solid/.test(ask('state')) ? ask('rect board') : '';
        const rect = ask('rect cube') || solid;
        return rect && this.there ? this.#frames.picture(...rect.split(' ').map(Number)) : null;
    }

    /** Hidden pages lose their context often, and get it back when they are shown. */
    #wait() {
        clearTimeout(this.#waits);
        this.#waits = setTimeout(() => {
            if (document.hidden || !('ready' in root.dataset)) this.#wait();
            else this.#doWithout();
        }, patience);
    }

    /**
     * Called after every frame. Firefox says nothing when its graphics process has ended: the picture is
     * blank from then on. The program's is opaque wherever it is read, unless the browser lets nobody
     * read it.
     */
    drawn() {
        if (!this.there || !this.#context || performance.now() < this.#looked + betweenLooks) {
            return;
        }
        const pixel = new Uint8Array(4);
        const gl = this.#canvas.getContext('webgl2');
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        this.#looked = performance.now();
        const isOpaque = pixel[3] === 255;
        const isGone = this.#wasOpaque && !isOpaque && !gl.isContextLost();
        this.#wasOpaque = isOpaque;
        if (!isGone) return;
        this.#context = false;
        this.#doWithout();
    }

    #doWithout() {
        this.there = false;
        this.#showText('lost');
        this.#goOn();
    }

    #goOn() {
        this.#lost(this.there ? 1 : 0);
        this.#frames.resume();
    }

    /** @param {'plain' | 'lost'} why the text that says it */
    #showText(why) {
        root.dataset.text = '';
        find('mirror').classList.remove('unseen');
        find(why).hidden = false;
    }

    /** The state is in the address, and a count is kept, so that a new page goes on with both. */
    #bringBack() {
        if (!this.#context) {
            location.reload();
            return;
        }
        this.there = true;
        delete root.dataset.text;
        find('mirror').classList.add('unseen');
        find('lost').hidden = true;
        this.#frames.fit();
        this.#goOn();
    }
}
