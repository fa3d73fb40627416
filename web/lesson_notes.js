// What a lesson says to whoever teaches it, at the foot of its first step.
import { button, element } from './elements.js';
import { StepText } from './lesson_text.js';
import { said } from './said.js';

/**
 * @param {ReturnType<import('./lesson_lines.js').readLesson>} lesson
 * @param {(link: HTMLAnchorElement) => void} press called when a link to a board is pressed
 * @param {object} host
 * @param {() => void} host.showClass
 * @returns {HTMLElement}
 */
export function teacherNotes(lesson, press, host) {
    const { about, notes } = lesson;
    const text = new StepText(notes, press, () => '');
    const summary = element('summary', {}, said('For teachers'));
    const details = element('details', { className: 'notes' }, summary, ...text.elements);
    const shows = button(said('What the class hands in'), host.showClass, 'plain');
    details.append(element('p', { className: 'quiet' }, about), shows);
    return details;
}
