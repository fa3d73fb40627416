// Animated PNGs: what is put together holds every picture, in order and with its time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as zlib from 'node:zlib';
import { animated } from '../../web/apng.js';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type, data) {
    const body = Buffer.concat([Buffer.from(type), data]);
    const bytes = Buffer.alloc(body.length + 8);
    bytes.writeUInt32BE(data.length);
    body.copy(bytes, 4);
    bytes.writeUInt32BE(crcOf(body), body.length + 4);
    return bytes;
}

/** Node before 22 has no CRC-32 of its own. */
function crcOf(bytes) {
    if (zlib.crc32) return zlib.crc32(bytes);
    let value = ~0;
    for (const byte of bytes) {
        value ^= byte;
        for (let bit = 0; bit < 8; ++bit) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    return ~value >>> 0;
}

/** A grey picture of that size in pixels, whose data comes in two chunks. */
function png(width, height, grey) {
    const head = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0]);
    const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, grey)]);
    const data = zlib.deflateSync(Buffer.concat(Array(height).fill(row)));
    return Buffer.concat([
        signature,
        chunk('IHDR', head),
        chunk('IDAT', data.subarray(0, 5)),
        chunk('IDAT', data.subarray(5)),
        chunk('IEND', Buffer.alloc(0)),
    ]);
}

function chunksOf(bytes) {
    const all = Buffer.from(bytes);
    assert.deepEqual(all.subarray(0, 8), signature);
    const chunks = [];
    for (let at = 8; at < all.length;) {
        const length = all.readUInt32BE(at);
        const body = all.subarray(at + 4, at + 8 + length);
        assert.equal(all.readUInt32BE(at + 8 + length), crcOf(body));
        chunks.push([body.subarray(0, 4).toString(), body.subarray(4)]);
        at += length + 12;
    }
    return chunks;
}

test('a board that moves is put together from its pictures', () => {
    const frames = [10, 200, 90].map((grey, i) => ({
        png: png(3, 2, grey),
        milliseconds: 100 + i,
    }));
    const chunks = chunksOf(animated(frames));
    assert.deepEqual(
        chunks.map(([type]) => type),
        'IHDR acTL fcTL IDAT IDAT fcTL fdAT fdAT fcTL fdAT fdAT IEND'.split(' '),
    );
    assert.equal(chunks[1][1].readUInt32BE(0), 3);
    const numbered = chunks.filter(([type]) => type === 'fcTL' || type === 'fdAT');
    numbered.forEach(([, data], i) => assert.equal(data.readUInt32BE(0), i));
    const controls = chunks.filter(([type]) => type === 'fcTL');
    controls.forEach(([, data], i) => {
        assert.deepEqual([data.readUInt32BE(4), data.readUInt32BE(8)], [3, 2]);
        assert.deepEqual([data.readUInt16BE(20), data.readUInt16BE(22)], [100 + i, 1000]);
    });
    const last = Buffer.concat(chunks.slice(-3, -1).map(([, data]) => data.subarray(4)));
    assert.deepEqual(zlib.inflateSync(last), Buffer.from([0, 90, 90, 90, 0, 90, 90, 90]));
});

test('pictures of boards of different sizes are no picture that moves', () => {
    const frames = [png(3, 2, 1), png(2, 3, 1)].map((bytes) => ({ png: bytes, milliseconds: 1 }));
    assert.throws(() => animated(frames), /differ/);
});
