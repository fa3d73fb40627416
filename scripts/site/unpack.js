// Unpacks a program that stands in the page as text.

/**
 * @param {string} text base64 of what gzip made of a WebAssembly program
 * @returns {Response} the program
 */
export function unpack(text) {
    if (!('DecompressionStream' in globalThis)) {
        throw new Error('this browser is too old to unpack the page');
    }
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } });
}
