// The lessons that receipts name are asked for once each, and what arrives too late counts for nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClassLessons } from '../../web/class_lessons.js';

const of = (...names) => names.map((lesson) => ({ receipt: { lesson } }));
const eight = { title: 'Eight', links: [] };

test('each lesson is asked for once, and tasks without a lesson ask for none', async () => {
    const asked = [];
    const lessons = new ClassLessons((name) => {
        asked.push(name);
        return Promise.resolve(name === 'eight' ? eight : undefined);
    });
    const first = lessons.learn(of('eight', '', 'gone', 'eight'));
    assert.equal(await lessons.learn(of('eight', 'gone')), false);
    assert.equal(await first, true);
    assert.deepEqual(asked, ['eight', 'gone']);
    assert.equal(lessons.known.eight, eight);
});

test('a lesson that arrives after a change of language is not shown', async () => {
    let arrive;
    const lessons = new ClassLessons(() => new Promise((resolve) => (arrive = resolve)));
    const coming = lessons.learn(of('eight'));
    lessons.clear();
    arrive(eight);
    assert.equal(await coming, false);
    assert.deepEqual(lessons.known, {});
});
