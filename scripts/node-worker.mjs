// The programs of build/web that need no page, in a Node that poses as a browser's worker.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../build/web/', import.meta.url);

/** Starts queens_NAME with Emscripten's options for a program. */
export async function startProgram(name, options = {}) {
    const program = new URL(`queens_${name}.mjs`, folder);
    globalThis.self = globalThis;
    globalThis.location = { href: program.href };
    globalThis.importScripts = () => {};
    const { default: start } = await import(program.href);
    const code = readFileSync(fileURLToPath(new URL(`queens_${name}.wasm`, folder)));
    const instantiateWasm = (imports, done) => {
        WebAssembly.instantiate(code, imports).then((made) => done(made.instance));
        return {};
    };
    return start({ instantiateWasm, ...options });
}

/** Starts the counting worker; gives the function that answers a line. */
export async function startWorker() {
    const queens = await startProgram('worker');
    return (line) => queens.ccall('queens_serve', 'string', ['string'], [line]);
}
