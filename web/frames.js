// Frames on demand: draws after something happened and while something moves, and not otherwise.
// It also keeps the canvas as sharp as the screen.

/** Everything a visitor does that may change what is shown. */
const causes = [
    ...['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'pointerleave', 'wheel'],
    ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
    ...['keydown', 'keyup', 'focus', 'blur', 'focusin', 'focusout', 'resize', 'pageshow'],
];

export class Frames {
    #canvas;
    #draw;
    #next = 0;
    #timer = 0;
    #soon = 0;
    #running = false;
    #size = '';
    /** The screen's pixels per CSS pixel that the canvas was made for. */
    #ratio = 0;
    #resting = [];
    #awaited = [];

    /** Called after every frame. */
    ondrawn = () => {};

    /** How many frames have been drawn. */
    drawn = 0;

    /**
     * @param {HTMLCanvasElement} canvas
     * @param {() => number} draw draws a frame and returns in how many seconds the next one is
     *     wanted if nothing happens before: 0 for at once, Infinity for never
     */
    constructor(canvas, draw) {
        this.#canvas = canvas;
        this.#draw = draw;
    }

    /** Starts to draw, and to listen for what makes a frame necessary. */
    start() {
        this.#running = true;
        for (const cause of causes) {
            addEventListener(cause, () => this.request(), { capture: true, passive: true });
        }
        document.addEventListener('visibilitychange', () => this.request());
        new ResizeObserver(() => this.#resized()).observe(this.#canvas.parentElement);
        this.#watchRatio();
        this.request();
    }

    /** Asks for a frame, however often that may be. */
    request() {
        if (this.#running && !this.#next) {
            this.#next = requestAnimationFrame(() => this.#run());
        }
    }

    /**
     * Asks for a frame that may wait for others that are asked for in the same way.
     * @param {number} seconds how long it may wait
     */
    requestWithin(seconds) {
        if (!this.#running || this.#next || this.#soon) return;
        this.#soon = setTimeout(() => {
            this.#soon = 0;
            this.request();
        }, 1000 * seconds);
    }

    /** Draws no more until `resume` is called. */
    stop() {
        this.#running = false;
        cancelAnimationFrame(this.#next);
        clearTimeout(this.#timer);
        clearTimeout(this.#soon);
        this.#next = this.#timer = this.#soon = 0;
    }

    resume() {
        this.#running = true;
        this.request();
    }

    /** @returns {Promise<void>} resolved as soon as no frame is wanted at once */
    rest() {
        if (!this.#next) return Promise.resolve();
        return new Promise((resolve) => this.#resting.push(resolve));
    }

    /** @returns {Promise<void>} resolved right after the next frame, while its picture can be read */
    next() {
        this.request();
        return new Promise((resolve) => this.#awaited.push(resolve));
    }

    /** Draws a frame without waiting until the browser wants one. */
    draw() {
        if (!this.#running) return;
        cancelAnimationFrame(this.#next);
        this.#run();
    }

    /**
     * @param {number[]} part of the canvas: x, y, width and height in CSS pixels
     * @returns {Promise<HTMLCanvasElement>} what the next frame shows there
     */
    async picture(...part) {
        const [x, y, width, height] = part.map((length) => Math.round(this.#ratio * length));
        await this.next();
        const picture = Object.assign(document.createElement('canvas'), { width, height });
        picture.getContext('2d', { alpha: false }).drawImage(this.#canvas, -x, -y);
        return picture;
    }

    #run() {
        this.#next = 0;
        clearTimeout(this.#timer);
        // The observer sees every other change, and to ask for sizes is to wait for the page's layout.
        if (this.#ratio !== devicePixelRatio) this.fit();
        const seconds = this.#draw();
        this.drawn += 1;
        this.ondrawn();
        this.#awaited.splice(0).forEach((resolve) => resolve());
        if (seconds <= 0) {
            this.request();
        } else if (seconds < Infinity) {
            this.#timer = setTimeout(() => this.request(), 1000 * seconds);
        }
        if (!this.#next) this.#resting.splice(0).forEach((resolve) => resolve());
    }

    /** The canvas has just been emptied; waiting for the next frame would make it flash. */
    #resized() {
        if (this.#running && this.fit()) this.draw();
    }

    /**
     * Gives the canvas as many pixels as the screen has there. SDL listens to the window only, takes
     * the size from the style sheet and rounds the product of size and ratio down. So the canvas is
     * given a size that makes a whole number of pixels, with a hair more against rounding, and SDL is
     * told whenever that has changed.
     * @returns {boolean} whether it has changed
     */
    fit() {
        const { clientWidth, clientHeight } = this.#canvas.parentElement;
        const ratio = devicePixelRatio;
        const width = Math.floor(clientWidth * ratio);
        const height = Math.floor(clientHeight * ratio);
        const size = `${width} ${height} ${ratio}`;
        this.#ratio = ratio;
        if (!width || !height || size === this.#size) return false;
        this.#size = size;
        this.#canvas.width = width;
        this.#canvas.height = height;
        this.#canvas.style.width = `${width / ratio + 1 / 32}px`;
        this.#canvas.style.height = `${height / ratio + 1 / 32}px`;
        dispatchEvent(new UIEvent('resize'));
        return true;
    }

    /** A query for one ratio changes once; the next one is asked from there. */
    #watchRatio() {
        const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
        const changed = () => {
            this.request();
            this.#watchRatio();
        };
        query.addEventListener('change', changed, { once: true });
    }
}
