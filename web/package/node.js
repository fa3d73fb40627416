// The package in Node.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { labOn } from './lab.js';

async function compile() {
    return WebAssembly.compile(await readFile(new URL('./queens_package.wasm', import.meta.url)));
}

/**
 * @param {(news: import('./desk.js').News) => void} take
 * @returns {import('./hands.js').Worker}
 */
function start(take) {
    const worker = new Worker(new URL('./node_worker.js', import.meta.url));
    worker.on('message', take);
    worker.on('error', (error) => take({ broken: error.message }));
    return {
        post: (task) => worker.postMessage(task),
        end: () => void worker.terminate(),
        hold: (busy) => (busy ? worker.ref() : worker.unref()),
    };
}

export const { count, solve, attacks, link, svg } = labOn({
    cores: availableParallelism(),
    compile,
    start,
});
