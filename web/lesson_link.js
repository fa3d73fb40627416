// A whole lesson in a link: its file, compressed, in letters that a fragment may hold.
import { said } from './said.js';

/** Bytes of the longest lesson, as in src/lessons/lesson.hpp. */
const longest = 64 * 1024;

/** Bytes that the largest QR code holds at the level that this page makes. */
const longestCode = 2331;

/** What a lesson is called in the address that is not of this site. */
export const own = 'mine';

/** What a link to a lesson has behind its '#'. */
export const lessonLink = /(?:^|#)lesson=([\w-]+)$/;

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
        if (length > most) throw new Error('The lesson in this link is too long.');
        chunks.push(part.value);
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * @param {string} text of a lesson
 * @returns {Promise<string>} the fragment of a link that holds it, without '#'
 */
export async function packLesson(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, Infinity);
    const letters = btoa(String.fromCharCode(...bytes));
    return `lesson=${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * @param {string} packed what stands in a link
 * @returns {Promise<string>} the text of the lesson; rejected where it is not one
 */
export async function unpackLesson(packed) {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(await bytesOf(stream, longest));
}

/**
 * @param {number} length of a link that holds a whole lesson
 * @returns {string} what is said of it
 */
export const titleOf = (length) =>
    length <= longestCode
        ? said('The whole lesson in a link of {length} letters, short enough for a QR code', {
              length,
          })
        : said('The whole lesson in a link of {length} letters, too long for a QR code', {
              length,
          });
