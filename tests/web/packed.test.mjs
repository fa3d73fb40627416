// The single file unpacks what xz has packed, byte by byte, whatever it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packed } from '../../scripts/site/packed.mjs';
import { unpack } from '../../scripts/site/unpack.js';
import { randomNumbers } from './random_numbers.mjs';

const queens = new TextEncoder().encode('♛ A queen on d4 attacks 27 squares. '.repeat(4000));

/** Repeats some of what came before, near or far, between bytes that come as they like. */
function mixture(size) {
    const draw = randomNumbers(8);
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size;) {
        const length = 1 + draw(300);
        const distance = 1 + draw(at + 1);
        for (let i = 0; i < length && at < size; i += 1, at += 1) {
            bytes[at] = distance <= at && distance % 3 ? bytes[at - distance] : draw(256);
        }
    }
    return bytes;
}

for (const [what, bytes] of Object.entries({
    'nothing at all': new Uint8Array(),
    'one byte': Uint8Array.of(255),
    'one byte, a thousand times': new Uint8Array(1000).fill(7),
    'a sentence, a thousand times': queens,
    'bytes that repeat others from near and far': mixture(300_000),
})) {
    test(`${what}: unpacked as it was packed`, () => {
        assert.ok(Buffer.from(bytes).equals(unpack(packed(bytes))));
    });
}

test('a text that stands in a page has no letter that ends it', () => {
    assert.doesNotMatch(packed(mixture(10_000)), /["'\\<&`$\n]/);
});

test('a program that was cut short is not taken for a whole one', () => {
    const text = packed(queens);
    assert.throws(() => unpack(text.slice(0, -10)));
    assert.throws(
        () => unpack(text.replace(` ${queens.length} `, ` ${queens.length + 1} `)),
        /cut short/,
    );
});
