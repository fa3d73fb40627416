// The pool of workers that counts for the program, and the line with news of them.
import { CountNews } from './count_news.js';
import { LateWorker } from './late_worker.js';
import { Pool } from './pool.js';

/**
 * @param {import('./program.js').Program} program
 * @param {import('./frames.js').Frames} frames
 * @param {{size: number, script?: URL, start: (name: string) => Worker}} workers as in web/parts.js
 * @returns {Pool}
 */
export function countingPool(program, frames, { size, script, start }) {
    const news = new CountNews();
    // A worker waits until its answer is taken, so drawing after each answer would slow the count down.
    const draw = () => frames.requestWithin(0.1);
    return new Pool({
        size,
        start: (name) => (script ? new LateWorker(script, () => start(name)) : start(name)),
        onanswer(answer) {
            // A text of many lines would not fit on the program's stack at once.
            for (const line of answer.split('\n')) program.message(line);
            draw();
        },
        onfailure(line, why) {
            program.failed(line, why);
            draw();
        },
        onnews: (text) => news.show(text),
    });
}
