// Fetches the program and shows how much of it has arrived. The total is known since the build,
// because a compressed transfer does not state its length.

/** Milliseconds without a byte after which the visitor is warned. */
const patience = 5000;

export class Progress {
    /** Whether nothing answers, or no longer: a browser hides that in an error of its compiler. */
    lost = false;
    #bar;
    #trouble;
    #timer = 0;
    #ended = false;

    /**
     * @param {HTMLProgressElement} bar its `max` is the number of bytes to come
     * @param {HTMLElement} trouble a notice for when nothing has come for five seconds
     */
    constructor(bar, trouble) {
        this.#bar = bar;
        this.#trouble = trouble;
    }

    /** From now on the script says when something is wrong, and no longer the style sheet. */
    begin() {
        document.documentElement.dataset.begun = '';
        this.#await();
    }

    /** @param {number} bytes that have arrived */
    add(bytes) {
        this.#bar.value += bytes;
        this.#await();
    }

    /** Ends the waiting, whatever came of it, and whatever still comes. */
    done() {
        this.#ended = true;
        this.#hide();
    }

    #hide() {
        clearTimeout(this.#timer);
        this.#trouble.hidden = true;
    }

    #await() {
        if (this.#ended) return;
        this.#hide();
        this.#timer = setTimeout(() => (this.#trouble.hidden = false), patience);
    }
}

/**
 * @param {URL} url
 * @param {Progress} progress
 * @returns {Promise<Response>} the file, which can be compiled while it arrives
 */
export async function fetchProgram(url, progress) {
    const lost = (error) => {
        progress.lost = true;
        throw error;
    };
    const response = await fetch(url).catch(lost);
    if (!response.ok) throw new Error(`${url.pathname} cannot be loaded (${response.status})`);
    const reader = response.body.getReader();
    const counted = new ReadableStream({
        async pull(controller) {
            const { done, value } = await reader.read().catch(lost);
            if (done) return controller.close();
            progress.add(value.byteLength);
            controller.enqueue(value);
        },
    });
    return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Waits until the first board can be seen, but not for long: a hidden page paints nothing. */
export function painted() {
    return new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        setTimeout(resolve, 1000);
    });
}
