// What the program has the browser's small memory keep between visits: counts that came to their end
// and gardens; and the day of the calendar.
import { word } from './command.js';
import { embedded } from './embed.js';
import { followFinished, recallFinished, rememberFinished } from './finished_counts.js';
import { follow, news, recall, remember, tellNotKept } from './memory.js';

/** @returns {{ finished: string, gardens: string }} the finished counts, and the gardens of days */
export const recallKept = () => ({
    finished: recallFinished(),
    gardens: embedded ? '' : recall('gardens'),
});

/** @param {(question: string) => string} ask the program, which learns from it what other pages keep */
export function followKept(ask) {
    if (embedded) return;
    followFinished(ask);
    follow('gardens', (text) => ask(`do restore-gardens text=${word(text)}`));
}

/** What the program asks for. */
export const kept = {
    /** Says where they are not kept. */
    keepFinished(text) {
        if (!rememberFinished(text)) tellNotKept();
    },
    /**
     * What another page kept a moment ago, of which the program is still to hear, stays before it: whoever
     * reads both keeps what is solved in either.
     * @returns {boolean} whether they are kept; where they are not, that is said
     */
    keepGardens(text) {
        const isKept = embedded || remember('gardens', (news('gardens') ?? '') + text);
        if (!isKept) tellNotKept();
        return isKept;
    },
    /** @returns {number} today as 20261125 */
    today() {
        const now = new Date();
        return (now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate();
    },
};
