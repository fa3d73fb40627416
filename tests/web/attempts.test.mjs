// What was tried in the tasks of a lesson, and how far somebody has come in it, as another build may
// have kept them.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

let kept = {};
globalThis.localStorage = {
    getItem: (name) => JSON.stringify(kept[name.replace('queens-lab/', '')]) ?? null,
    setItem() {},
};
globalThis.location = new URL('https://lab.example/');
globalThis.history = { replaceState() {} };
after(() => {
    for (const name of ['localStorage', 'location', 'history']) delete globalThis[name];
});
const { Attempts } = await import('../../web/attempts.js');
const { Progress } = await import('../../web/lesson_progress.js');

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

test('a lesson goes on at its step though the link on show was kept in another form', () => {
    kept = { lesson: { name: 'a', place: 2, met: ['#n=4', 5], active: { toString: 1 } } };
    const progress = new Progress('a', 5);
    assert.equal(progress.place, 2);
    assert.deepEqual([...progress.met], ['#n=4']);
    assert.equal(progress.active, '');
});
