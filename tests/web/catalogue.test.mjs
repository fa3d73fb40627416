// Tests of translations: how a translator's file is read, what is wrong in one, and what is said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf, pack, readPo } from '../../web/catalogue.js';
import { pluralForms } from '../../web/plural_forms.js';
import { english, hashOf, languageOf, said, speak } from '../../web/said.js';

const head = (language, forms) =>
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: ${forms};\\n"\n`;
const french = head('fr', 'nplurals=2; plural=(n > 1)');
const entry = (id, text, more = '') => `\n${more}msgid "${id}"\nmsgstr "${text}"\n`;
const squares = entry('{n} {n|square|squares}', '{n} {n|case|cases}');

/** Says something in the language of a translator's file. */
function inLanguage(text, act) {
    const { file } = pack(text);
    speak(languageOf(file));
    try {
        return act();
    } finally {
        speak(english);
    }
}

test('a square is one in French where there is none or one, and numbers have their groups', () => {
    const say = (n) => inLanguage(french + squares, () => said('{n} {n|square|squares}', { n }));
    assert.equal(say(0), '0 case');
    assert.equal(say(1), '1 case');
    assert.equal(say(14200), '14\u202f200 cases');
    assert.equal(said('{n} {n|square|squares}', { n: 14200 }), '14,200 squares');
});

test('a sentence that is missing, or not sure, is said in English', () => {
    const unsure = french + entry('Undo', 'Refaire', '#, fuzzy\n') + entry('Redo', '');
    assert.deepEqual(pack(unsure).missing, ['Undo', 'Redo']);
    assert.equal(
        inLanguage(unsure + squares, () => said('Undo')),
        'Undo',
    );
});

test('words that differ by where they are read have a context', () => {
    const text = french + entry('Count', 'Compter') + entry('Count', 'Total', 'msgctxt "a sum"\n');
    assert.equal(
        inLanguage(text, () => said('Count')),
        'Compter',
    );
    assert.equal(
        inLanguage(text, () => said('Count', {}, 'a sum')),
        'Total',
    );
});

test('lines, quotation marks and what was said before are read as gettext writes them', () => {
    const text = `${french}\n#~ msgid "old"\n#~ msgstr "vieux"\n\n#| msgid "Kept."\nmsgid ""\n"Kept as "\n"\\"{name}\\"."\nmsgstr ""\n"Gardé : "\n"« {name} »."\n`;
    const [, kept, ...others] = readPo(text);
    assert.deepEqual(others, []);
    assert.deepEqual(kept, {
        context: '',
        english: 'Kept as "{name}".',
        text: 'Gardé : « {name} ».',
    });
});

test('a translation has the holes of its sentence, and as many forms as its language', () => {
    const known = {
        nouns: new Set(['piece']),
        numbers: new Set(['n']),
        forms: new Set(['of']),
    };
    const fault = (id, text, context = '') =>
        faultOf({ context, english: id, text }, 2, known).split(' ')[0];
    assert.equal(fault('{a} on {b}', '{b} : {a}'), '');
    assert.equal(fault('{a} on {b}', '{a}'), 'has');
    assert.equal(fault('{a} on {b}', '{a} {b} {c}'), 'has');
    assert.equal(fault('{a}', '{a} {'), 'has');
    assert.equal(fault('{a}', 'zwei\nZeilen {a}'), 'has');
    assert.equal(fault('{n} {n|a|b}', '{n} {n|a}'), 'must');
    assert.equal(fault('{m}', '{m} {m|a|b}'), 'asks');
    assert.equal(fault('{piece}', '{piece:of}'), '');
    assert.equal(fault('{piece}', '{piece:to}'), 'asks');
    assert.equal(fault('{name}', '{name:of}'), 'asks');
    assert.equal(fault('queen', 'dame; of: {dame}', 'noun'), 'is');
});

test('what is wrong in a translation is left out and listed, and the others are said', () => {
    const { file, faults, missing } = pack(french + squares + entry('{a}', '{b}'));
    assert.equal(faults.length, 1);
    assert.deepEqual(missing, []);
    assert.equal(file.split('\n').length, 8);
});

test('a file without a language or a rule for plurals is no catalogue', () => {
    const rule = 'nplurals=2; plural=n';
    const heads = [head('', rule), head('a-b-c-d', rule), head('fr-x', rule), head('fr', 'many')];
    for (const text of ['', 'msgid', ...heads, squares]) {
        assert.equal(pack(text).file, '');
        assert.equal(pack(text).faults.length, 1);
    }
});

test('the rules for plurals of many languages are understood, and none is run as a program', () => {
    const forms = (rule) => pluralForms(rule)?.table;
    const polish =
        'nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2';
    assert.equal(forms(polish).slice(0, 26), '20111222222222222222221112');
    assert.equal(forms('nplurals=1; plural=0'), '0'.repeat(200));
    for (const rule of [
        '',
        'nplurals=2; plural=alert(1)',
        'nplurals=2; plural=((n',
        'nplurals=2; plural=n%0',
    ]) {
        assert.equal(pluralForms(rule), null);
    }
    assert.equal(pluralForms(`nplurals=2; plural=${'('.repeat(100_000)}n`), null);
});

test('a catalogue that is cut short is refused', () => {
    const { file } = pack(french + squares);
    assert.equal(languageOf(file).tag, 'fr');
    for (const length of [0, 20, 100, 225, file.length - 1]) {
        assert.throws(() => languageOf(file.slice(0, length)), `${length} letters`);
    }
});

test('hashes are those of the program', () => {
    assert.equal(hashOf('', ''), 2166136261);
    assert.equal(hashOf('a', ''), 0xe40c292c);
    assert.equal(hashOf('foobar', ''), 0xbf9cf968);
});
