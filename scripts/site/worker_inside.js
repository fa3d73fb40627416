// The counting program in the page that is a single file, where it stands packed in front of this
// script. It stands in for queens_worker.mjs.
import create from './queens-worker';
import { unpackProgram } from './unpack.js';

/** @returns {Promise<object>} the program, started */
export default function start() {
    return new Promise((resolve, reject) => {
        const instantiateWasm = (imports, loaded) => {
            WebAssembly.instantiateStreaming(unpackProgram(self.packed), imports)
                .then(({ instance, module }) => loaded(instance, module))
                .catch(reject);
            return {};
        };
        create({ instantiateWasm, locateFile: (name) => name }).then(resolve, reject);
    });
}
