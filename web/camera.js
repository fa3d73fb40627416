// The camera of a device, which is asked for by a press alone, and what it sees as a video.
import { element } from './elements.js';
import { said, sentence } from './said.js';

/** The one that looks away from the visitor, sharp enough for the densest code. */
const wish = {
    facingMode: 'environment',
    width: { ideal: 1920 },
    height: { ideal: 1080 },
};

/** Milliseconds between two looks. */
const pause = 100;

/** Why there is no camera, by the name of the browser's error. */
const refusals = {
    insecure: sentence(
        'Browsers give the camera only to pages whose address begins with https. Open a picture of the ' +
            'code instead.',
    ),
    NotAllowedError: sentence(
        'The browser does not let this page use the camera. Allow it in the settings of the page, or ' +
            'open a picture of the code.',
    ),
    NotFoundError: sentence('This device has no camera. Open a picture of the code instead.'),
    other: sentence(
        'The camera cannot be used: another program may have it. Open a picture of the code instead.',
    ),
};

const end = (stream) => stream?.getTracks().forEach((track) => track.stop());

export class Camera {
    video = element('video', { muted: true, playsInline: true });
    #look;
    #changed;
    /** What stands for the time from a press to the next, nothing while the camera is off. */
    #turn = null;

    /**
     * @param {(video: HTMLVideoElement) => Promise<void>} look called again and again while it is on
     * @param {() => void} changed called when it is switched on or off, and when it sees something
     */
    constructor(look, changed) {
        this.#look = look;
        this.#changed = changed;
    }

    /** Whether it is on, or asked for. */
    get isOn() {
        return this.#turn !== null;
    }

    /** Whether the video shows what it sees. */
    get sees() {
        return this.video.srcObject !== null;
    }

    /**
     * @param {() => Promise<string>} prepare gets what it is wanted for, or says why it cannot be had
     * @returns {Promise<string>} why it cannot be used; ends once it is off, empty if it was stopped
     */
    async start(prepare) {
        const turn = {};
        this.#turn = turn;
        this.#changed();
        try {
            const lack = await prepare();
            if (this.#turn !== turn) return '';
            if (lack) {
                this.stop();
                return lack;
            }
            await this.#open(turn);
            while (this.#turn === turn) {
                await this.#look(this.video);
                await new Promise((resolve) => setTimeout(resolve, pause));
            }
        } catch (error) {
            if (this.#turn !== turn) return '';
            this.stop();
            return said(refusals[error.name] ?? refusals.other);
        }
        return '';
    }

    stop() {
        end(this.video.srcObject);
        this.video.srcObject = null;
        this.#turn = null;
        this.#changed();
    }

    /** Goes on after the video was moved on the page, which makes it stand still. */
    async resume() {
        await this.video.play().catch(() => {});
    }

    async #open(turn) {
        const { mediaDevices } = navigator;
        if (!mediaDevices) throw new DOMException('', 'insecure');
        const stream = await mediaDevices.getUserMedia({ video: wish, audio: false });
        // Whoever has closed the dialog meanwhile wants no camera any more.
        if (this.#turn !== turn) return end(stream);
        for (const track of stream.getTracks()) track.addEventListener('ended', () => this.stop());
        this.video.srcObject = stream;
        this.#changed();
        return this.video.play();
    }
}
