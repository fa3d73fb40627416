// Tests of every translated sentence beside its English one: the same numbers, the same squares, the
// same keys, and no space that the English one lacks at its ends.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { pack, readPo } from '../../web/catalogue.js';

const folder = new URL('../../web/words/', import.meta.url);

/** Where another language counts otherwise: large numbers have names of their own. */
const otherwise = new Set(['1,000 trillion']);

const withoutHoles = (text) => text.replace(/\{[^}]*\}/g, ' ');
/** The German name of the key Home has a digit. */
const withoutKeys = (text) => text.replaceAll('Pos1', 'Home');
const found = (text, pattern) => (text.match(pattern) ?? []).sort().join(' ');
const numbersIn = (text) =>
    found(text.replace(/(\d)[.,\u202f\u00a0 ](?=\d{3}(?!\d))/g, '$1'), /\d+/g);
const squaresIn = (text) => found(text, /\b[a-h][1-8]\b/g);
const endsOf = (text) => [/^\s*/, /\s*$/].map((space) => space.exec(text)[0].length);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.po'))) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const translated = readPo(text)
        .slice(1)
        .filter((entry) => entry.text);

    test(`${file} names in every sentence the numbers and the squares that English names`, () => {
        const checked = translated.filter(({ english }) => !otherwise.has(english));
        for (const entry of checked) {
            const [english, said] = [entry.english, entry.text].map(withoutHoles).map(withoutKeys);
            assert.equal(numbersIn(said), numbersIn(english), entry.text);
            assert.equal(squaresIn(said), squaresIn(english), entry.text);
        }
    });

    test(`${file} begins and ends every sentence as English does`, () => {
        for (const { english, text: said } of translated) {
            assert.deepEqual(endsOf(said), endsOf(english), said);
        }
    });

    test(`${file} can be packed without a fault`, () => {
        assert.deepEqual(pack(text).faults, []);
    });
}
