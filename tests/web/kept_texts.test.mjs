// Gardens that two pages keep under one name: what is solved in either stays solved.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { pretendStorage } from './storage.mjs';

const storage = pretendStorage();
const { stored } = storage;
const heard = {};
const stubs = {
    location: new URL('https://lab.example/'),
    document: { getElementById: () => ({}), querySelector: () => null },
    addEventListener: (type, act) => (heard[type] = act),
    dispatchEvent: ({ type }) => (heard[type] = true),
};
Object.assign(globalThis, stubs);
after(() => Object.keys(stubs).forEach((name) => delete globalThis[name]));

const { followKept, kept, recallKept } = await import('../../web/kept_texts.js');
const { unkeptIn } = await import('../../web/finished_counts.js');

const key = 'queens-lab/gardens';
const easy = '2026-11-25.easy solved\n';
const hard = '2026-11-25.hard solved\n';

beforeEach(() => {
    recallKept();
    followKept(() => {});
});

test('what another page has solved since this one looked stays before what this one keeps', () => {
    stored.set(key, hard);
    assert.ok(kept.keepGardens(easy));
    assert.equal(stored.get(key), hard + easy);
    kept.keepGardens(hard + easy);
    assert.equal(stored.get(key), hard + easy);
});

test('what another page has solved is kept once where the program has heard of it', () => {
    stored.set(key, hard);
    heard.storage({ key, newValue: hard });
    kept.keepGardens(easy + hard);
    assert.equal(stored.get(key), easy + hard);
});

test('where another page has forgotten the gardens only those of this one are kept', () => {
    kept.keepGardens(hard);
    stored.delete(key);
    kept.keepGardens(hard + easy);
    assert.equal(stored.get(key), hard + easy);
});

test('counts that come to their end and cannot be kept are not lost without a word', () => {
    kept.keepFinished('finished n=8 t=plane count=92 nodes=1\n');
    assert.ok(!heard['not-kept']);
    storage.fails = 'full';
    kept.keepFinished('finished n=8 t=plane count=92 nodes=1\n');
    assert.ok(heard['not-kept']);
});

test('a count that ended in another page since this one looked stays before those of this one', () => {
    const finished = 'queens-lab/finished';
    const [eight, nine] = ['n=8 92\n', 'n=9 352\n'];
    stored.set(finished, eight);
    kept.keepFinished(nine);
    assert.equal(stored.get(finished), eight + nine);
    stored.set(finished, nine);
    kept.keepFinished('');
    assert.equal(stored.get(finished), undefined);
});

test('a count is kept wherever it stands in the list that several pages share', () => {
    stored.set('queens-lab/finished', 'n=8 92\nn=9 352\n');
    assert.equal(unkeptIn('n=9 352\nn=8 92\n'), 0);
    assert.equal(unkeptIn('n=9 352\nn=10 724\n'), 1);
    assert.equal(unkeptIn(''), 0);
    stored.clear();
    assert.equal(unkeptIn('n=9 352'), 1);
});
