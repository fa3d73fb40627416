// Links that hold a lesson, as they arrive: with signs around them, other keys behind them, or encoded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonIn } from '../../web/lesson_link.js';

const page = 'https://example.org/queens/';

test('a lesson is found in its link, whatever a messenger has made of the signs around it', () => {
    for (const link of [
        'lesson=A-b_9',
        `${page}#lesson=A-b_9`,
        `${page}#lesson=A-b_9.`,
        `(${page}#lesson=A-b_9)`,
        `${page}#lesson=A-b_9&utm_source=mail`,
        `${page}%23lesson%3DA-b_9`,
        `${page}%2523lesson%253dA-b_9,`,
    ]) {
        assert.equal(lessonIn(link), 'A-b_9', link);
    }
});

test('a link whose lesson is lost is one to a lesson all the same', () => {
    for (const link of ['lesson=', `${page}#lesson=...`]) assert.equal(lessonIn(link), '', link);
});

test('boards, lessons of this site and texts with such a link in them are no lesson in a link', () => {
    for (const text of [
        '',
        'n=8',
        `${page}?lesson=torus#n=5`,
        `${page}#receipt=1.abc.def`,
        `Look: ${page}#lesson=abc`,
        '---\ntitle: Five\n---\n## [One](#lesson=abc)',
    ]) {
        assert.equal(lessonIn(text), undefined, text);
    }
});
