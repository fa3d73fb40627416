// The part of the share dialog that saves a picture that moves: the steps of the search at hand, or
// the solid rolling up.
import { animated } from './apng.js';
import { valueOf, withoutStep } from './board_keys.js';
import { element, find } from './elements.js';
import { said } from './said.js';

/** More would make a file that nobody sends. */
const mostPictures = 60;
const width = 640;
const beat = 200;
const rest = 2500;
/** Of the solid: from flat to closed in thousandths, by this many at a time. */
const closed = 1000;
const roll = 25;
const rollBeat = 60;
/** How many pictures become bytes at a time: for each of them browsers wait until nothing else is to do. */
const atOnce = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Uint8Array>} its picture as a PNG
 */
export async function bytesOf(canvas) {
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('no room');
    return new Uint8Array(await blob.arrayBuffer());
}

/** Turns pictures into PNGs, in their order, while the next ones are drawn. */
class Film {
    #pictures = [];

    /**
     * @param {HTMLCanvasElement} canvas
     * @returns {Promise<void>} ends when there is room for another one
     */
    async add(canvas) {
        const picture = bytesOf(canvas);
        // Whoever asks for all of them learns of it.
        picture.catch(() => {});
        this.#pictures.push(picture);
        await this.#pictures.at(-atOnce);
    }

    /** @returns {Promise<Uint8Array[]>} all of them */
    pictures() {
        return Promise.all(this.#pictures);
    }
}

/**
 * @param {number} from
 * @param {number} to not before `from`
 * @returns {number[]} steps equally far apart, but for the last one, which may be nearer; both ends are
 *     among them, and they are at most `mostPictures`
 */
export function stepsBetween(from, to) {
    const every = Math.max(1, Math.ceil((to - from) / (mostPictures - 1)));
    const steps = [];
    for (let step = from; step < to; step += every) steps.push(step);
    return [...steps, to];
}

/**
 * Puts a picture at the top of a sheet of that height: under some boards more has to be explained
 * than under others.
 * @param {HTMLImageElement} image
 * @param {number} height
 */
function onPaper(image, height) {
    const canvas = element('canvas', { width, height });
    const context = canvas.getContext('2d', { alpha: false });
    const own = (width * image.naturalHeight) / image.naturalWidth;
    context.drawImage(image, 0, 0, width, own);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, Math.floor(own) - 1, width, height);
    return canvas;
}

/** Gives every picture its time; the last one rests. */
function timed(pictures, time) {
    return pictures.map((png, i) => ({
        png,
        milliseconds: i + 1 === pictures.length ? rest : time,
    }));
}

export class MovingPicture {
    #does;
    #running = false;
    #cancelled = false;

    /**
     * @param {object} does
     * @param {(question: string) => string} does.ask the program
     * @param {() => Promise<HTMLImageElement>} does.draw the flat board
     * @param {() => Promise<HTMLCanvasElement>} does.shot the board as it is seen in space
     * @param {() => Promise<void>} does.settled waits until nothing moves any more
     * @param {() => Promise<void>} does.drawn waits for the next frame
     * @param {(text: string) => void} does.say
     * @param {(bytes: Uint8Array) => void} does.save has the browser save a PNG
     */
    constructor(does) {
        this.#does = does;
        find('moving-save').addEventListener('click', () => {
            if (this.#running) {
                this.cancel();
            } else {
                this.#save();
            }
        });
        find('moving-what').addEventListener('change', () => this.#tell());
        for (const id of ['moving-from', 'moving-to']) {
            find(id).addEventListener('change', () => {
                this.#keepInRun(id);
                this.#tell();
            });
        }
    }

    /** Offers what can move now. */
    offer() {
        const step = this.#does.ask('step');
        const solid = valueOf(this.#does.ask('state'), 'view') === 'solid';
        const what = [];
        if (step) what.push(new Option(said('The steps of the search'), 'search'));
        if (solid) what.push(new Option(said('The board rolling up'), 'solid'));
        find('moving').hidden = what.length === 0;
        find('moving-what').replaceChildren(...what);
        const last = Number(step);
        const end = this.#does.ask('length');
        for (const id of ['moving-from', 'moving-to']) find(id).max = end;
        find('moving-from').value = Math.max(0, last - mostPictures + 1);
        find('moving-to').value = last > 0 ? last : mostPictures - 1;
        this.#keepInRun('moving-to');
        this.#tell();
    }

    /** Stops drawing pictures. */
    cancel() {
        this.#cancelled = true;
    }

    #keepInRun(id) {
        find(id).value = this.#stepIn(id);
    }

    /** @returns {number} the step in a field, or the one nearest to it that the search has */
    #stepIn(id) {
        const { value, max } = find(id);
        const step = Math.max(0, Math.floor(Number(value) || 0));
        return max ? Math.min(step, Number(max)) : step;
    }

    /** @returns {[number, number]} the first step and the last one */
    #ends() {
        const [a, b] = [this.#stepIn('moving-from'), this.#stepIn('moving-to')];
        return [Math.min(a, b), Math.max(a, b)];
    }

    #tell() {
        const search = find('moving-what').value === 'search';
        find('moving-steps').hidden = !search;
        if (!search) return;
        const steps = stepsBetween(...this.#ends());
        const every = steps.length > 2 ? steps[1] - steps[0] : 1;
        find('moving-told').textContent =
            every === 1
                ? said('{n} {n|picture|pictures}', { n: steps.length })
                : said('{n} pictures, every {every} steps', { n: steps.length, every });
    }

    async #save() {
        this.#running = true;
        this.#cancelled = false;
        find('moving-save').textContent = said('Stop');
        try {
            const search = find('moving-what').value === 'search';
            const frames = search ? await this.#search() : await this.#rolling();
            if (this.#cancelled) {
                this.#does.say(said('Stopped: nothing was saved.'));
            } else {
                const bytes = animated(frames);
                this.#does.save(bytes);
                const kilobytes = Math.ceil(bytes.length / 1000);
                this.#does.say(
                    said('{n} {n|picture|pictures} in {size} KB (an animated PNG).', {
                        n: frames.length,
                        size: kilobytes,
                    }),
                );
            }
        } catch {
            this.#does.say(said('This browser could not draw the pictures.'));
        }
        this.#running = false;
        find('moving-save').textContent = said('Save as an animated PNG');
    }

    /**
     * Takes a picture after each command.
     * @param {string[]} commands
     * @param {() => Promise<object>} take
     * @param {string[]} after commands that put everything back, unless what is taken has gone
     * @param {() => boolean} [isThere] whether it is still what it was; if not, no command is given
     */
    async #taken(commands, take, after, isThere = () => true) {
        const pictures = [];
        try {
            for (const [i, command] of commands.entries()) {
                this.#cancelled ||= !isThere();
                if (this.#cancelled) break;
                this.#does.say(
                    said('Picture {n} of {count} ...', { n: i + 1, count: commands.length }),
                );
                this.#does.ask(command);
                pictures.push(await take());
            }
        } finally {
            if (isThere()) for (const command of after) this.#does.ask(command);
        }
        return pictures;
    }

    async #search() {
        const { ask, draw, settled, drawn } = this.#does;
        const after = [`do seek step=${ask('step')}`];
        if (ask('playing') === 'yes') after.push('do play');
        ask('do pause');
        const [from, to] = this.#ends();
        // It may end before that step.
        ask(`do seek step=${to}`);
        await settled();
        const last = Number(ask('step'));
        const steps = stepsBetween(Math.min(from, last), last);
        const waiting = steps.map(String);
        const search = withoutStep(ask('state'));
        const isThere = () => ask('step') !== '' && withoutStep(ask('state')) === search;
        const there = async () => {
            const step = waiting.shift();
            while (ask('step') !== step && !this.#cancelled) {
                await drawn();
                this.#cancelled ||= !isThere();
            }
            return draw();
        };
        const commands = steps.map((step) => `do seek step=${step}`);
        const images = await this.#taken(commands, there, after, isThere);
        const tallest = Math.max(
            ...images.map((image) => image.naturalHeight / image.naturalWidth),
        );
        const film = new Film();
        for (const image of images) await film.add(onPaper(image, Math.round(width * tallest)));
        return timed(await film.pictures(), beat);
    }

    async #rolling() {
        const { ask, shot } = this.#does;
        const pose = valueOf(ask('state'), 'solid') || `${closed}.0.0.0.1000.100`;
        const seen = pose.slice(pose.indexOf('.'));
        const commands = [];
        for (let by = 0; by <= closed; by += roll) commands.push(`do solid to=${by}${seen}`);
        const film = new Film();
        const take = async () => film.add(await shot());
        await this.#taken(commands, take, [`do solid to=${pose}`]);
        return timed(await film.pictures(), rollBeat);
    }
}
