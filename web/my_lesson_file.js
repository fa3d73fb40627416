// The Markdown file of a lesson that a teacher has put together of boards: written, and read again as
// far as the editor can show all that stands in it.
import { goalOf } from './board_keys.js';
import { mostCards } from './my_lesson.js';
import {
    markdownFor,
    markdownInLink,
    withLinesJoined,
    wordsInLink,
    wordsOf,
} from './my_lesson_words.js';
import { said, spoken } from './said.js';

/** @typedef {import('./my_lesson.js').Card} Card */
/** @typedef {import('./my_lesson.js').MyLesson} MyLesson */

export const asksFor = ({ link }) => goalOf(link) !== '';

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The sentence of a board, some words of which show it: those in brackets, or some of ours. */
function sentence({ link, words }) {
    const plain = markdownFor(words);
    if (!plain) return `[${said('This board')}](#${link})`;
    const marked = /\[([^[\]]+)\](?!\()/;
    if (!marked.test(plain)) return `${plain} [${said('See the board')}](#${link}).`;
    return plain.replace(marked, (_, phrase) => `[${phrase}](#${link})`);
}

function stepOf(card, i) {
    const heading = oneLine(card.heading) || said('Board {place}', { place: i + 1 });
    const task = `- [ ] [${markdownInLink(card.words) || said('Do what is asked above the board')}](#${card.link})`;
    const text = asksFor(card) ? task : sentence(card);
    const answer = markdownFor(card.answer).replace(/^/gm, '> ');
    return [`## ${heading}`, text, ...(card.answer.trim() ? [answer] : [])].join('\n\n');
}

/**
 * @param {MyLesson} lesson
 * @returns {string} its file
 */
export function markdownOf(lesson) {
    const head = {
        title: oneLine(lesson.title) || said('My lesson'),
        language: lesson.language || spoken().tag,
        minutes: /^\d{1,4}$/.test(lesson.minutes) ? lesson.minutes : '',
        for: oneLine(lesson.for),
        author: oneLine(lesson.author),
    };
    const lines = Object.entries(head).filter(([, words]) => words);
    const front = ['---', ...lines.map(([name, words]) => `${name}: ${words}`), '---'].join('\n');
    return `${[front, ...lesson.cards.map(stepOf)].join('\n\n')}\n`;
}

const fileShape = /^---\n([^]*?)\n---\n\n(## [^]*)$/;
const headShape =
    /^title: (.*)\nlanguage: (.*)(?:\nminutes: (.*))?(?:\nfor: (.*))?(?:\nauthor: (.*))?$/;
const stepShape = /^(.*)\n\n([^]*?)(?:\n\n(> .*(?:\n> .*)*))?$/;
const taskShape = /^- \[ \] \[([^]*)\]\(#([^\s)]+)\)$/;
const boardShape = /\[([^[\]]+)\]\(#([^\s)]+)\)/;

/** @returns {Card | null} the board of a step, nothing where it has none */
function cardOf(step) {
    const [, heading, text, quoted = ''] = stepShape.exec(step.trimEnd()) ?? [];
    if (text === undefined) return null;
    const answer = wordsOf(quoted.replace(/^> /gm, ''));
    const task = taskShape.exec(text);
    if (task) return { link: task[2], heading, words: wordsInLink(task[1]), answer };
    // A quotation that holds the board is no answer.
    const [words, rest] = boardShape.test(text) ? [text, answer] : [`${text}\n\n${quoted}`, ''];
    const link = boardShape.exec(words)?.[2];
    return link
        ? { link, heading, words: wordsOf(words).replace(boardShape, '[$1]'), answer: rest }
        : null;
}

/**
 * @param {string} file of any lesson
 * @returns {MyLesson | null} the lesson of which markdownOf makes this file, but for where its lines
 *     end; nothing where more stands in it than boards with their words, for the editor would lose
 *     that
 */
export function lessonOf(file) {
    const text = `${file.replace(/\r\n/g, '\n').trimEnd()}\n`;
    const [, head, body] = fileShape.exec(text) ?? [];
    const [, title, language, minutes = '', whom = '', author = ''] =
        headShape.exec(head ?? '') ?? [];
    if (title === undefined) return null;
    const steps = withLinesJoined(body);
    const cards = steps.split(/^## /m).slice(1).map(cardOf);
    if (cards.length > mostCards || cards.includes(null)) return null;
    const lesson = { title, for: whom, minutes, author, language, cards };
    return markdownOf(lesson) === `---\n${head}\n---\n\n${steps}` ? lesson : null;
}
