// The program of the page's counting worker, in a Node that poses as a browser's worker.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../build/web/queens_worker.mjs', import.meta.url);
const code = fileURLToPath(new URL('../build/web/queens_worker.wasm', import.meta.url));

/** Starts the program; gives the function that answers a line. */
export async function startWorker() {
    globalThis.self = globalThis;
    globalThis.location = { href: program.href };
    globalThis.importScripts = () => {};
    const { default: start } = await import(program.href);
    const instantiateWasm = (imports, done) => {
        WebAssembly.instantiate(readFileSync(code), imports).then((made) => done(made.instance));
        return {};
    };
    const queens = await start({ instantiateWasm });
    return (line) => queens.ccall('queens_serve', 'string', ['string'], [line]);
}
