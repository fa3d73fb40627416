// String literals that only the rest of the program reads, and how they are moved there.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { parted, placeOfLiterals } from '../../scripts/site/literals.mjs';
import { bodyOf, ids } from '../../scripts/site/wasm_file.mjs';

const built = new URL('../../build/web/', import.meta.url);
const [build] = readdirSync(new URL('site/', built)).filter((name) => /^[0-9a-f]{12}$/.test(name));
const partOf = (name) => readFileSync(new URL(`site/${build}/queens_${name}.wasm`, built));

const magic = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]);

/** A section of a module, of less than 128 bytes. */
const section = (id, ...body) => Buffer.from([id, body.length, ...body]);

/** At 16 come four literals, and at 48 a word that points to the second one. */
const text = 'queen\0rook\0king\0pawn\0';
const literals = [16, 16 + text.length];
const word = [22, 0, 0, 0];
const [type, imports, functions] = [1, 2, 3];
const { code, data } = ids;
const nothing = section(type, 1, 0x60, 0, 0);
const memory = section(imports, 1, 1, 109, 1, 109, 2, 0, 1);

/** A module with a function that reads the literal `king` in its middle. */
const first = Buffer.concat([
    magic,
    nothing,
    memory,
    section(functions, 1, 0),
    section(code, 1, 9, 0, 0x41, 0, 0x2d, 0, 29, 0x1a, 0x01, 0x0b),
    section(
        data,
        2,
        ...[0, 0x41, 16, 0x0b, text.length, ...Buffer.from(text)],
        ...[0, 0x41, 48, 0x0b, 4, ...word],
    ),
]);
const rest = Buffer.concat([magic, nothing, memory]);

/** What the memory of such modules has where the literals are, once each has started. */
function started(...modules) {
    const m = new WebAssembly.Memory({ initial: 1 });
    return modules.map((bytes) => {
        new WebAssembly.Instance(new WebAssembly.Module(bytes), { m: { m } });
        return Buffer.from(new Uint8Array(m.buffer).slice(...literals)).toString();
    });
}

test('a literal is moved unless code or a word of data points into it', () => {
    assert.deepEqual(started(first, rest), [text, text]);
    const parts = parted(first, rest, literals);
    const [before, after] = started(...parts);
    assert.equal(before, '\0\0\0\0\0\0rook\0king\0\0\0\0\0\0');
    assert.equal(after, text);
});

test('the map of the linker says where the literals are', () => {
    const map = [
        '    Addr      Off     Size Out     In      Symbol',
        '       -   226841    4046e DATA',
        '     400   226842    3f8a8 .rodata',
        '     400   22684a    1d4cc         <internal>:(.rodata)',
        '   1d8cc   243d16       1c         main.o:(.rodata.squares)',
    ];
    assert.deepEqual(placeOfLiterals(map.join('\n')), [0x400, 0x400 + 0x1d4cc]);
    assert.equal(placeOfLiterals(map.slice(0, 3).join('\n')), undefined);
});

test('sentences of the first screen are in the first part of the page, most others in the rest', () => {
    const words = (part) => {
        return Buffer.from(bodyOf(partOf(part), data)).toString('latin1');
    };
    assert.ok(words('page').includes('so that none attacks another'));
    // A number in the code may look like the address of one, which then stays in the first part.
    const others = [
        'These are tables 1 to 4 of Engelhardt',
        'Rows are counted from the top, columns from the left.',
        'Every square belongs to region A again; undo brings the others back',
        'Puts on the board what the chosen string makes of it',
        'Turning and mirroring the board needs as many rows as columns.',
    ];
    const [page, rest] = ['page', 'rest'].map((part) =>
        others.filter((sentence) => words(part).includes(sentence)),
    );
    assert.equal(page.length + rest.length, others.length);
    assert.ok(rest.length >= 3, `in the first part: ${page}`);
});
