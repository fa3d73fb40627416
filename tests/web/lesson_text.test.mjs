// Which answers of a lesson wait for which tasks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLesson } from '../../web/lesson_lines.js';
import { StepText } from '../../web/lesson_text.js';

/** An element as far as the text of a step asks for it. */
class Made {
    children = [];
    append(...children) {
        this.children.push(...children);
    }
    addEventListener() {}
    get words() {
        return this.children.map((child) => child.words ?? child).join('');
    }
}
globalThis.document = { createElement: () => new Made(), createDocumentFragment: () => new Made() };

const task = (words, depth = 1) => `task\t${depth}\nboard\t\t${words}\t#n=4&goal=solution`;
const answer = (words, depth) => `answer\t${depth}\nparagraph\t${depth + 1}\ntext\t\t${words}\t`;

/** The answers of each task of a step, and all answers that wait for no task. */
function answersIn(...lines) {
    const [{ blocks }] = readLesson(['step\tA', ...lines].join('\n')).steps;
    const { elements, tasks } = new StepText(blocks, () => {});
    const free = [];
    const look = (made) => {
        if (made.className === 'answer' && !made.hidden) free.push(made.words);
        (made.children ?? []).forEach(look);
    };
    elements.forEach(look);
    const waiting = tasks.map(({ link, answers }) => [link.words, answers.map((a) => a.words)]);
    return { waiting, free };
}

test('an answer belongs to all tasks before it that have none', () => {
    assert.deepEqual(answersIn('list\t0', task('one'), task('two'), answer('both', 0)), {
        waiting: [
            ['one', ['Answerboth']],
            ['two', ['Answerboth']],
        ],
        free: [],
    });
});

test('an answer within a task is its own, and no other opens it', () => {
    assert.deepEqual(
        answersIn(
            'list\t0',
            task('one'),
            task('two'),
            answer('second', 2),
            task('three'),
            answer('the others', 0),
        ),
        {
            waiting: [
                ['one', ['Answerthe others']],
                ['two', ['Answersecond']],
                ['three', ['Answerthe others']],
            ],
            free: [],
        },
    );
});

test('an answer within a task without a board opens by a press', () => {
    assert.deepEqual(
        answersIn('list\t0', task('one'), 'task\t1\ntext\t\ttwo\t', answer('free', 2)),
        { waiting: [['one', []]], free: ['Answerfree'] },
    );
});
