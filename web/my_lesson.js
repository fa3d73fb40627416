// A lesson that a teacher puts together of boards, each with a sentence, kept in this browser, or else by
// this page. Its file is written and read by my_lesson_file.js.
import { longestLesson } from './lesson_link.js';
import { parsed, recall, remember } from './memory.js';
import { said } from './said.js';

/**
 * @typedef {object} Card a board of the lesson
 * @property {string} link its fragment
 * @property {string} heading of its step
 * @property {string} words the sentence beside it
 * @property {string} answer hidden until it is asked for or earned, may be empty
 */
/**
 * @typedef {object} MyLesson
 * @property {string} title
 * @property {string} for whom
 * @property {string} minutes
 * @property {string} author
 * @property {string} language as `lang` has it, empty for the one that is spoken
 * @property {Card[]} cards
 */

/** The most boards, as many as a lesson has steps in src/lessons/lesson.hpp. */
export const mostCards = 60;

const heads = ['title', 'for', 'minutes', 'author', 'language'];
const parts = ['link', 'heading', 'words', 'answer'];

/** Of everything that was kept, the texts of these names, empty where something else stands. */
const texts = (from, names) =>
    Object.fromEntries(
        names.map((name) => {
            const value = from?.[name];
            return [name, typeof value === 'string' ? value : ''];
        }),
    );

/** @returns {MyLesson} one in which nothing stands yet */
export const emptyLesson = () => ({ ...texts({}, heads), cards: [] });

/** What it is kept under. */
export const storeName = 'my-lesson';

/** Where the page has the lesson that could not be kept, for all its scripts. */
const unkept = Symbol.for('queens-lab lesson');

/** @returns {MyLesson} what was written, an empty one if nothing was */
function lessonIn(text) {
    const kept = parsed(text);
    const cards = Array.isArray(kept?.cards) ? kept.cards.slice(0, mostCards) : [];
    return { ...texts(kept, heads), cards: cards.map((card) => texts(card, parts)) };
}

/** What is kept, as it would be written now. */
const keptText = () => JSON.stringify(lessonIn(recall(storeName)));

/** @returns {MyLesson} the one in the making, an empty one if there is none */
export const keptLesson = () => lessonIn(globalThis[unkept] || recall(storeName));

/**
 * @param {string} text a lesson's file, or the lesson as JSON, which is about as long
 * @returns {boolean} whether it has no more bytes than the file may have
 */
export const isShort = (text) => new Blob([text]).size <= longestLesson;

/**
 * @param {MyLesson} lesson
 * @returns {boolean} whether it is kept; where it cannot be, this page has it until it is left
 */
export function keepLesson(lesson) {
    const text = JSON.stringify(lesson);
    const isKept = isShort(text) && remember(storeName, text);
    globalThis[unkept] = isKept ? '' : text;
    return isKept;
}

/** The lesson in an editor, while other pages change the one that is kept. */
export class LessonAtHand {
    /** What was kept when this page last looked. */
    #seen = keptText();

    /** @param {MyLesson} lesson */
    constructor(lesson) {
        this.lesson = lesson;
    }

    /** @returns {boolean} whether it is kept */
    keep() {
        const isKept = keepLesson(this.lesson);
        this.#seen = keptText();
        return isKept;
    }

    /**
     * Takes over what another page has kept since; of that only new boards where this page has what
     * could not be kept.
     * @returns {boolean} whether the lesson is another one now
     */
    follow() {
        const before = this.#seen;
        this.#seen = keptText();
        if (this.#seen === before) return false;
        const now = lessonIn(this.#seen);
        if (JSON.stringify(this.lesson) === before) {
            this.lesson = now;
            return true;
        }
        const known = new Set(lessonIn(before).cards.map((card) => JSON.stringify(card)));
        const news = now.cards.filter((card) => !known.has(JSON.stringify(card)));
        const { cards } = this.lesson;
        cards.push(...news.slice(0, mostCards - cards.length));
        this.keep();
        return true;
    }
}

/**
 * Puts a board behind the others of a lesson.
 * @param {MyLesson} lesson
 * @param {string} link its fragment
 * @param {string} words the sentence beside it
 * @returns {boolean} whether there was room
 */
export function append(lesson, link, words) {
    const { cards } = lesson;
    cards.push({ link, heading: '', words, answer: '' });
    const hasRoom = cards.length <= mostCards && isShort(JSON.stringify(lesson));
    if (!hasRoom) cards.pop();
    return hasRoom;
}

/**
 * The same with the lesson that is kept.
 * @returns {{ place: number, kept: boolean }} the board's place from 1, 0 where there is no room
 */
export function addCard(link, words) {
    const lesson = keptLesson();
    if (!append(lesson, link, words)) return { place: 0, kept: false };
    return { place: lesson.cards.length, kept: keepLesson(lesson) };
}

/** What is said where there is no room. */
export const noMoreCards = () =>
    said('Your lesson has room for {most} boards, and for {size} KB in all.', {
        most: mostCards,
        size: longestLesson / 1024,
    });
