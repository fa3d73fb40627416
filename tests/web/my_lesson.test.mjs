// A teacher's own lesson as the Markdown file that it becomes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptLesson, markdownOf } from '../../web/my_lesson.js';

const card = (more) => ({ link: 'n=4&q=2.4.1.3', heading: '', words: '', answer: '', ...more });
const lesson = (...cards) => ({ title: 'Mine', for: '', minutes: '', author: '', cards });
const stepsOf = (...cards) =>
    markdownOf(lesson(...cards))
        .split(/^## /m)
        .slice(1);

test('where nothing was kept there is an empty lesson', () => {
    const empty = { title: '', for: '', minutes: '', author: '', cards: [] };
    assert.deepEqual(keptLesson(), empty);
});

test('of what another program kept as a lesson only texts are taken', (context) => {
    let kept = 'null';
    globalThis.localStorage = { getItem: () => kept };
    context.after(() => delete globalThis.localStorage);
    assert.deepEqual(keptLesson().cards, []);
    kept = JSON.stringify({
        title: { toString: 1 },
        for: 7,
        author: 'A',
        cards: [null, { words: {} }],
    });
    const empty = { link: '', heading: '', words: '', answer: '' };
    assert.deepEqual(keptLesson(), {
        title: '',
        for: '',
        minutes: '',
        author: 'A',
        cards: [empty, empty],
    });
});

test('the head has all five lines, whatever was filled in', () => {
    const [head] = markdownOf({ ...lesson(), minutes: 'long', author: 'A\nB' }).split('\n\n');
    assert.equal(
        head,
        '---\ntitle: Mine\nlanguage: en\nminutes: 45\nfor: my class\nauthor: A B\n---\n',
    );
});

test('a board stands behind its sentence, or in the words between brackets', () => {
    assert.deepEqual(stepsOf(card(), card({ heading: 'Two', words: 'Look.' })), [
        'Board 1\n\n[This board](#n=4&q=2.4.1.3)\n\n',
        'Two\n\nLook. [See the board](#n=4&q=2.4.1.3).\n',
    ]);
    const [marked] = stepsOf(card({ words: 'Look at [four queens] here.' }));
    assert.equal(marked, 'Board 1\n\nLook at [four queens](#n=4&q=2.4.1.3) here.\n');
});

test('a board with a goal is a task, and its answer a quotation', () => {
    const [step] = stepsOf(
        card({ link: 'n=4&goal=solution', words: 'Put [four]', answer: 'Two\nways.' }),
    );
    assert.equal(step, 'Board 1\n\n- [ ] [Put \\[four\\]](#n=4&goal=solution)\n\n> Two\n> ways.\n');
});

test('no words of a sentence or an answer begin a step', () => {
    const text = markdownOf(lesson(card({ words: 'A\n## B\n---', answer: '# C\n## D' })));
    assert.equal(text.match(/^## /gm).length, 1);
    assert.equal(text.match(/^---$/gm).length, 2);
});
