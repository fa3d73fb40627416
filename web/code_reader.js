// Reads the QR codes in a picture: with the browser's own reader where there is one, and with a library
// of JavaScript otherwise, or where that reader sees nothing. Loaded when the first code is scanned, see
// web/class_scan.js.
import { decodeQRBatch } from 'qr/decode.js';

/** Pixels of the longer side of the pictures that are read: larger ones are reduced, smaller enlarged. */
const sides = { shortest: 800, longest: 2560 };

/** @returns {Promise<BarcodeDetector | null>} the browser's own reader, if it knows QR codes */
async function browserReader() {
    const formats = await window.BarcodeDetector?.getSupportedFormats().catch(() => []);
    if (!formats?.includes('qr_code')) return null;
    return new window.BarcodeDetector({ formats: ['qr_code'] });
}

export class CodeReader {
    #own = browserReader();
    #canvas = document.createElement('canvas');

    /**
     * @param {HTMLImageElement | HTMLVideoElement} picture
     * @param {number} width of it in pixels
     * @param {number} height
     * @param {number} patience milliseconds that a code which is hard to read may take
     * @returns {Promise<string[]>} what its codes say, each once; nothing where there is none
     */
    async read(picture, width, height, patience) {
        const own = await this.#own;
        const found = (await own?.detect(picture).catch(() => [])) ?? [];
        const texts = found.map(({ rawValue }) => rawValue).filter(Boolean);
        if (texts.length > 0) return [...new Set(texts)];
        const image = this.#pixelsOf(picture, width, height);
        const maxSize = { width: image.width, height: image.height };
        const [results] = await decodeQRBatch([image], { maxSize, timeLimit: patience });
        return [...new Set(results.filter((result) => typeof result === 'string'))];
    }

    #pixelsOf(picture, width, height) {
        const side = Math.max(width, height);
        const least = Math.max(1, Math.ceil(sides.shortest / side));
        const scale = Math.min(least, sides.longest / side);
        this.#canvas.width = Math.max(1, Math.round(width * scale));
        this.#canvas.height = Math.max(1, Math.round(height * scale));
        const context = this.#canvas.getContext('2d', { willReadFrequently: true });
        // What is transparent is paper.
        context.fillStyle = '#fff';
        context.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
        context.imageSmoothingEnabled = scale < 1;
        context.drawImage(picture, 0, 0, this.#canvas.width, this.#canvas.height);
        return context.getImageData(0, 0, this.#canvas.width, this.#canvas.height);
    }
}
