// What the sentences of a lesson claim about the boards beside them, read from their words: names of
// squares, numbers beside certain nouns, surfaces, lists and what the program is quoted with.

import { matches, number, square, squares, unquoted, valueOf } from './lesson_words.mjs';
import { searchReaders } from './lesson_search_claims.mjs';

const surfaces = {
    cylinder: ['cyl', 'cylv'],
    torus: ['torus'],
    'möbius strip': ['mobius', 'mobiusv'],
    'klein bottle': ['klein', 'kleinv'],
    'projective plane': ['proj'],
};

/** Whether queens in these columns of the rows from the top attack each other nowhere. */
function isSolution(list) {
    const columns = list.split(' ').map(Number);
    const differ = (line) => new Set(columns.map(line)).size === columns.length;
    return differ((c) => c) && differ((c, r) => c + r) && differ((c, r) => c - r);
}

const ofSolutions = 'solutions?|shifts';
/** What lessons count, and what it is called by the program. */
const counted = [
    // "40 solutions", "in 128 ways"
    [`(?<!queens have )(?<!\\w)${number} (?:fundamental )?(?:solutions?|ways)\\b`, ofSolutions],
    // "There are 92."
    [`(?:There are|in all there are) ${number}[.,]`, ofSolutions],
    [`(?<!\\w)${number} orbits\\b`, 'orbits'],
    [`(?<!\\w)${number} kinds\\b`, 'solutions?|orbits'],
    [`(?<!\\w)${number} families\\b`, 'families'],
];

/** Whether the program says that number: "the 12 fundamental solutions", "12 of 92 solutions". */
const saysNumber = (text, wanted, nouns) =>
    matches(text, `\\b(?:${number} of )?${number} (?:fundamental )?(?:${nouns})\\b`).some(
        ([, part, all]) => [part, all].some((count) => count && valueOf(count) === wanted),
    );

/**
 * A board as a link has shown it.
 * @typedef {object} Shown
 * @property {string} words of the link
 * @property {string} surface
 * @property {number} columns
 * @property {number} rows
 * @property {Map<string, string>} pieces by their squares
 * @property {number[]} attacks how many squares each piece attacks, on this and on other surfaces
 * @property {number} free
 * @property {number} conflicts
 * @property {number} step
 * @property {string[]} said all texts on the screen, also of the next steps of a search
 * @property {Map<number, import('./lesson_search_claims.mjs').Moment>} moments of its search: the next
 *     ones, and those that the text names
 * @property {Record<string, (number | string)[]>} runs what other searches come to, see `runsNamed`
 * @property {string} goal
 * @property {string[]} names of its squares
 * @property {string[]} inConflict squares of pieces that are attacked
 * @property {string[]} lists the columns of its queens, row by row, turned and mirrored
 * @property {Map<string, string>} solution the same in the solution that its search finds
 * @property {(number | undefined)[]} count how many solutions an empty board like it has, without and
 *     with a pawn
 * @property {Record<string, number>} counts the same by surface and rows
 */

/**
 * One way to read claims: `read` finds them in a text, and `holds` says whether a board shows one.
 * @type {{ read: (text: string) => string[][], holds: (shown: Shown, ...found: string[]) => boolean }[]}
 */
const readers = [
    ...searchReaders,
    {
        // "a pawn on e5", "the queens are on b5 and g5"
        read: (text) =>
            matches(
                unquoted(text),
                `\\b(queen|rook|bishop|knight|king|pawn)s? (?:(?:is|are|stands?|now) )*on (${squares})\\b`,
            ).map(([, piece, list]) => [piece.toLowerCase(), list]),
        holds: ({ pieces, solution }, piece, list) =>
            [pieces, solution].some((board) =>
                matches(list, square).every(([name]) => board.get(name) === piece),
            ),
    },
    {
        // "attacks 23 squares", "27 squares attacked"
        read: (text) =>
            [
                ...matches(text, `attack(?:s|ed)? ${number} squares`),
                ...matches(text, `How many squares[^?]*attack[^?]*\\?\\s*(?:\\w+, )?${number}\\b`),
                ...matches(text, `There it attacks ${number}\\b`),
            ].map(([, count]) => [count]),
        holds: ({ attacks }, count) => attacks.includes(valueOf(count)),
    },
    {
        read: (text) =>
            [
                ...matches(text, `${number} (?:are free|squares? free)`),
                ...matches(text, `leaves? ${number} squares free`),
            ].map(([, count]) => [count]),
        holds: ({ free, goal }, count) =>
            free === valueOf(count) || goal.includes(`free=${valueOf(count)}`),
    },
    {
        read: (text) =>
            [
                ...matches(
                    text,
                    `${number} pairs? (?:attack|are in conflict|is in conflict|is left)`,
                ),
                ...matches(text, `How many pairs attack[^?]*\\?\\s*${number}\\b`),
                ...matches(text, `there is ${number} pair left in conflict`),
            ].map(([, count]) => [count]),
        holds: ({ conflicts }, count) => conflicts === valueOf(count),
    },
    {
        // "b4 and e1, c6 and f3": pairs that attack each other stand both in conflict
        read: (text) =>
            matches(
                text,
                `in conflict: (${square} and ${square}(?:, ${square} and ${square})*)`,
            ).map(([, list]) => [list]),
        holds: ({ pieces, inConflict }, list) =>
            matches(list, square).every(([name]) => pieces.has(name) && inConflict.includes(name)),
    },
    {
        // A list such as 2 0 3 1 4: the columns of the queens, row by row from the top
        read: (text) => matches(text, '\\b(\\d(?: \\d){3,})\\b').map(([, list]) => [list]),
        holds: ({ said, lists, goal }, list) =>
            lists.includes(list) ||
            said.some((text) => text.includes(list)) ||
            (goal.includes('solution') && isSolution(list)),
    },
    ...counted.map(([inLesson, inProgram]) => ({
        read: (text) =>
            matches(text, inLesson)
                .filter(([, count]) => count.toLowerCase() !== 'one')
                .map(([, count]) => [count]),
        holds: ({ count: solutions, said }, count) =>
            (inProgram === ofSolutions && solutions.includes(valueOf(count))) ||
            said.some((text) => saysNumber(text, valueOf(count), inProgram)),
    })),
    {
        // "seven queens have 40 solutions"
        read: (text) =>
            matches(text, `${number} queens have (?:only )?${number} (?:solutions|on)`).map(
                ([, queens, count]) => [queens, count],
            ),
        holds: ({ counts }, queens, count) => counts[`plane ${valueOf(queens)}`] === valueOf(count),
    },
    {
        // A sentence that the program says, or the name of a control
        read: (text) => [...text.matchAll(/"([A-Z][^"]*)"/g)].map(([, sentence]) => [sentence]),
        holds: ({ said }, sentence) => said.some((text) => text.includes(sentence)),
    },
];

/** What the words of a link say about its own board. */
const ownReaders = [
    {
        read: (text) => matches(text, `${number} rows`).map(([, count]) => [count]),
        holds: ({ rows }, count) => rows === valueOf(count),
    },
    {
        read: (text) =>
            matches(text, `\\b${number} (queens|pawns|knights|kings|bishops|rooks)\\b`).map(
                ([, count, piece]) => [count, piece.toLowerCase()],
            ),
        holds: ({ pieces, rows, goal, said }, count, piece) => {
            const all = [...pieces.values()].filter((one) => `${one}s` === piece).length;
            const wanted = valueOf(count);
            const asked = Number(new RegExp(`${piece}=(\\d+)`).exec(goal)?.[1]);
            return (
                [all, rows, asked - all].includes(wanted) ||
                goal.includes(`${piece}=${wanted}`) ||
                said.some((text) => new RegExp(`\\b${wanted} ${piece}`).test(text))
            );
        },
    },
    {
        read: (text) =>
            matches(text, `\\b${number} squares\\b(?! free)`).map(([, count]) => [count]),
        holds: ({ rows, columns }, count) => rows * columns === valueOf(count),
    },
    {
        read: (text) =>
            Object.keys(surfaces)
                .filter((name) => text.toLowerCase().includes(name))
                .map((name) => [name]),
        holds: ({ surface, goal }, name) =>
            surfaces[name].some((slug) => slug === surface || goal.includes(`surface=${slug}`)),
    },
    {
        read: (text) =>
            matches(text, `(?:torus|plane|strip|chessboard) of ${number}\\b`).map(([, n]) => [n]),
        holds: ({ rows }, count) => rows === valueOf(count),
    },
    {
        read: (text) => (/chessboard/.test(text) ? [['8']] : []),
        holds: ({ rows, columns, surface }) => rows === 8 && columns === 8 && surface === 'plane',
    },
    {
        // "A queen on d5" as the words of a link
        read: readers[0].read,
        holds: readers[0].holds,
    },
];

/**
 * @param {{ heading: string, text: string, shown: Shown[] }[]} steps of a lesson
 * @returns {{ words: string, holds: boolean }[]} each claim, and whether a board of its step shows it
 */
export function claimsOf(steps) {
    const claims = [];
    const lists = steps.flatMap(({ shown }) => shown.flatMap((board) => board.lists));
    for (const { heading, text, shown } of steps) {
        const add = (words, holds) => claims.push({ words: `${heading}: ${words}`, holds });
        for (const { read, holds } of readers) {
            for (const found of read(text)) {
                const shows = (board) => holds({ ...board, lists }, ...found);
                add(found.join(' '), shown.some(shows));
            }
        }
        for (const board of shown) {
            for (const { read, holds } of ownReaders) {
                for (const found of read(board.words)) {
                    add(`${found.join(' ')} in "${board.words}"`, holds(board, ...found));
                }
            }
        }
        const onBoards = new Set(shown.flatMap(({ names }) => names));
        for (const [name] of matches(unquoted(text), `\\b${square}\\b`)) {
            add(name, onBoards.has(name));
        }
    }
    return claims;
}
