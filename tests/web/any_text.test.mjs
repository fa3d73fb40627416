// Texts that travel: receipts, lessons in links and files of translations. Whatever fast-check makes of
// them is read as what it is, or is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkTask, rowsOf } from '../../web/class_check.js';
import { faultOf, pack as packCatalogue, readPo } from '../../web/catalogue.js';
import { packLesson, unpackLesson } from '../../web/lesson_link.js';
import { pack, unpack } from '../../web/packed.js';
import { packReceipt, readReceipt, receiptsIn } from '../../web/receipt.js';
import { languageOf } from '../../web/said.js';
import { holds, text, wellFormed } from './anything.mjs';

/** A task as a page hands it in. */
const done = fc.record({
    link: text,
    state: fc.constantFrom('open', 'met', 'missed'),
    tries: fc.nat(),
    seconds: fc.double({ min: 0, max: 1e9, noNaN: true }),
    board: text,
    wrong: text,
});
const receipt = fc.record({
    name: text.map((name) => `A${name}`),
    lesson: text,
    title: text,
    at: fc.nat(),
    tasks: fc.array(done, { maxLength: 70 }),
});

test('whatever a pupil has typed and done, the receipt is read, and is found in a text', async () => {
    const property = fc.asyncProperty(receipt, async (made) => {
        const sent = (await packReceipt(made)).replace('receipt=', '');
        const found = await readReceipt(sent);
        assert.ok(found.receipt, found.fault);
        assert.deepEqual(receiptsIn(`Hello\n https://x.example/#receipt=${sent}.`), [sent]);
        assert.equal(found.receipt.tasks.length, Math.min(60, made.tasks.length));
        const again = await packReceipt(found.receipt);
        assert.deepEqual(await readReceipt(again.replace('receipt=', '')), found);
        const tasks = found.receipt.tasks.map((task) =>
            checkTask(task, () => ({ outcome: 'met', asked: '', on: 'n=8' })),
        );
        const entry = { receipt: found.receipt, tasks };
        assert.ok(rowsOf([entry, entry, { ...entry }]).length >= 1);
    });
    await holds(property);
});

test('any text is a receipt or a fault, and where none is none is found', async () => {
    const near = fc
        .tuple(fc.constantFrom('1', '2', '0', '999999'), fc.base64String(), text)
        .map(([version, sum, letters]) => `${version}.${sum}.${letters}`);
    const property = fc.asyncProperty(fc.oneof(text, near), async (value) => {
        const { receipt: read, fault } = await readReceipt(value);
        assert.ok(!read !== !fault);
        for (const each of receiptsIn(`#receipt=${value}`)) assert.match(each, /^\d/);
    });
    await holds(property);
});

test('any text is the same after its way through a link', async () => {
    const property = fc.asyncProperty(text, async (value) => {
        const letters = await pack(value);
        assert.match(letters, /^[\w-]+$/);
        assert.equal(await unpack(letters, 4000), wellFormed(value));
        const [, inLink] = /^lesson=([\w-]+)$/.exec(await packLesson(value));
        assert.equal(await unpackLesson(inLink), wellFormed(value));
    });
    await holds(property);
});

test('any letters of a link are a text that is not too long, or are refused', async () => {
    const letters = fc.oneof(
        text,
        fc.base64String(),
        fc.string({ unit: fc.constantFrom(...'Aa-_z9') }),
    );
    const property = fc.asyncProperty(letters, async (value) => {
        const read = await unpack(value, 100).catch(() => '');
        assert.ok(new TextEncoder().encode(read).length <= 300);
    });
    await holds(property);
});

test('any file of translations is a catalogue that is whole, or is said to have faults', () => {
    const entry = fc
        .tuple(fc.constantFrom('{n} {n|a|b}', '{piece}', 'Undo', ''), text, fc.boolean())
        .map(([english, words, quoted]) => {
            const line = quoted ? JSON.stringify(words) : `"${words}"`;
            return `msgid "${english}"\nmsgstr ${line}\n`;
        });
    const rule = fc.oneof(
        fc.constantFrom('n > 1', 'n==1 ? 0 : n%10 ? 1 : 2', 'n%0', '!!n', '(n'),
        fc.string({ unit: fc.constantFrom(...'n0129%+-*/<>=!&|?:() '), maxLength: 30 }),
    );
    const head = fc
        .tuple(fc.constantFrom('fr', 'de-AT', '', 'x y'), rule)
        .map(
            ([tag, plural]) =>
                `msgid ""\nmsgstr ""\n"Language: ${tag}\\n"\n"Plural-Forms: nplurals=2; plural=${plural};\\n"\n\n`,
        );
    const file = fc.oneof(
        text,
        fc.tuple(head, fc.array(entry)).map(([first, entries]) => first + entries.join('\n')),
    );
    const known = { nouns: new Set(['piece']), numbers: new Set(['n']), forms: new Set() };
    holds(
        fc.property(file, (value) => {
            for (const one of readPo(value)) assert.equal(typeof faultOf(one, 2, known), 'string');
            const { file: made, faults } = packCatalogue(value);
            assert.ok(made || faults.length > 0);
            if (!made) return;
            const { tag, formOf } = languageOf(made);
            assert.ok(tag);
            for (const n of [0, 1, 199, 200, 1e9]) assert.ok(formOf(n) < 2);
        }),
    );
});
