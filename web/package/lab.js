// What the package offers, on any platform; index.d.ts says what each of these takes and gives.
import { textOf } from './boards.js';
import { Hands } from './hands.js';
import { checkWhole, optionsOf } from './options.js';

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
    signal?.throwIfAborted();
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

/**
 * The workers that a count is cut for where there is none: in as many parts as there may be, since the
 * caller gets a turn between them.
 */
const forTurns = 256;

const weightOf = (line) => Number(/ weight=(\d+)/.exec(line)?.[1] ?? 1);

/** @param {import('./hands.js').Platform} platform */
export function labOn(platform) {
    const hands = new Hands(platform);
    const ask = async (word, fields, board, options) =>
        hands.do(questionOf(word, fields, textOf(board)), options);

    async function count(board, options) {
        const names = ['pawns', 'threads', 'onprogress'];
        const given = optionsOf('count', options, names);
        const { pawns, threads = hands.cores, signal, onprogress } = given;
        checkWhole('The threads are', threads, 1);
        checkWhole('The pawns are', pawns, 0);
        const seconds = stopwatch();
        const cutFor = (workers) => ask('plan', { workers, pawns }, board, { signal });
        let workers = Math.min(threads, hands.cores);
        let { plan } = await cutFor(workers);
        if (platform.worksHere?.()) {
            workers = 1;
            ({ plan } = await cutFor(forTurns));
        }
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

    async function solve(board, options) {
        const names = ['solver', 'seed', 'limit', 'onprogress'];
        const { solver, seed, limit, signal, onprogress } = optionsOf('solve', options, names);
        checkWhole('The limit is', limit, 1);
        const seconds = stopwatch();
        const onworking = ({ steps, solutions }) =>
            onprogress?.({ steps, solutions: Number(solutions), seconds: seconds() });
        const found = await ask('solve', { solver, seed, limit }, board, { signal, onworking });
        const events = Object.entries(found.events).map(([kind, times]) => [kind, Number(times)]);
        return { ...found, events: Object.fromEntries(events) };
    }

    async function attacks(board, options) {
        const { signal } = optionsOf('attacks', options);
        return ask('attacks', {}, board, { signal });
    }

    async function link(board, options) {
        const { as, signal } = optionsOf('link', options, ['as']);
        return ask('link', { as }, board, { signal });
    }

    async function svg(board, options) {
        const { theme, signal } = optionsOf('svg', options, ['theme']);
        return ask('svg', { theme }, board, { signal });
    }

    return { count, solve, attacks, link, svg };
}
