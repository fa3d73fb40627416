// A lesson that a teacher puts together of boards, each with a sentence, kept in this browser. Its file
// is written and read by my_lesson_file.js.
import { recall, remember } from './memory.js';
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
const longest = 4000;

/** Of everything that was kept, the texts of these names, empty where something else stands. */
const texts = (from, names) =>
    Object.fromEntries(
        names.map((name) => {
            const value = from?.[name];
            return [name, typeof value === 'string' ? value.slice(0, longest) : ''];
        }),
    );

/** @returns {MyLesson} one in which nothing stands yet */
export const emptyLesson = () => ({ ...texts({}, heads), cards: [] });

/** @returns {MyLesson} what is kept here, an empty one if nothing is */
export function keptLesson() {
    let kept = {};
    try {
        kept = JSON.parse(recall('my-lesson') || '{}');
    } catch {
        // Something else wrote there; nothing of it can be used.
    }
    const cards = Array.isArray(kept?.cards) ? kept.cards.slice(0, mostCards) : [];
    return { ...texts(kept, heads), cards: cards.map((card) => texts(card, parts)) };
}

/**
 * @param {MyLesson} lesson
 * @returns {boolean} whether it is kept
 */
export const keepLesson = (lesson) => remember('my-lesson', JSON.stringify(lesson));

/**
 * Puts a board behind the others of a lesson.
 * @param {MyLesson} lesson
 * @param {string} link its fragment
 * @param {string} words the sentence beside it
 * @returns {boolean} whether there was room
 */
export function append({ cards }, link, words) {
    const hasRoom = cards.length < mostCards;
    if (hasRoom) cards.push({ link, heading: '', words, answer: '' });
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
    said('Your lesson has room for {most} boards.', { most: mostCards });
