// A whole lesson in a link: its file, compressed, in letters that a fragment may hold.
import { pack, packedIn, unpack } from './packed.js';
import { said } from './said.js';

export { own } from './lesson_file.js';

/** Bytes of the longest lesson, as in src/lessons/lesson.hpp. */
export const longestLesson = 64 * 1024;

/** Bytes that the largest QR code holds at the level that this page makes. */
const longestCode = 2331;

/**
 * @param {string} text that somebody brings
 * @returns {string | undefined} what the link holds of a lesson, nothing if it is no link to one
 */
export const lessonIn = (text) => packedIn('lesson', text);

/**
 * @param {string} text of a lesson
 * @returns {Promise<string>} the fragment of a link that holds it, without '#'; rejected where the browser is too old
 */
export async function packLesson(text) {
    return `lesson=${await pack(text)}`;
}

/**
 * @param {string} packed what stands in a link
 * @returns {Promise<string>} the text of the lesson; rejected where it is not one
 */
export const unpackLesson = (packed) => unpack(packed, longestLesson);

/**
 * @param {number} length of a link that holds a whole lesson
 * @returns {string} what is said of it
 */
export const titleOf = (length) =>
    length <= longestCode
        ? said('The whole lesson in a link of {length} characters, short enough for a QR code', {
              length,
          })
        : said('The whole lesson in a link of {length} characters, too long for a QR code', {
              length,
          });
