// What stands in for a worker where there can be none, as in a page whose rules forbid them: the program
// works beside its caller, which gets a turn ten times a second from a search, and from a count
// between its parts.
import { deskFor } from './desk.js';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * @param {(news: import('./desk.js').News) => void} take
 * @returns {import('./hands.js').Worker}
 */
export function startHere(take) {
    let ended = false;
    const pause = async () => {
        await turn();
        if (ended) throw new Error('It was ended.');
    };
    const desk = deskFor((news) => ended || take(news), pause);
    return {
        post: (task) => void turn().then(() => ended || desk(task)),
        end: () => void (ended = true),
        hold() {},
    };
}
