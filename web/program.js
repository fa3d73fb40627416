// What the program exports, see src/platform/web.cpp, as functions that do nothing before it is started
// and after it has failed.

import { Awaited } from './rest.js';

export class Program {
    /** Emscripten's module, as it came. */
    #loaded;
    /** The same, from when the program is started for as long as it can be used. */
    #module;
    #failed;

    frame = this.#exported('queens_frame', 'number');
    message = this.#exported('queens_message', null, 'string');
    failed = this.#exported('queens_failed', null, 'string', 'string');
    countKept = this.#exported('queens_count_kept', null, 'number');
    open = this.#handing(this.#exported('queens_open', null, 'number'));
    ask = this.#handing(this.#exported('queens_ask', 'string', 'number'));
    speak = this.#handing(this.#exported('queens_speak', 'number', 'number'));
    graphicsLost = this.#exported('queens_graphics_lost', null, 'number');
    releaseKeys = this.#exported('queens_release_keys', null);
    text = this.#exported('queens_text', null, 'string');
    press = this.#exported('queens_press', null, 'number', 'number', 'number');

    /** @param {(error: unknown) => void} failed called with what the program has thrown */
    constructor(failed) {
        this.#failed = failed;
    }

    /** @param {object} module that the program is in from now on */
    follow(module) {
        this.#loaded = module;
    }

    /** Whether it has arrived. */
    get isThere() {
        return this.#loaded !== undefined;
    }

    /** @returns {number} what `main` returned, 0 if all is well */
    start() {
        this.#module = this.#loaded;
        return this.#module.callMain([]);
    }

    /** Uses the program no more. */
    drop() {
        this.#module = undefined;
    }

    /**
     * @param {string} name
     * @param {'number' | 'string' | null} result the type of what it returns
     * @param {...('number' | 'string')} types of what it takes
     */
    #exported(name, result, ...types) {
        return (...values) => {
            try {
                return this.#module?.ccall(name, result, types, values);
            } catch (error) {
                if (error instanceof Awaited) throw error;
                console.error(error);
                this.#failed(error);
                return undefined;
            }
        };
    }

    /** Hands a text of any length over: those of ccall lie on the program's stack. */
    #handing(act) {
        return (text) => {
            const module = this.#module;
            if (!module) return undefined;
            const size = module.lengthBytesUTF8(text) + 1;
            const at = module._malloc(size);
            module.stringToUTF8(text, at, size);
            const answer = act(at);
            this.#module?._free(at);
            return answer;
        };
    }
}
