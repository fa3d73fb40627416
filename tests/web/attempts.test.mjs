// What was tried in the tasks of a lesson, and how far somebody has come in it: kept for each lesson, also
// as another build may have kept them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

let kept = {};
globalThis.localStorage = {
    getItem: (name) => JSON.stringify(kept[name.replace('queens-lab/', '')]) ?? null,
    setItem: (name, text) => (kept[name.replace('queens-lab/', '')] = JSON.parse(text)),
};
globalThis.location = new URL('https://lab.example/');
globalThis.history = { replaceState() {} };
globalThis.document = { querySelector: () => null };
after(() => {
    for (const name of ['dispatchEvent', 'document', 'localStorage', 'location', 'history']) {
        delete globalThis[name];
    }
});
const { Attempts } = await import('../../web/attempts.js');
const { keepOwn } = await import('../../web/lesson_store.js');
const { Progress, placeOf } = await import('../../web/lesson_progress.js');

const triedAs = (task) => {
    kept = { attempts: { a: { '#n=4': task } } };
    return new Attempts('a', () => 'n=4').of('#n=4');
};

test('what was tried is taken as it was kept', () => {
    const task = { state: 'missed', tries: 2, seconds: 4.5, board: 'n=4&q=1', wrong: '' };
    assert.deepEqual(triedAs(task), task);
});

test('what was kept in another form counts as not tried, and can be handed in', () => {
    const nothing = { state: 'open', tries: 0, seconds: 0, board: '', wrong: '' };
    assert.deepEqual(
        triedAs({ state: 'won', tries: 1.5, seconds: -1, board: [], wrong: { toString: 1 } }),
        nothing,
    );
    for (const strange of [null, 5, 'met', [1]]) assert.deepEqual(triedAs(strange), nothing);
});

test('whoever begins afresh finds nothing of what was tried before', () => {
    const attempts = new Attempts('a', () => 'n=4&q=2.4.1.3');
    kept = {};
    attempts.begin('#n=4');
    assert.ok(!attempts.begun);
    attempts.meet();
    assert.ok(attempts.isMet('#n=4') && attempts.begun);
    attempts.forget();
    assert.ok(!attempts.isMet('#n=4') && !attempts.begun);
    attempts.leave();
    assert.ok(!new Attempts('a', () => 'n=4').begun);
});

test('two pages that work on one lesson keep what was done in both', () => {
    kept = {};
    const one = new Attempts('a', () => 'n=4&q=2.4.1.3');
    const other = new Attempts('a', () => 'n=6&q=2.4.6.1.3.5');
    one.begin('#n=4');
    other.begin('#n=6');
    one.meet();
    other.meet();
    one.leave();
    for (const attempts of [one, other, new Attempts('a', () => '')]) {
        attempts.keep();
        assert.ok(attempts.isMet('#n=4') && attempts.isMet('#n=6'));
    }
    // Who solved it in one page has solved it, whatever the other one still shows.
    const late = new Attempts('a', () => 'n=5&q=1');
    late.begin('#n=5');
    one.begin('#n=5');
    one.meet();
    late.miss();
    assert.ok(new Attempts('a', () => '').isMet('#n=5'));
    other.forget();
    one.leave();
    late.keep();
    assert.ok(!late.isMet('#n=4') && !new Attempts('a', () => '').isMet('#n=6'));
});

test('what cannot be kept is said, and known until the page is left', (t) => {
    kept = {};
    const attempts = new Attempts('a', () => 'n=4&q=2.4.1.3');
    attempts.begin('#n=4');
    t.mock.method(localStorage, 'setItem', () => {
        throw new Error('full');
    });
    let told = 0;
    globalThis.dispatchEvent = ({ type }) => (told += type === 'not-kept' ? 1 : 0);
    attempts.meet();
    assert.equal(told, 1);
    attempts.leave();
    attempts.begin('#n=5');
    assert.ok(attempts.isMet('#n=4'));
    told = 0;
    keepOwn('## One');
    assert.equal(told, 1);
});

test('of tasks without a lesson those are kept that were worked on lately', () => {
    kept = {};
    const attempts = new Attempts('', () => 'n=4&q=1');
    const links = Array.from({ length: 130 }, (_, i) => `#n=${i + 1}`);
    for (const link of [...links, links[40]]) attempts.begin(link);
    attempts.leave();
    const left = Object.keys(kept.attempts['']);
    assert.equal(left.length, 100);
    assert.deepEqual(left.slice(-2), [links[129], links[40]]);
});

test('the work on a task is its time without long pauses, until it is met', (t) => {
    kept = {};
    let board = 'n=4&q=1';
    let now = 5000;
    t.mock.method(performance, 'now', () => now);
    const attempts = new Attempts('a', () => board);
    const after = (seconds) => (now += 1000 * seconds);
    const worked = () => {
        const { state, tries, seconds } = attempts.of('#n=4');
        return [state, tries, seconds];
    };
    attempts.begin('#n=4');
    after(30);
    board = 'n=4&q=1.3';
    attempts.miss();
    assert.deepEqual(worked(), ['missed', 1, 30]);
    // Said once more of the same board, it is one try.
    after(5);
    attempts.miss();
    assert.deepEqual(worked(), ['missed', 1, 30]);
    after(7);
    attempts.keep();
    assert.deepEqual(worked(), ['missed', 1, 42]);
    // Ten minutes of two hours are work.
    after(7200);
    board = 'n=4&q=1.4';
    attempts.miss();
    assert.deepEqual(worked(), ['missed', 2, 642]);
    // What is done elsewhere belongs to the other task, or to none.
    attempts.leave();
    after(20);
    attempts.begin('#n=5');
    after(40);
    attempts.begin('#n=4');
    assert.equal(attempts.of('#n=5').seconds, 40);
    after(8);
    board = 'n=4&q=2.4.1.3';
    attempts.meet();
    assert.deepEqual(worked(), ['met', 3, 650]);
    after(60);
    attempts.meet();
    attempts.miss();
    attempts.keep();
    assert.deepEqual(worked(), ['met', 3, 650]);
});

test('a lesson goes on at its step though the link on show was kept in another form', () => {
    const strange = { place: 2, boards: ['n=5&q=1', 5], active: { toString: 1 } };
    for (kept of [{ lessons: { a: strange } }, { lesson: { name: 'a', ...strange } }]) {
        const progress = new Progress('a', 5);
        assert.equal(progress.place, 2);
        assert.deepEqual(progress.boards, ['n=5&q=1']);
        assert.equal(progress.active, '');
    }
});

test('each lesson goes on at its own step, those that were opened lately', () => {
    kept = {};
    new Progress('a', 5).go(2);
    for (let i = 1; i < 100; i += 1) new Progress(`b${i}`, 5).go(1);
    assert.equal(new Progress('a', 5).place, 2);
    for (let i = 1; i <= 100; i += 1) new Progress(`c${i}`, 5).go(1);
    assert.equal(new Progress('a', 5).place, 0);
    assert.equal(Object.keys(kept.lessons).length, 100);
});

test('the step of the address is that of the lesson which the address names', (t) => {
    kept = {};
    const before = globalThis.location;
    t.after(() => (globalThis.location = before));
    globalThis.location = new URL('https://lab.example/?lesson=a&step=3');
    assert.equal(new Progress('b', 5).place, 0);
    assert.equal(new Progress('a', 5).place, 2);
});

test('a lesson of somebody else goes on where its text is the same', () => {
    kept = {};
    new Progress('mine', 5, placeOf('mine', '## One')).go(2);
    new Progress('mine', 5, placeOf('mine', '## Two')).go(1);
    assert.equal(new Progress('mine', 5, placeOf('mine', '## One')).place, 2);
});

test('what an earlier build kept is read for its lesson alone, and left as it is', () => {
    const before = { name: 'a', place: 3, met: ['#n=4'], boards: [], active: '' };
    kept = { lesson: before };
    assert.equal(new Progress('b', 5).place, 0);
    assert.equal(new Progress('a', 5).place, 3);
    new Progress('a', 5).go(1);
    assert.equal(new Progress('a', 5).place, 1);
    assert.deepEqual(kept.lesson, before);
});

test('only what the visitor made is a board to come back to', () => {
    kept = {};
    const progress = new Progress('a', 5);
    progress.keepOwn('n=6&q=2.4.6.1.3.5');
    progress.show('n=5');
    assert.deepEqual(new Progress('a', 5).boards, ['n=6&q=2.4.6.1.3.5']);
    for (const lesson of ['a', 'b']) {
        const next = new Progress(lesson, 5);
        next.keepOwn('n=5');
        assert.ok(!next.boards.includes('n=5'));
    }
    // The visitor's own is not the lesson's because it is shown again.
    progress.show('n=6&q=2.4.6.1.3.5');
    const other = new Progress('c', 5);
    other.keepOwn('n=6&q=2.4.6.1.3.5');
    assert.deepEqual(other.boards, ['n=6&q=2.4.6.1.3.5']);
});
