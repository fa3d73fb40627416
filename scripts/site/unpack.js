// Unpacks what stands in the page as a packed text.
// The package exports no decoder without its encoder, which is three times as long.
import { Decoder } from '../../node_modules/lzma1/lib/decoder.js';
import { InputBuffer, OutputBuffer } from '../../node_modules/lzma1/lib/streams.js';

/**
 * @param {string} text of scripts/site/packed.mjs
 * @returns {Uint8Array} the bytes it stands for
 */
export function unpack(text) {
    const [letters, size, digits] = text.split(' ');
    const values = new Uint8Array(128);
    for (const [value, letter] of [...letters].entries()) values[letter.charCodeAt(0)] = value;
    const words = new DataView(new ArrayBuffer((4 * digits.length) / 5));
    for (let at = 0; at < digits.length; at += 5) {
        let word = 0;
        for (let i = 0; i < 5; i += 1) word = 85 * word + values[digits.charCodeAt(at + i)];
        words.setUint32((4 * at) / 5, word);
    }
    const output = new OutputBuffer(Number(size));
    new Decoder().decompress(new InputBuffer(new Uint8Array(words.buffer)), output);
    const bytes = output.toArray();
    if (bytes.length !== Number(size)) throw new Error('what is packed has been cut short');
    return bytes;
}

/**
 * @param {string} text of what packed a WebAssembly program
 * @returns {Response} the program
 */
export const unpackProgram = (text) =>
    new Response(unpack(text), { headers: { 'Content-Type': 'application/wasm' } });

/**
 * @param {string} id of an element that is not shown, which has what packed a text
 * @returns {string} the text
 */
export const unpackElement = (id) =>
    new TextDecoder().decode(unpack(document.getElementById(id).textContent));
