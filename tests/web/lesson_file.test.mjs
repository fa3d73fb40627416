// What is taken for a lesson of all that visitors paste and drop.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLesson } from '../../web/lesson_file.js';

test('a text with a head and a step is a lesson, whatever stands around them', () => {
    for (const text of [
        '---\ntitle: Five\n---\n## One',
        '---\r\ntitle: Five\r\n---\r\nFor teachers.\r\n\r\n## One\r\n',
        'Dear class\n--- \n---\t\n\n## One',
    ]) {
        assert.ok(isLesson(text), text);
    }
});

test('no lesson is a text without a head, or without a step behind it', () => {
    for (const text of [
        '',
        '---\n## One',
        '## One\n---\n---\n',
        '---\ntitle: Five\n---',
        '---\ntitle: Five\n---\n### One\n ## Two\n##Three',
        '---- \n--- #\n## One',
    ]) {
        assert.ok(!isLesson(text), text);
    }
});

test('a manuscript of a thousand scenes is no lesson, which is found before the test gives up', () => {
    const scene = `${'A long evening. '.repeat(150)}\n---\n`;
    assert.ok(!isLesson(scene.repeat(1000)));
    assert.ok(isLesson(`${scene.repeat(1000)}## At last`));
});
