// The string literals that only the rest of the program reads, moved out of its first part.
//
// wasm-split parts the functions and leaves all data in the first part, which would bring every sentence
// of every tab. The linker puts the literals in one place, equal ones once, and its map says where.
// Compilers compute addresses before a table, such as that of its element -1, but point to a literal by
// an address within it. So a literal into which no number in the code of the first part and no word in
// the data points is of the rest alone: there it is written when the rest starts, and the first part has
// zeros in its place, which a host compresses to nothing.
import { bodyOf, ids, readNumber, writeNumber } from './wasm_file.mjs';

const opcodes = { const: 0x41, end: 0x0b };

/** That of the 16 bytes of a vector, as a power of 2. */
const largestAlignment = 4;

/** Bytes between two literals for which a segment of their own would be larger. */
const gap = 8;

/**
 * @param {string} map what wasm-ld prints with --print-map
 * @returns {[number, number] | undefined} the addresses where the literals begin and end, if it has any
 */
export function placeOfLiterals(map) {
    const line = /^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +<internal>:\(\.rodata\)$/m.exec(map);
    if (!line) return undefined;
    const [begin, length] = line.slice(1).map((digits) => parseInt(digits, 16));
    return [begin, begin + length];
}

/**
 * @param {Uint8Array} body of a section of data
 * @returns {{ address: number, bytes: Uint8Array }[]} its segments, of memory 0 and at fixed addresses
 */
function segmentsIn(body) {
    const segments = [];
    let [left, at] = readNumber(body, 0);
    for (; left > 0; left -= 1) {
        if (body[at] !== 0 || body[at + 1] !== opcodes.const) throw new Error('a segment moves');
        const [address, end] = readNumber(body, at + 2);
        const [length, begin] = readNumber(body, end + 1);
        at = begin + length;
        segments.push({ address, bytes: body.subarray(begin, at) });
    }
    return segments;
}

/**
 * @param {Uint8Array} code
 * @returns {Iterable<number>} the constants in it, and the offsets of what loads and stores: all that
 *     stands behind a byte that may be the opcode of the one or the alignment of the other, which is more
 */
function* numbersIn(code) {
    for (let at = 1; at < code.length; at += 1) {
        const before = code[at - 1];
        if (before === opcodes.const || before <= largestAlignment) yield readNumber(code, at)[0];
    }
}

/**
 * @param {Uint8Array} first part of a program
 * @param {[number, number]} place of its literals
 * @returns {[number, number][]} addresses of the literals that only the rest reads: begin, end
 */
function literalsOfRest(first, [begin, end]) {
    const segments = segmentsIn(bodyOf(first, ids.data));
    const memory = new Uint8Array(
        Math.max(end, ...segments.map(({ address, bytes }) => address + bytes.length)) + 3,
    );
    for (const { address, bytes } of segments) memory.set(bytes, address);
    const words = new DataView(memory.buffer);

    /** Whether something points to a byte. */
    const isMeant = new Uint8Array(end);
    for (const number of numbersIn(bodyOf(first, ids.code))) isMeant[number] = 1;
    for (let at = 0; at + 4 <= memory.length; at += 4) {
        if (at + 4 <= begin || at >= end) isMeant[words.getUint32(at, true)] = 1;
    }

    const found = [];
    for (let from = begin; from < end;) {
        const zero = memory.indexOf(0, from);
        const to = Math.min(zero + 1, end);
        if (!isMeant.subarray(from, to).includes(1)) found.push([from, to]);
        from = to;
    }
    return found;
}

/**
 * @param {[number, number][]} ranges in order
 * @returns {[number, number][]} those that are close together as one
 */
function joined(ranges) {
    const result = [];
    for (const [begin, end] of ranges) {
        const last = result.at(-1);
        if (last && begin - last[1] <= gap) last[1] = end;
        else result.push([begin, end]);
    }
    return result;
}

/** @param {{ address: number, bytes: Uint8Array }[]} segments */
function dataSection(segments) {
    const written = segments.flatMap(({ address, bytes }) => [
        Buffer.from([0, opcodes.const]),
        writeNumber(address, true),
        Buffer.from([opcodes.end]),
        writeNumber(bytes.length),
        bytes,
    ]);
    const body = Buffer.concat([writeNumber(segments.length), ...written]);
    return Buffer.concat([Buffer.from([ids.data]), writeNumber(body.length), body]);
}

/**
 * Moves the literals that only the rest reads.
 * @param {Uint8Array} first part of a program, with all data
 * @param {Uint8Array} rest of it, with none and without custom sections
 * @param {[number, number]} place of the literals
 * @returns {[Buffer, Buffer]} both as they are to be
 */
export function parted(first, rest, place) {
    const emptied = Buffer.from(first);
    const ranges = literalsOfRest(first, place);
    const written = [];
    for (const { address, bytes } of segmentsIn(bodyOf(emptied, ids.data))) {
        const here = ranges
            .map(([begin, end]) => [begin - address, end - address])
            .filter(([begin, end]) => begin >= 0 && end <= bytes.length);
        for (const [begin, end] of joined(here)) {
            written.push({
                address: address + begin,
                bytes: Buffer.from(bytes.subarray(begin, end)),
            });
        }
        for (const [begin, end] of here) bytes.fill(0, begin, end);
    }
    return [emptied, Buffer.concat([rest, dataSection(written)])];
}
