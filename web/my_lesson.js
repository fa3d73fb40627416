// A lesson that a teacher puts together of boards, each with a sentence: kept in this browser, and
// written as the Markdown file that every lesson is.
import { recall, remember } from './memory.js';
import { said, spoken } from './said.js';

/**
 * @typedef {object} Card a board of the lesson
 * @property {string} link its fragment
 * @property {string} heading of its step
 * @property {string} words the sentence beside it
 * @property {string} answer hidden until it is asked for or earned, may be empty
 */
/** @typedef {{ title: string, for: string, minutes: string, author: string, cards: Card[] }} MyLesson */

/** The most boards, as many as a lesson has steps in src/lessons/lesson.hpp. */
export const mostCards = 60;

const heads = ['title', 'for', 'minutes', 'author'];
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
 * Puts a board behind the others.
 * @param {string} link its fragment
 * @param {string} words the sentence beside it
 * @returns {{ place: number, kept: boolean }} its place from 1, 0 where there is no room
 */
export function addCard(link, words) {
    const lesson = keptLesson();
    if (lesson.cards.length === mostCards) return { place: 0, kept: false };
    lesson.cards.push({ link, heading: '', words, answer: '' });
    return { place: lesson.cards.length, kept: keepLesson(lesson) };
}

export const asksFor = ({ link }) => /(^|&)goal=/.test(link);

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
/** Words that stand in a link: brackets of their own would end it. */
const inLink = (text) => oneLine(text).replace(/[[\]\\]/g, '\\$&');

/** The sentence of a board, some words of which show it: those in brackets, or some of ours. */
function sentence({ link, words }) {
    const plain = words.trim();
    if (!plain) return `[${said('This board')}](#${link})`;
    const marked = /\[([^[\]]+)\](?!\()/;
    if (!marked.test(plain)) return `${plain} [${said('See the board')}](#${link}).`;
    return plain.replace(marked, (_, phrase) => `[${phrase}](#${link})`);
}

/** Escapes what Markdown would take for the beginning or the end of a step. */
const guarded = (text) => text.replace(/^(\s*)(#{1,6}\s|---|===|\*\*\*)/gm, '$1\\$2');

function stepOf(card, i) {
    const heading = oneLine(card.heading) || said('Board {place}', { place: i + 1 });
    const task = `- [ ] [${inLink(card.words) || said('Do what is asked above the board')}](#${card.link})`;
    const text = asksFor(card) ? task : guarded(sentence(card));
    const answer = guarded(card.answer.trim()).replace(/^/gm, '> ');
    return [`## ${heading}`, text, ...(card.answer.trim() ? [answer] : [])].join('\n\n');
}

/**
 * @param {MyLesson} lesson
 * @returns {string} its file
 */
export function markdownOf(lesson) {
    const { title, minutes, author } = lesson;
    const head = [
        '---',
        `title: ${oneLine(title) || said('My lesson')}`,
        `language: ${spoken().tag}`,
        `minutes: ${/^\d{1,4}$/.test(minutes) ? minutes : 45}`,
        `for: ${oneLine(lesson.for) || said('my class')}`,
        `author: ${oneLine(author) || said('a teacher')}`,
        '---',
    ].join('\n');
    return `${[head, ...lesson.cards.map(stepOf)].join('\n\n')}\n`;
}

/**
 * @param {string} file
 * @returns {boolean} whether it is the lesson that is kept here
 */
export const isKept = (file) => file === markdownOf(keptLesson());
