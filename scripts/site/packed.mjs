// Bytes packed as a text that can stand in a script: five letters for four bytes, where base64 has six
// and more. scripts/site/unpack.js reads it.
import { execFileSync } from 'node:child_process';

/** 85 letters, without those that end a text or an element: quotes, the backslash and `<`. */
const letters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
    .filter((letter) => !'"\'\\<&`$'.includes(letter))
    .slice(0, 85)
    .join('');

/**
 * @param {Uint8Array} bytes
 * @returns {string} the alphabet, how many bytes there are, and the bytes as LZMA has packed them, with
 *     blanks between
 */
export function packed(bytes) {
    const small = execFileSync('xz', ['--format=lzma', '-9', '--extreme', '--stdout'], {
        input: bytes,
        maxBuffer: 2 * bytes.length + 1024,
    });
    const whole = Buffer.concat([small, Buffer.alloc(-small.length & 3)]);
    let text = '';
    for (let at = 0; at < whole.length; at += 4) {
        let value = whole.readUInt32BE(at);
        let five = '';
        for (let i = 0; i < 5; i += 1) {
            five = letters[value % 85] + five;
            value = Math.floor(value / 85);
        }
        text += five;
    }
    return `${letters} ${bytes.length} ${text}`;
}
