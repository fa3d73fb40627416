// Modules that are asked for later, and once more after a failure.

/**
 * Browsers remember that an address failed as a module, and ask it no second time.
 * @param {string} file beside the page's script
 * @returns {() => Promise<object>} gets what it exports, from another address after each failure
 */
export function later(file) {
    let failures = 0;
    return () => {
        const again = failures ? `?again=${failures}` : '';
        return import(new URL(`./${file}${again}`, import.meta.url).href).catch((error) => {
            failures += 1;
            throw error;
        });
    };
}
