// What the package offers, on any platform; index.d.ts says what each of these takes and gives.
import { textOf } from './boards.js';
import { Hands } from './hands.js';

/**
 * @param {string} word
 * @param {Record<string, unknown>} fields of which those without a value are left out
 * @param {string} text of the board
 * @returns {{ question: string }} as in src/package/door.hpp
 */
function questionOf(word, fields, text) {
    const given = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ` ${key}=${String(value).replace(/\s/g, '_')}`);
    return { question: `${word}${given.join('')}\n${text}` };
}

/** Counts that may pass 2 ** 53. */
const big = (text) => (text === null ? null : BigInt(text));

/** @param {any} found what the program says of a count */
function countOf(found, seconds) {
    return {
        ...found,
        total: big(found.total),
        fundamental: big(found.fundamental),
        known: big(found.known),
        nodes: big(found.nodes),
        seconds,
    };
}

/** The seconds since it was called first. */
function stopwatch() {
    const start = performance.now();
    return () => (performance.now() - start) / 1000;
}

/**
 * Has the lines of a plan answered, on several workers at a time. Once one of them fails, the others
 * are of no use.
 * @param {Hands} hands
 * @param {string[]} lines
 * @param {{ threads: number, signal?: AbortSignal, booked: (line: string, answer: string) => void }}
 *     options
 */
async function answerAll(hands, lines, { threads, signal, booked }) {
    const failed = new AbortController();
    const stop = () => failed.abort(signal.reason);
    signal?.addEventListener('abort', stop);
    let next = 0;
    const work = async () => {
        while (next < lines.length) {
            const line = lines[next++];
            const answer = await hands.do({ line }, { signal: failed.signal });
            const why = /^failed .*?why=(.*)/.exec(answer)?.[1];
            if (why) throw new Error(why);
            booked(line, answer);
        }
    };
    try {
        await Promise.all(Array.from({ length: threads }, work));
    } catch (error) {
        failed.abort(error);
        throw error;
    } finally {
        signal?.removeEventListener('abort', stop);
    }
}

const weightOf = (line) => Number(/ weight=(\d+)/.exec(line)?.[1] ?? 1);

/** @param {import('./hands.js').Platform} platform */
export function labOn(platform) {
    const hands = new Hands(platform);
    const ask = async (word, fields, board, options) =>
        hands.do(questionOf(word, fields, textOf(board)), options);

    async function count(board, { pawns, threads = hands.cores, signal, onprogress } = {}) {
        const seconds = stopwatch();
        const workers = Math.min(Math.max(Math.trunc(threads) || 1, 1), hands.cores);
        const { plan } = await ask('plan', { workers, pawns }, board, { signal });
        const lines = plan.split('\n').filter((line) => line.startsWith('count '));
        const whole = lines.reduce((sum, line) => sum + weightOf(line), 0);
        const answers = [];
        let done = 0;
        let solutions = 0n;
        const booked = (line, answer) => {
            answers.push(answer);
            done += weightOf(line);
            solutions += BigInt(/ count=(\d+)/.exec(answer)?.[1] ?? 0);
            onprogress?.({ share: done / whole, solutions, seconds: seconds() });
        };
        await answerAll(hands, lines, { threads: workers, signal, booked });
        const text = [plan, ...answers].join('\n');
        return countOf(await hands.do(questionOf('total', {}, text), { signal }), seconds());
    }

    async function solve(board, { solver, seed, limit, signal, onprogress } = {}) {
        const seconds = stopwatch();
        const onworking = ({ steps, solutions }) =>
            onprogress?.({ steps, solutions: Number(solutions), seconds: seconds() });
        const found = await ask('solve', { solver, seed, limit }, board, { signal, onworking });
        const events = Object.entries(found.events).map(([kind, times]) => [kind, Number(times)]);
        return { ...found, events: Object.fromEntries(events) };
    }

    return {
        count,
        solve,
        attacks: (board, { signal } = {}) => ask('attacks', {}, board, { signal }),
        link: (board, { as, signal } = {}) => ask('link', { as }, board, { signal }),
        svg: (board, { theme, signal } = {}) => ask('svg', { theme }, board, { signal }),
    };
}
