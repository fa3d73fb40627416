// The program in WebAssembly: questions and lines in, answers out, all as text.
import start from './queens_package.mjs';

/**
 * @typedef {object} Program What it answers, see src/package/door.hpp and src/worker/serve.hpp.
 * @property {(question: string) => string} ask
 * @property {() => string} goOn
 * @property {(line: string) => string} serve
 */

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Program>} rejected where there is no memory for it
 */
export async function startProgram(module) {
    const queens = await new Promise((resolve, reject) => {
        const instantiateWasm = (imports, done) => {
            WebAssembly.instantiate(module, imports)
                .then((instance) => done(instance))
                .catch(reject);
            return {};
        };
        start({ instantiateWasm }).then(resolve, reject);
    });
    /** Long texts would not fit on the program's stack. */
    const call = (answer, text) => {
        const size = queens.lengthBytesUTF8(text) + 1;
        const place = queens._malloc(size);
        queens.stringToUTF8(text, place, size);
        const answered = queens.UTF8ToString(answer(place));
        queens._free(place);
        return answered;
    };
    return {
        ask: (question) => call(queens._queens_ask, question),
        goOn: () => queens.UTF8ToString(queens._queens_go_on()),
        serve: (line) => call(queens._queens_serve, line),
    };
}
