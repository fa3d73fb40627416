// Texts in letters that a link may hold: compressed, as base64 with the signs of addresses.
import { sentence } from './said.js';

/** The signs of links as they are, and as programs encode them that pass links on, some of them twice. */
const hash = '(?:#|%(?:25)*23)';
const equals = '(?:=|%(?:25)*3D)';

/**
 * @param {string} key
 * @param {string} before what may stand in front of it, beside the beginning and '#'
 * @returns {string} the pattern of what stands in front of a packed text in a link
 */
export const keyPattern = (key, before = '') => `(?:^|${hash}${before})${key}${equals}`;

/**
 * @param {string} key
 * @param {string} text that somebody brings
 * @returns {string | undefined} the letters behind the key, be there other signs around the link; nothing if
 *     the text is no link with this key in front
 */
export function packedIn(key, text) {
    if (/\s/.test(text)) return undefined;
    return new RegExp(`${keyPattern(key)}([\\w-]*)`, 'i').exec(text)?.[1];
}

/** What is said where the browser can neither make nor read such a link. */
export const tooOld = sentence(
    'This browser is too old for such a link. Update it, or use another browser.',
);

/** @returns {boolean} whether it can neither make nor read them */
export function isTooOld() {
    try {
        new DecompressionStream('deflate-raw');
        return false;
    } catch {
        return true;
    }
}

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @param {number} most bytes
 * @returns {Promise<Uint8Array>} all of it; rejected where it is longer
 */
async function bytesOf(stream, most) {
    const reader = stream.getReader();
    const chunks = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > most) throw new Error('The text in this link is too long.');
        chunks.push(part.value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * @param {string} text
 * @returns {Promise<string>} letters, digits, '-' and '_'; rejected where the browser is too old
 */
export async function pack(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, Infinity);
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * @param {string} packed
 * @param {number} most bytes of the text
 * @returns {Promise<string>} the text; rejected where there is none, or a longer one
 */
export async function unpack(packed, most) {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await bytesOf(stream, most));
}
