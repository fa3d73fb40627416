// What answers messages, in a worker or beside its caller: a program of its own.
import { startProgram } from './program.js';

/**
 * @typedef {{ module: WebAssembly.Module } | { question: string } | { line: string }} Task First the
 *     compiled program, then what it is to answer.
 * @typedef {{ working: object } | { answer: any } | { complaint: string } | { broken: string }} News
 */

/**
 * @param {(news: News) => void} post Called while a task is worked on, and with its end.
 * @param {() => unknown} [pause] Awaited between two slices of work.
 * @returns {(task: Task) => Promise<void>} what takes a task
 */
export function deskFor(post, pause = () => {}) {
    /** @type {Promise<import('./program.js').Program>} */
    let program;
    return async ({ module, question, line }) => {
        try {
            if (module) return void (await (program = startProgram(module)));
            const queens = await program;
            if (line !== undefined) return post({ answer: queens.serve(line) });
            let news = JSON.parse(queens.ask(question));
            while (news.working) {
                post(news);
                await pause();
                news = JSON.parse(queens.goOn());
            }
            post(news);
        } catch (error) {
            post({ broken: String(error) });
        }
    };
}
