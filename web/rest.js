// The rest of the program: the functions that the first screen does without, in a WebAssembly module
// of their own, and what of the page comes later, too. Both are fetched right after the first frame.
//
// The first part calls a function of the rest through the table that both share, where a placeholder
// stands in its stead until the rest is there. A placeholder that is called before that cannot wait,
// with the program's own calls below it. So a frame that comes to one is undone: the program's memory
// becomes what it was before, with all that the visitor has done still in its queue, and the frame is
// drawn anew once the rest has arrived.
//
// Outside of frames a placeholder fetches the rest while the page stands still, which happens to who
// asks the program by script. Such a fetch passes by the service worker, and has no end where a host
// says nothing. So what is kept for visits without a network is read before the program starts, and a
// host that is known to be silent is not asked.
import { loadLater, restAddress } from './parts.js';
import { said } from './said.js';

/** The custom section that both parts of one build have alike, see scripts/site/split.mjs. */
const stamp = 'queens_build';

/** What the first part suffices for: boards as links have them, and the usual search. */
const simple = /^(?:(?:[vntqbpi]=[^&]*|a=backtracking)(?:&|$))*$/;

/**
 * @param {string} fragment of a link
 * @returns {boolean} whether the rest is wanted before the first frame
 */
export const isMore = (fragment) => !simple.test(fragment);

/** @param {WebAssembly.Module} module */
const stampOf = (module) =>
    new TextDecoder().decode(WebAssembly.Module.customSections(module, stamp)[0]);

/** Something of the rest could not be had: the network's or the host's fault. */
export class Missing extends Error {}

/** A frame needs what is still on its way. */
export class Awaited extends Error {}

/**
 * @param {number} status of an answer
 * @returns {Error}
 */
const refused = (status) => new Missing(`${restAddress.pathname} cannot be loaded (${status})`);

/** Milliseconds that the kept rest is waited for, and a host that says nothing. */
const patience = { kept: 1000, silent: 10_000 };

/**
 * @param {number} time
 * @returns {Promise<void>} ends that many milliseconds later
 */
const after = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * @param {Response} response
 * @param {() => void} silent called when nothing has come of it for too long
 * @returns {[Response, () => void]} the same, but broken off then, and what ends the watch over it
 */
function watched(response, silent) {
    let late;
    const hope = (controller) => {
        clearTimeout(late);
        late = setTimeout(() => {
            silent();
            controller.error(refused(0));
        }, patience.silent);
    };
    const watch = new TransformStream({
        start: hope,
        transform(chunk, controller) {
            hope(controller);
            controller.enqueue(chunk);
        },
    });
    const heard = new Response(response.body.pipeThrough(watch), {
        headers: { 'Content-Type': 'application/wasm' },
    });
    return [heard, () => clearTimeout(late)];
}

export class Rest {
    #exports;
    /** The rest as it is kept in this browser, for when it cannot be waited for. */
    #kept;
    /** Whether the host was asked for the rest and has said nothing. */
    #silent = false;
    #stamp = '';
    #joined = false;
    #begin;
    #came;
    #failed;
    #loading = false;
    /** The program's memory before the frame that is drawn now, and whether there is such a frame. */
    #memory = new Uint8Array();
    #inFrame = false;
    #started = new Promise((resolve) => (this.#begin = resolve));

    /** Ends with what of the page comes later, once that and the program are whole. */
    there = new Promise((resolve) => (this.#came = resolve));

    /** @param {(error: Error) => void} failed called whenever the rest could not be had */
    constructor(failed) {
        this.#failed = failed;
    }

    /** What the first part imports: a placeholder for each place of the table. */
    get placeholders() {
        const call = (place, values) => {
            if (this.#inFrame && this.#isAwaited) throw new Awaited();
            this.#joinNow();
            return this.#exported(WebAssembly.Table).get(Number(place))(...values);
        };
        const get =
            (_, place) =>
            (...values) =>
                call(place, values);
        return new Proxy({}, { get });
    }

    /**
     * Takes the first part, which the rest belongs to.
     * @param {WebAssembly.Instance} instance
     * @param {WebAssembly.Module} module
     */
    follow(instance, module) {
        this.#exports = instance.exports;
        this.#stamp = restAddress ? stampOf(module) : '';
        this.#begin();
    }

    /** Has the rest at hand if this browser keeps it. */
    async recall() {
        if (!restAddress) return;
        const read = async () => (await window.caches?.match(restAddress))?.arrayBuffer();
        this.#kept = await Promise.race([read().catch(() => {}), after(patience.kept)]);
    }

    /** Fetches what is missing, unless that is going on or done. */
    async load() {
        if (this.#loading) return;
        this.#loading = true;
        try {
            const [later] = await Promise.all([loadLater(), this.#fetch()]);
            this.#came(later);
        } catch (error) {
            this.#loading = false;
            this.#failed(new Missing(error.message));
        }
    }

    /** Whether the rest is on its way, and not at hand before it has arrived. */
    get #isAwaited() {
        return this.#loading && !this.#joined && !this.#kept;
    }

    /**
     * Draws a frame.
     * @param {() => number | undefined} draw
     * @param {{ awaited: () => void }} line that says so if it needs what is still on its way; nothing has
     *     been done then
     * @returns {number | undefined} what `draw` returns
     */
    frame(draw, line) {
        if (!this.#isAwaited || this.#inFrame) return draw();
        const stack = this.#exported(WebAssembly.Global);
        // A program that is whole has no placeholders, and shares no stack pointer with a rest.
        if (!stack) return draw();
        const { buffer } = this.#exported(WebAssembly.Memory);
        if (this.#memory.length !== buffer.byteLength) {
            this.#memory = new Uint8Array(buffer.byteLength);
        }
        this.#memory.set(new Uint8Array(buffer));
        const top = stack.value;
        this.#inFrame = true;
        try {
            return draw();
        } catch (error) {
            if (!(error instanceof Awaited)) throw error;
            // It may have grown since.
            new Uint8Array(this.#exported(WebAssembly.Memory).buffer).set(this.#memory);
            stack.value = top;
            line.awaited();
            return undefined;
        } finally {
            this.#inFrame = false;
        }
    }

    async #fetch() {
        if (!restAddress) return;
        // What is not given up holds its connection, and a browser has six to a host at most.
        const waiting = new AbortController();
        const coming = fetch(restAddress, { signal: waiting.signal });
        const response = await Promise.race([coming, after(patience.silent)]);
        this.#silent = !response;
        if (!response) {
            waiting.abort();
            throw refused(0);
        }
        if (!response.ok) throw refused(response.status);
        const [heard, unwatch] = watched(response, () => (this.#silent = true));
        const module = await WebAssembly.compileStreaming(heard).finally(unwatch);
        await this.#started;
        if (this.#joined) return;
        this.#check(module);
        await WebAssembly.instantiate(module, { primary: this.#exports });
        this.#hasJoined();
    }

    #joinNow() {
        if (this.#joined) return;
        try {
            const module = new WebAssembly.Module(this.#kept ?? this.#fetchNow());
            this.#check(module);
            new WebAssembly.Instance(module, { primary: this.#exports });
        } catch (error) {
            throw new Missing(error.message);
        }
        this.#hasJoined();
    }

    #hasJoined() {
        this.#joined = true;
        this.#kept = undefined;
        this.#memory = new Uint8Array();
    }

    /** @returns {Uint8Array} the rest, for which the page stands still */
    #fetchNow() {
        if (this.#silent) throw refused(0);
        const request = new XMLHttpRequest();
        request.open('GET', restAddress, false);
        // The only way to bytes while a page stands still: each is the lower half of a letter.
        request.overrideMimeType('text/plain; charset=x-user-defined');
        request.send();
        if (request.status !== 200) throw refused(request.status);
        return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0));
    }

    #check(module) {
        if (WebAssembly.Module.customSections(module, stamp).length !== 1) {
            throw new Missing(said('The rest of the program has arrived cut short.'));
        }
        if (stampOf(module) !== this.#stamp) {
            throw new Missing(said('The rest of the program comes from another build.'));
        }
    }

    /** What the program has one of. @param {Function} kind */
    #exported(kind) {
        return Object.values(this.#exports).find((value) => value instanceof kind);
    }
}
