// A counting worker: answers each line with a line. Beside it lies the program that does the work.

/**
 * @typedef {object} Program The worker program, see src/worker/main.cpp.
 * @property {(name: string, result: string, types: string[], values: string[]) => string} ccall
 */

/** @type {Promise<Program> | null} */
let program = null;

/** A program of one function that uses a vector, to ask the browser whether it knows vectors. */
const vectors = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253,
    15, 253, 98, 11,
]);

/** @returns {Promise<Program>} */
async function load() {
    if (!WebAssembly.validate(vectors)) {
        throw new Error(
            'this browser lacks the vectors of WebAssembly (SIMD), newer ones have them',
        );
    }
    const { default: start } = await import('./queens_worker.mjs');
    return start();
}

/**
 * A program that could not be loaded or broke down is not used again: the next line starts a new
 * one.
 * @param {string} line
 * @returns {Promise<{ answer: string } | { why: string }>} what the program answers, or one sentence
 *     why it does not
 */
async function answer(line) {
    let loaded = false;
    try {
        program ??= load();
        const queens = await program;
        loaded = true;
        return { answer: queens.ccall('queens_serve', 'string', ['string'], [line]) };
    } catch (error) {
        program = null;
        const what = loaded ? 'broke down' : 'could not be loaded';
        return { why: `The counting program ${what}: ${error}` };
    }
}

self.addEventListener('message', async (event) => self.postMessage(await answer(event.data)));
