// The page inside another page, with `?embed` in its address: the board alone, a way into the
// laboratory, and messages.
//
//   ?embed                          shows what the fragment says, and listens to nobody
//   ?embed&origin=https://a.school  listens to and answers pages of that origin; more may be named
//
// Messages both ways are objects with `queensLab: 1`, the version. In:
//   { queensLab: 1, id, do: 'LINE' }     a command, as in src/app/commands/command_line.hpp
//   { queensLab: 1, id, ask: 'state' }   a question, as in src/app/answer.hpp
// The id is a number or a text. What is not meant so is passed over, and what is an answer itself: two
// laboratories would talk for ever.
//
// Out, to all origins named:
//   { queensLab: 1, id, answer: 'TEXT' }    to a question, and to a command: empty if it was obeyed,
//                                           else what is wrong with it
//   { queensLab: 1, id, refused: 'WHY' }    also to origins that are not named, before `ready`, and
//                                           once the program has broken down
//   { queensLab: 1, event: 'ready' }        once
//   { queensLab: 1, event: 'state', state: 'FRAGMENT' }   whenever it has changed
import { longestLink } from './address.js';

const query = new URLSearchParams(location.search);

/** Whether this is a page inside another one. */
export const embedded = query.has('embed');

const version = 1;

/** The origins that the embedding page names, without what is none. */
const origins = query.getAll('origin').flatMap((text) => {
    try {
        const { origin } = new URL(text);
        return origin === 'null' ? [] : [origin];
    } catch {
        return [];
    }
});

/** @param {string} origin */
const notNamed = (origin) => ({
    refused: `The address of this frame does not name the origin ${origin}.`,
});

export class Embed {
    #ask;
    #link = document.getElementById('embed-open');

    /** @param {(question: string) => string} ask the program */
    constructor(ask) {
        this.#ask = ask;
        addEventListener('message', (event) => this.#take(event));
    }

    /** The program can be used from now on. */
    ready() {
        this.#link.hidden = false;
        this.#tell({ event: 'ready' });
    }

    /** @param {string} fragment of the present state */
    changed(fragment) {
        const state = fragment.replace(/(^|&)present=1(?=&|$)/, '');
        this.#link.href = `${location.pathname}#${state}`;
        this.#tell({ event: 'state', state });
    }

    #tell(message) {
        if (parent === window) return;
        for (const origin of origins) {
            parent.postMessage({ queensLab: version, ...message }, origin);
        }
    }

    #take({ data, origin, source }) {
        if (!source || source === window || data?.queensLab === undefined) return;
        if ('answer' in data || 'refused' in data || 'event' in data) return;
        const answer = origins.includes(origin) ? this.#answer(data) : notNamed(origin);
        const id = ['number', 'string'].includes(typeof data.id) ? data.id : undefined;
        // A page that is a file has no origin that could be written to.
        const target = origin === 'null' ? '*' : origin;
        source.postMessage({ queensLab: version, id, ...answer }, target);
    }

    /** @returns {{ answer: string } | { refused: string }} */
    #answer(message) {
        if (message.queensLab !== version) {
            return { refused: `This build understands version ${version} alone.` };
        }
        // Either may be there with nothing in it.
        const { do: command, ask } = message;
        const text = command ?? ask;
        if (typeof text !== 'string' || text.length > longestLink) {
            return { refused: 'A message has a text as "do" or "ask".' };
        }
        const answer = this.#ask(text === command ? `do ${text}` : text);
        return answer === undefined ? { refused: 'The laboratory is not running.' } : { answer };
    }
}
