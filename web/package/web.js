// The package in a browser, in a page as well as in a worker.
import { startHere } from './here.js';
import { labOn } from './lab.js';

async function compile() {
    const response = await fetch(new URL('./queens_package.wasm', import.meta.url));
    if (!response.ok) throw new Error(`the server answered ${response.status}.`);
    return WebAssembly.compile(await response.arrayBuffer());
}

let worksHere = false;

/** @param {(news: import('./desk.js').News) => void} take */
function standIn(take) {
    worksHere = true;
    return startHere(take);
}

/**
 * A page's rules may forbid workers, and some browsers say so at once, others by an event.
 * @param {(news: import('./desk.js').News) => void} take
 * @returns {import('./hands.js').Worker}
 */
function start(take) {
    let worker;
    try {
        worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    } catch {
        return standIn(take);
    }
    /** What it was given before it said anything. @type {import('./desk.js').Task[] | null} */
    let given = [];
    /** @type {import('./hands.js').Worker | null} */
    let here = null;
    worker.addEventListener('message', ({ data }) => {
        given = null;
        worksHere = false;
        take(data);
    });
    worker.addEventListener('error', (event) => {
        event.preventDefault();
        if (!given) return take({ broken: event.message });
        here ??= standIn(take);
        for (const task of given.splice(0)) here.post(task);
    });
    return {
        post(task) {
            if (here) return here.post(task);
            given?.push(task);
            worker.postMessage(task);
        },
        end() {
            worker.terminate();
            here?.end();
        },
        hold() {},
    };
}

export const { count, solve, attacks, link, svg } = labOn({
    cores: navigator.hardwareConcurrency || 1,
    compile,
    start,
    worksHere: () => worksHere,
});
