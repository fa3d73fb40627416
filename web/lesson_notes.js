// What a lesson says to whoever teaches it, at the foot of its first step.
import { button, element } from './elements.js';
import { tasksOf } from './hand_in.js';
import { StepText } from './lesson_text.js';
import { mostTasks } from './receipt.js';
import { said } from './said.js';

/** What its author has to know, as sentences. */
function faultsOf({ faults, steps }) {
    const count = tasksOf(steps).length;
    const tooMany = said('Only the first {most} of the {count} tasks can be handed in.', {
        most: mostTasks,
        count,
    });
    return [
        ...faults.map(({ line, words }) => said('Line {line}: {fault}', { line, fault: words })),
        ...(count > mostTasks ? [tooMany] : []),
    ];
}

/**
 * @param {ReturnType<import('./lesson_lines.js').readLesson>} lesson
 * @param {(link: HTMLAnchorElement) => void} press called when a link to a board is pressed
 * @param {object} host
 * @param {() => void} host.showClass
 * @returns {HTMLElement[]} nothing where the lesson has neither notes nor faults
 */
export function teacherNotes(lesson, press, host) {
    const { about, notes } = lesson;
    const faults = faultsOf(lesson).map((words) => element('li', {}, words));
    if (notes.length + faults.length === 0) return [];
    const text = new StepText(notes, press, () => '');
    const summary = element('summary', {}, said('For teachers'));
    const details = element('details', { className: 'notes' }, summary, ...text.elements);
    const shows = button(said('What the class hands in'), host.showClass, 'plain');
    if (faults.length > 0) {
        const told = said('What is wrong with the file of this lesson:');
        details.append(element('p', {}, told), element('ul', {}, ...faults));
    }
    details.append(element('p', { className: 'quiet' }, about), shows);
    return [details];
}
