// Under whose name the work on a lesson or on a task was handed in first, until somebody begins it afresh:
// several pupils share a device.
import { own } from './lesson_link.js';
import { keepOf, keptOf } from './lesson_store.js';
import { remember } from './memory.js';

const kind = 'handed-in';

/** The lessons of others are known by their titles alone. */
const idOf = ({ lesson, title, tasks }) =>
    lesson === own ? `${own} ${title}` : lesson || tasks[0].link;

/**
 * @typedef {object} Work
 * @property {string} lesson its name, empty for a task alone
 * @property {string} title of the lesson
 * @property {import('./receipt.js').TaskDone[]} tasks
 */

/**
 * @param {Work} work
 * @returns {string} the name, empty where nobody has handed it in
 */
export function signedBy(work) {
    const name = keptOf(kind)[idOf(work)];
    return typeof name === 'string' ? name : '';
}

/**
 * @param {Work} work
 * @param {string} name
 */
export const sign = (work, name) => keepOf(kind, idOf(work), name);

/** @param {Work} work that somebody else begins, of whose name nothing is known */
export function forgetPupil(work) {
    keepOf(kind, idOf(work));
    remember('pupil', '');
}

/** Whether two names may be those of one pupil, of which one is not typed to its end. */
export function mayBeOne(name, other) {
    const [one, two] = [name, other].map((text) => text.toLowerCase());
    return one.startsWith(two) || two.startsWith(one);
}
