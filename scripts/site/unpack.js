// Unpacks a program that stands in the page as text.

/**
 * @param {string} text of scripts/site/packed.mjs
 * @returns {Uint8Array} the bytes it stands for
 */
function bytesOf(text) {
    const [letters, length, digits] = text.split(' ');
    const values = new Uint8Array(128);
    for (const [value, letter] of [...letters].entries()) values[letter.charCodeAt(0)] = value;
    const words = new DataView(new ArrayBuffer((4 * digits.length) / 5));
    for (let at = 0; at < digits.length; at += 5) {
        let word = 0;
        for (let i = 0; i < 5; i += 1) word = 85 * word + values[digits.charCodeAt(at + i)];
        words.setUint32((4 * at) / 5, word);
    }
    return new Uint8Array(words.buffer, 0, Number(length));
}

/**
 * @param {string} text of what gzip made of a WebAssembly program
 * @returns {Response} the program
 */
export function unpack(text) {
    if (!('DecompressionStream' in globalThis)) {
        throw new Error('this browser is too old to unpack the page');
    }
    const unpacked = new Blob([bytesOf(text)])
        .stream()
        .pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'Content-Type': 'application/wasm' } });
}
