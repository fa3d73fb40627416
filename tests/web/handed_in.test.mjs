// Whose work is handed in, where several pupils share a device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pretendStorage } from './storage.mjs';

const { stored } = pretendStorage();
const { forgetPupil, mayBeOne, sign, signedBy } = await import('../../web/handed_in.js');
const { own } = await import('../../web/lesson_link.js');

const work = (lesson, title = '', link = '#n=4') => ({ lesson, title, tasks: [{ link }] });

test('a name is that of one lesson or of one task, in whatever language its title is', () => {
    sign(work('torus', 'The torus'), 'Ada');
    assert.equal(signedBy(work('torus', 'Der Torus')), 'Ada');
    assert.equal(signedBy(work('pawns')), '');
    sign(work(own, 'For 7b'), 'Ben');
    assert.equal(signedBy(work(own, 'For 7b')), 'Ben');
    assert.equal(signedBy(work(own, 'For 8a')), '');
    sign(work(''), 'Cy');
    assert.equal(signedBy(work('')), 'Cy');
    assert.equal(signedBy(work('', '', '#n=5')), '');
});

test('whoever begins afresh is nobody yet, in this lesson alone', () => {
    stored.set('queens-lab/pupil', 'Ada');
    for (const lesson of ['torus', 'pawns']) sign(work(lesson), 'Ada');
    forgetPupil(work('torus'));
    assert.equal(signedBy(work('torus')), '');
    assert.equal(signedBy(work('pawns')), 'Ada');
    assert.equal(stored.get('queens-lab/pupil'), undefined);
});

test('what another build has kept otherwise is no name', () => {
    for (const value of ['{"torus":5}', '{"torus":{"name":"Ada"}}', '[1]', 'Ada']) {
        stored.set('queens-lab/handed-in', value);
        assert.equal(signedBy(work('torus')), '');
    }
});

test('a name that is not typed to its end may be the same, and another one is not', () => {
    for (const name of ['', 'A', 'ada', 'Ada B.']) assert.ok(mayBeOne(name, 'Ada'), name);
    for (const name of ['Al', 'Ben', 'Adb']) assert.ok(!mayBeOne(name, 'Ada'), name);
});
