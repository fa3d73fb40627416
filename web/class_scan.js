// The part of the class dialog that reads the codes of receipts: with the camera, and from pictures.
// What they show stays on this device.
import { Camera } from './camera.js';
import { button, element } from './elements.js';
import { loadCodeReader } from './lesson_parts.js';
import { said } from './said.js';

/** Milliseconds that a code which is hard to read may take, in what the camera sees and in a picture. */
const patience = { glance: 30, picture: 3000 };
/** Milliseconds out of sight after which a code is read anew. */
const absence = 4000;
/** Pixels of the sides of a drawing that has no size of its own. */
const drawn = 1000;

/**
 * @param {Blob} file
 * @returns {Promise<HTMLImageElement>} fails where it is no picture
 */
async function pictureOf(file) {
    const picture = new Image();
    picture.src = URL.createObjectURL(file);
    try {
        await picture.decode();
    } finally {
        URL.revokeObjectURL(picture.src);
    }
    return picture;
}

export class ClassScan {
    /** What stands in the dialog. */
    element = element('div', { className: 'part' });
    #take;
    #camera;
    /** @type {import('./code_reader.js').CodeReader | undefined} */
    #reader;
    /** When the camera saw each code last. */
    #seen = new Map();
    #turn;
    #hint = element('p', { className: 'quiet' });
    #files = element('input', { type: 'file', accept: 'image/*', multiple: true, hidden: true });

    /**
     * @param {(texts: string[], complaints: string[]) => void} take called with what codes say, and with
     *     sentences about those that could not be read
     */
    constructor(take) {
        this.#take = take;
        this.#camera = new Camera(
            (video) => this.#look(video),
            () => this.#show(),
        );
        this.#files.addEventListener('change', () => {
            const files = [...this.#files.files];
            this.#files.value = '';
            void this.readPictures(files).then((read) => take(read.texts, read.complaints));
        });
        this.word();
    }

    /** Says everything anew, in the language that is spoken now. */
    word() {
        const { video } = this.#camera;
        this.#turn = button('', () => this.#press());
        const open = button(said('Open pictures of codes'), () => this.#files.click());
        this.#hint.textContent = said(
            'Hold a code in front of the camera so that it fills the picture.',
        );
        video.setAttribute('aria-label', said('What the camera sees'));
        this.element.replaceChildren(
            element('div', { className: 'row wrap' }, this.#turn, open, this.#files),
            video,
            this.#hint,
        );
        this.#show();
        if (this.#camera.sees) void this.#camera.resume();
    }

    /** Switches the camera off. */
    stop() {
        this.#camera.stop();
    }

    /**
     * @param {File[]} files pictures of codes
     * @returns {Promise<{ texts: string[], complaints: string[] }>} what the codes say, and a sentence
     *     for each picture without one
     */
    async readPictures(files) {
        const texts = [];
        const complaints = [];
        if (files.length === 0) return { texts, complaints };
        const lack = await this.#load();
        if (lack) return { texts, complaints: [lack] };
        for (const file of files) {
            const { name } = file;
            const found = await this.#textsIn(file).catch(() => null);
            texts.push(...(found ?? []));
            if (!found) {
                complaints.push(said('This browser cannot show {name} as a picture.', { name }));
            } else if (found.length === 0) {
                complaints.push(
                    said(
                        'No QR code can be read in {name}. Take the picture straight from the front, ' +
                            'with the code filling it.',
                        { name },
                    ),
                );
            }
        }
        return { texts, complaints };
    }

    async #textsIn(file) {
        const picture = await pictureOf(file);
        const [width, height] = [picture.naturalWidth || drawn, picture.naturalHeight || drawn];
        return this.#reader.read(picture, width, height, patience.picture);
    }

    #show() {
        const { isOn, sees, video } = this.#camera;
        video.hidden = this.#hint.hidden = !sees;
        this.#turn.textContent = isOn ? said('Stop the camera') : said('Scan with the camera');
    }

    async #press() {
        if (this.#camera.isOn) return this.stop();
        this.#seen.clear();
        const refusal = await this.#camera.start(() => this.#load());
        return refusal && this.#take([], [refusal]);
    }

    /** @returns {Promise<string>} why codes cannot be read, empty if they can */
    async #load() {
        const loaded = await loadCodeReader().catch(() => null);
        if (loaded) this.#reader ??= new loaded.CodeReader();
        return this.#reader ? '' : said('The code reader cannot be loaded.');
    }

    /** Reads the codes that have come into sight. */
    async #look(video) {
        const { videoWidth, videoHeight } = video;
        if (!videoWidth) return;
        const texts = await this.#reader.read(video, videoWidth, videoHeight, patience.glance);
        const now = performance.now();
        for (const text of texts) {
            const isNew = now - (this.#seen.get(text) ?? -Infinity) > absence;
            this.#seen.set(text, now);
            if (isNew && this.#camera.isOn) this.#take([text], []);
        }
    }
}
