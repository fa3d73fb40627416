// Several pupils share a device: whoever finds the work of another one begins afresh.
import { askOnce, button, element } from './elements.js';
import { forgetPupil } from './handed_in.js';
import { said } from './said.js';

/**
 * @param {import('./handed_in.js').Work} work
 * @param {() => void} act forgets what was done, by the second press: it does not come back
 * @returns {HTMLButtonElement}
 */
export function afreshButton(work, act) {
    const forget = () => {
        forgetPupil(work);
        act();
    };
    return button(
        said('Begin afresh'),
        ({ currentTarget }) => askOnce(currentTarget, said('Forget what was done here?'), forget),
        'plain',
    );
}

/**
 * @param {import('./handed_in.js').Work} work on a lesson that was opened before
 * @param {() => void} act forgets what was done
 * @returns {HTMLElement} what says so
 */
export function earlierWork(work, act) {
    const { tasks } = work;
    const met = tasks.filter(({ state }) => state === 'met').length;
    const holes = { met, count: tasks.length };
    const words = said('Already solved: {met} of {count}.', holes);
    return element('p', { className: 'quiet' }, words, ' ', afreshButton(work, act));
}
