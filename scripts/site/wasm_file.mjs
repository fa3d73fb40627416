// WebAssembly files as lists of sections: the names of functions, and sections of our own.

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @returns {[number, number]} the number that stands there in LEB128, and where it ends
 */
export function readNumber(bytes, at) {
    let value = 0;
    for (let place = 1; ; place *= 128) {
        const byte = bytes[at];
        at += 1;
        value += (byte & 127) * place;
        if (byte < 128) return [value, at];
    }
}

/**
 * @param {number} value
 * @param {boolean} isSigned whether its reader takes the highest of the bits for a sign
 * @returns {Buffer} it in LEB128
 */
export function writeNumber(value, isSigned = false) {
    const bytes = [];
    const last = isSigned ? 63 : 127;
    for (; value > last; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
    return Buffer.from([...bytes, value]);
}

/**
 * @param {Uint8Array} bytes
 * @param {number} at
 * @returns {[string, number]} the text that stands there, and where it ends
 */
function readText(bytes, at) {
    const [length, begin] = readNumber(bytes, at);
    return [Buffer.from(bytes.subarray(begin, begin + length)).toString(), begin + length];
}

/**
 * @param {Uint8Array} bytes of a file
 * @returns {{ id: number, name: string, whole: Uint8Array, body: Uint8Array }[]} its sections; the
 *     name is that of a custom one, and the body what follows it
 */
export function sections(bytes) {
    const found = [];
    for (let at = 8; at < bytes.length;) {
        const id = bytes[at];
        const [length, begin] = readNumber(bytes, at + 1);
        const end = begin + length;
        const [name, body] = id === 0 ? readText(bytes, begin) : ['', begin];
        found.push({
            id,
            name,
            whole: bytes.subarray(at, end),
            body: bytes.subarray(body, end),
        });
        at = end;
    }
    return found;
}

const custom = 0;
const functionNames = 1;

/**
 * @param {Uint8Array} bytes of a file that was linked with --profiling-funcs
 * @returns {Map<number, string>} the names of its functions by their numbers, imported ones first
 */
export function namesOf(bytes) {
    const names = new Map();
    const { body } = sections(bytes).find(({ name }) => name === 'name');
    for (let at = 0; at < body.length;) {
        const kind = body[at];
        const [length, begin] = readNumber(body, at + 1);
        at = begin + length;
        if (kind !== functionNames) continue;
        let [left, next] = readNumber(body, begin);
        for (; left > 0; left -= 1) {
            const [index, text] = readNumber(body, next);
            const [name, end] = readText(body, text);
            names.set(index, name);
            next = end;
        }
    }
    return names;
}

/** The numbers of sections. */
export const ids = { code: 10, data: 11 };

/**
 * @param {Uint8Array} file
 * @param {number} id of a section that it has
 * @returns {Uint8Array} what is in the section
 */
export const bodyOf = (file, id) => sections(file).find((section) => section.id === id).body;

/**
 * @param {Uint8Array} bytes of a file
 * @returns {number[]} how many bytes each of its functions has, without the imported ones
 */
export function sizesOf(bytes) {
    const body = bodyOf(bytes, ids.code);
    const [count, first] = readNumber(body, 0);
    const sizes = [];
    for (let at = first; sizes.length < count;) {
        const [size, begin] = readNumber(body, at);
        sizes.push(size);
        at = begin + size;
    }
    return sizes;
}

/**
 * @param {Uint8Array} bytes of a file
 * @param {string} name of a custom section
 * @returns {Buffer} the file without it
 */
export function without(bytes, name) {
    const kept = sections(bytes).filter(
        (section) => section.id !== custom || section.name !== name,
    );
    return Buffer.concat([bytes.subarray(0, 8), ...kept.map(({ whole }) => whole)]);
}

/**
 * @param {Uint8Array} bytes of a file
 * @param {string} name of a custom section
 * @param {string} text
 * @returns {Buffer} the file with that section at its end
 */
export function stamped(bytes, name, text) {
    const body = Buffer.concat([writeNumber(Buffer.byteLength(name)), Buffer.from(name + text)]);
    return Buffer.concat([bytes, Buffer.from([custom]), writeNumber(body.length), body]);
}
