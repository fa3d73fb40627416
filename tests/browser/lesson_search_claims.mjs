// What the sentences of a lesson claim about searches: what happens at a step, and how many steps a
// search takes.
import { matches, square, squares, unquoted, valueOf } from './lesson_words.mjs';

/**
 * What a step of a search has done.
 * @typedef {object} Moment
 * @property {'found' | 'end' | ''} came a solution, or the end of the search
 * @property {number} solutions found by then
 * @property {string[]} before squares that had a piece before it
 * @property {string[]} after those that have one since
 * @property {string[]} said all texts on the screen
 */

const count = '(\\d{1,3}(?:,\\d{3})+|\\d+)';
const step = `\\bstep ${count}`;
const solvers = {
    backtracking: 'backtracking',
    permutations: 'permutations',
    'min-conflicts': 'min_conflicts',
    annealing: 'annealing',
};
const solver = `\\b(${Object.keys(solvers).join('|')})(?: needs| takes| took)?`;
/** "backtracking takes 1,051", "and annealing 1,058 to 1,371" */
const run = `${solver} ${count}(?: to ${count})?`;

/** Ways to say what a step is, each with a part for the number, and whether it is so. */
const kinds = [
    // "The next comes at step 48", "It came at step 982"
    [`\\bc[oa]mes? at ${step}`, ({ came }) => came === 'found'],
    // "step 79 is the end", "the search ends with step 2,743"
    [`${step} is the end`, ({ came }) => came === 'end'],
    [`\\bends with ${step}`, ({ came }) => came === 'end'],
    // "in 967,622 steps", "259 steps to the very end"
    [`\\bin ${count} steps`, ({ came }) => came !== ''],
    [`${count} steps to the very end`, ({ came }) => came === 'end'],
];

/** Ways to say what a step does with squares, and whether it is so of one of them. */
const aboutSquares = [
    // "b4, at step 45"
    [
        `\\b(${square}), at ${step}`,
        ({ before, after }, name) => after.includes(name) && !before.includes(name),
    ],
    // "Step 32 takes the queen off c1"
    [
        `${step} takes the \\w+ off (${square})`,
        ({ before, after }, name) => before.includes(name) && !after.includes(name),
    ],
    // "Step 31: b4, d3, a2, c1"
    [`${step}: (${squares})`, ({ after }, name) => after.includes(name)],
];
/** Between a step and what the program says at it. */
const said = '[^.:"]*: ';

const at = (moments, number) => moments.get(valueOf(number));

/** See `readers` in lesson_claims.mjs. */
export const searchReaders = [
    ...kinds.map(([words, isSo]) => ({
        read: (text) => matches(unquoted(text), words).map(([whole, number]) => [whole, number]),
        holds: ({ moments }, _, number) => {
            const moment = at(moments, number);
            return moment !== undefined && isSo(moment);
        },
    })),
    {
        // "All 92 take 17,869 steps"
        read: (text) =>
            matches(text, `\\bAll (\\d+) take ${count} steps`).map(([, all, number]) => [
                all,
                number,
            ]),
        holds({ moments }, all, number) {
            const moment = at(moments, number);
            return moment?.came === 'end' && moment.solutions === valueOf(all);
        },
    },
    ...aboutSquares.map(([words, isSo]) => ({
        read: (text) =>
            matches(unquoted(text), words).map(([whole, first, second]) => [whole, first, second]),
        holds({ moments }, whole, ...parts) {
            const moment = at(
                moments,
                parts.find((part) => !/[a-z]/.test(part)),
            );
            const names = matches(
                parts.find((part) => /[a-z]/.test(part)),
                square,
            ).flat();
            return moment !== undefined && names.every((name) => isSo(moment, name));
        },
    })),
    {
        // 'in step 18: "Place a pawn on c3"', 'Step 4 of this search says: "With a queen on c3"'
        read: (text) =>
            matches(text, `${step}${said}"([^"]*)"`).map(([, number, words]) => [number, words]),
        holds: ({ moments }, number, words) =>
            at(moments, number)?.said.some((text) => text.includes(words)),
    },
    {
        // A step that is named in any other way is not understood, and so not believed.
        read(text) {
            const words = unquoted(text);
            const forms = [...kinds, ...aboutSquares].map(([form]) => form);
            const read = [...forms, `${step}${said}""`].flatMap((form) => matches(words, form));
            const ends = new Set(read.map(endOfStep).filter(Boolean));
            return matches(words, step)
                .filter((found) => !ends.has(endOfStep(found)))
                .map(([whole]) => [whole]);
        },
        holds: () => false,
    },
    {
        // What other searches take: to their first solution or to the end, of five tries the least and most
        read: (text) =>
            matches(text, run).map(([, name, from, to]) => [solvers[name.toLowerCase()], from, to]),
        holds({ runs }, slug, from, to) {
            const ends = runs[slug] ?? [];
            if (to === undefined) return ends.includes(valueOf(from));
            return Math.min(...ends) === valueOf(from) && Math.max(...ends) === valueOf(to);
        },
    },
];

/** Where "step 45" ends in the text of a match. */
function endOfStep(found) {
    const [words] = new RegExp(step, 'i').exec(found[0]) ?? [];
    return words && found.index + found[0].indexOf(words) + words.length;
}

/** The steps of searches that a text names. */
export const stepsNamed = (text) =>
    [step, `${count} steps`]
        .flatMap((words) => matches(unquoted(text), words))
        .map(([, number]) => valueOf(number));

/**
 * The searches whose steps a text counts, beside that of its board.
 * @param {string} text
 * @returns {{ solver: string, tries: number, steps: number }[]} tries with the seeds from 0 on; of one
 *     alone the steps it is said to take
 */
export const runsNamed = (text) =>
    matches(text, run).map(([, name, from, to]) => ({
        solver: solvers[name.toLowerCase()],
        tries: to === undefined ? 1 : 5,
        steps: valueOf(from),
    }));
