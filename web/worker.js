// A counting worker: answers each line with a line. Beside it lies the program that does the work.

/**
 * @typedef {object} Program The worker program, see src/worker/main.cpp.
 * @property {(name: string, result: string, types: string[], values: string[]) => string} ccall
 */

/** @type {Promise<Program> | null} */
let program = null;

/** Milliseconds that a lock is waited for. */
const patience = 5000;

/**
 * Ends when the page knows of the lock that this worker holds as long as it lives, in whatever way it
 * ends; or when there seem to be no locks. Before that a worker is not ready, or its end might be
 * missed.
 */
const living = new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    const hold = () => {
        self.postMessage({ lives: true });
        resolve();
        return new Promise(() => {});
    };
    navigator.locks.request(self.name, hold).catch(resolve);
    setTimeout(resolve, patience);
});

/** A program of one function that uses a vector, to ask the browser whether it knows vectors. */
const vectors = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253,
    15, 253, 98, 11,
]);

/** Marks what the page says (web/said.js), which this file cannot ask. @param {string} text */
const sentence = (text) => text;

/** What is wrong with the browser, not with the site. */
class Unsuited extends Error {}

/** @returns {Promise<Program>} */
async function load() {
    if (!WebAssembly.validate(vectors)) {
        throw new Unsuited(
            sentence(
                'This browser cannot count: it lacks the vectors of WebAssembly (SIMD), which newer ones have.',
            ),
        );
    }
    const { default: start } = await import('./queens_worker.mjs');
    const [queens] = await Promise.all([start(), living]);
    self.postMessage({ ready: true });
    return queens;
}

/**
 * @param {unknown} error
 * @param {boolean} loaded whether the program had been loaded before
 * @returns {string} one sentence or two why there is no answer
 */
function whyNot(error, loaded) {
    if (error instanceof Unsuited) return error.message;
    console.warn(error);
    return loaded
        ? sentence(
              'The counting program broke down. What is counted is kept: reload the page and go on with ' +
                  'the count.',
          )
        : sentence(
              'The counting program could not be loaded. What is counted is kept: reload the page and go ' +
                  'on with the count.',
          );
}

/**
 * The page ends a worker that gives no answer.
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
        return { why: whyNot(error, loaded) };
    }
}

// A question whether it listens is sent back, which cannot happen while a line is worked on.
self.addEventListener('message', async ({ data }) => {
    self.postMessage(typeof data === 'string' ? await answer(data) : data);
});
