// Animated PNGs: pictures of one size, put together to one that moves. Every browser reads them,
// and a program that does not know them shows the first picture. The format is that of the PNG
// specification, third edition (W3C 2025), section 11.3.6.

const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** CRC-32 of every byte, for the check value at the end of a chunk. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; ++bit) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
});

/** @param {Uint8Array} bytes */
function crc(bytes) {
    let value = 0xffffffff;
    for (const byte of bytes) value = (value >>> 8) ^ remainders[(value ^ byte) & 255];
    return ~value;
}

/**
 * @param {Uint8Array} bytes of a PNG
 * @returns {{ type: string, data: Uint8Array }[]}
 */
function chunksOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const chunks = [];
    for (let at = signature.length; at < bytes.length;) {
        const length = view.getUint32(at);
        const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
        chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
        at += length + 12;
    }
    return chunks;
}

/**
 * @param {string} type
 * @param {Uint8Array} data
 * @returns {Uint8Array} the chunk with its length and its check value
 */
function chunk(type, data) {
    const bytes = new Uint8Array(data.length + 12);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, data.length);
    bytes.set(
        [...type].map((letter) => letter.charCodeAt(0)),
        4,
    );
    bytes.set(data, 8);
    view.setInt32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
    return bytes;
}

/**
 * @param {{ png: Uint8Array, milliseconds: number }[]} frames one or more, each shown for up to
 *     65535 milliseconds
 * @returns {Uint8Array} a PNG that shows them over and over
 * @throws {Error} if they differ in size or in the form of their pixels
 */
export function animated(frames) {
    const head = chunksOf(frames[0].png)[0].data;
    const size = head.subarray(0, 8);
    let number = 0;
    const numbered = (data) => {
        const bytes = new Uint8Array(data.length + 4);
        new DataView(bytes.buffer).setUint32(0, number++);
        bytes.set(data, 4);
        return bytes;
    };
    const count = new Uint8Array(8);
    new DataView(count.buffer).setUint32(0, frames.length);
    const parts = [signature, chunk('IHDR', head), chunk('acTL', count)];
    frames.forEach(({ png, milliseconds }, i) => {
        const [{ data: own }, ...rest] = chunksOf(png);
        if (own.some((byte, at) => byte !== head[at])) {
            throw new Error('the pictures differ in size');
        }
        // Size, no offset, the time as thousandths, and nothing kept of the picture before.
        const control = new Uint8Array(22);
        control.set(size);
        new DataView(control.buffer).setUint16(16, milliseconds);
        new DataView(control.buffer).setUint16(18, 1000);
        parts.push(chunk('fcTL', numbered(control)));
        for (const { type, data } of rest) {
            if (type !== 'IDAT') continue;
            parts.push(i === 0 ? chunk('IDAT', data) : chunk('fdAT', numbered(data)));
        }
    });
    parts.push(chunk('IEND', new Uint8Array(0)));
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
    }
    return bytes;
}
