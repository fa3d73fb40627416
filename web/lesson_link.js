// A whole lesson in a link: its file, compressed, in letters that a fragment may hold.
import { pack, unpack } from './packed.js';
import { said } from './said.js';

export { own } from './lesson_file.js';

/** Bytes of the longest lesson, as in src/lessons/lesson.hpp. */
const longest = 64 * 1024;

/** Bytes that the largest QR code holds at the level that this page makes. */
const longestCode = 2331;

/** What a link to a lesson has behind its '#'. */
export const lessonLink = /(?:^|#)lesson=([\w-]+)$/;

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
export const unpackLesson = (packed) => unpack(packed, longest);

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
