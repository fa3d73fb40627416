// A teacher's own lesson as the Markdown file that it becomes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LessonAtHand, addCard, isShort, keepLesson, keptLesson } from '../../web/my_lesson.js';
import { lessonOf, markdownOf } from '../../web/my_lesson_file.js';
import { withLinesJoined } from '../../web/my_lesson_words.js';
import { randomNumbers } from './random_numbers.mjs';

const card = (more) => ({ link: 'n=4&q=2.4.1.3', heading: '', words: '', answer: '', ...more });
const lesson = (...cards) => ({ title: 'Mine', for: '', minutes: '', author: '', cards });
const stepsOf = (...cards) =>
    markdownOf(lesson(...cards))
        .split(/^## /m)
        .slice(1);

test('where nothing was kept there is an empty lesson', () => {
    const empty = { title: '', for: '', minutes: '', author: '', language: '', cards: [] };
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
        language: '',
        cards: [empty, empty],
    });
});

/** Stands for what the browser keeps, which may be full. */
function memoryFor(context) {
    const memory = { text: null, isFull: false };
    globalThis.localStorage = {
        getItem: () => memory.text,
        setItem(_, text) {
            if (memory.isFull) throw new Error('full');
            memory.text = text;
        },
    };
    context.after(() => {
        memory.isFull = false;
        keepLesson(lesson());
        delete globalThis.localStorage;
    });
    return memory;
}
const linksOf = ({ cards }) => cards.map(({ link }) => link);

test('a board that is added in another page is in the editor, and stays when its words are kept', (context) => {
    memoryFor(context);
    addCard('n=4', '');
    const editor = new LessonAtHand(keptLesson());
    addCard('n=5', '');
    assert.ok(editor.follow());
    editor.lesson.cards[0].words = 'Look.';
    assert.ok(editor.keep());
    assert.deepEqual(linksOf(keptLesson()), ['n=4', 'n=5']);
    assert.ok(!editor.follow());
});

test('a lesson that cannot be kept is known until the page is left, with the boards that are added', (context) => {
    const memory = memoryFor(context);
    addCard('n=4', '');
    memory.isFull = true;
    const editor = new LessonAtHand(keptLesson());
    editor.lesson.title = 'Mine';
    assert.ok(!editor.keep());
    assert.equal(keptLesson().title, 'Mine');
    assert.deepEqual(addCard('n=5', ''), { place: 2, kept: false });
    assert.deepEqual(linksOf(keptLesson()), ['n=4', 'n=5']);
});

test('what another page keeps takes nothing away from a lesson that could not be kept', (context) => {
    const memory = memoryFor(context);
    addCard('n=4', '');
    memory.isFull = true;
    const editor = new LessonAtHand(keptLesson());
    editor.lesson.cards[0].words = 'Look.';
    editor.keep();
    memory.isFull = false;
    const other = JSON.parse(memory.text);
    other.cards.push(card({ link: 'n=5' }));
    memory.text = JSON.stringify(other);
    assert.ok(editor.follow());
    assert.deepEqual(linksOf(keptLesson()), ['n=4', 'n=5']);
    assert.equal(keptLesson().cards[0].words, 'Look.');
});

test('a long answer, and the link of a large board, are kept whole', (context) => {
    memoryFor(context);
    const long = lesson(card({ link: `n=200&q=${'1.'.repeat(3000)}2`, answer: 'x'.repeat(5000) }));
    assert.ok(keepLesson(long));
    assert.deepEqual(keptLesson().cards, long.cards);
});

test('a lesson that is too long to be opened takes no more boards, and is not kept', (context) => {
    memoryFor(context);
    addCard('n=4', '');
    const link = `n=200&q=${'1.'.repeat(17_000)}2`;
    assert.equal(addCard(link, '').place, 2);
    assert.equal(addCard(link, '').place, 0);
    const editor = new LessonAtHand(keptLesson());
    editor.lesson.cards[0].answer = 'x'.repeat(40_000);
    assert.ok(!editor.keep());
    assert.equal(keptLesson().cards[0].answer.length, 40_000);
    editor.lesson.cards[0].answer = 'x';
    assert.ok(editor.keep());
});

test('a lesson is as long as its bytes, which letters of most languages have several of', (context) => {
    memoryFor(context);
    const words = 'щ'.repeat(1980);
    const cards = (count) => Array.from({ length: count }, () => card({ words }));
    assert.ok(!keepLesson(lesson(...cards(20))));
    assert.ok(keepLesson(lesson(...cards(15))));
    assert.ok(isShort(markdownOf(keptLesson())));
});

test('the head says what was filled in, and makes nothing up', () => {
    const [head] = markdownOf({ ...lesson(), minutes: 'long', author: 'A\nB' }).split('\n\n');
    assert.equal(head, '---\ntitle: Mine\nlanguage: en\nauthor: A B\n---\n');
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
    assert.equal(
        step,
        'Board 1\n\n- [ ] [Put \\[four\\]](#n=4&goal=solution)\n\n> Two\\\n> ways.\n',
    );
});

test('lines stay lines, and signs of multiplication stay signs', () => {
    const task = 'n=4&goal=solution';
    const words = 'a) Put four queens.\n- b) 8*7*6 = 336\n2. **Bold**';
    const made = { ...lesson(card({ link: task, words }), card({ words })), language: 'en' };
    const steps = stepsOf(...made.cards);
    const lines = 'a) Put four queens.\\\n  \\- b) 8\\*7\\*6 = 336\\\n  2\\. **Bold**';
    assert.equal(steps[0], `Board 1\n\n- [ ] [${lines}](#${task})\n\n`);
    assert.match(
        steps[1],
        /^Board 2\n\na\) Put four queens\.\n- b\) 8\\\*7\\\*6 = 336\n2\. \*\*Bold/,
    );
    assert.match(stepsOf(card({ words: 'One.\nTwo.' }))[0], /One\.\\\nTwo\./);
    const read = lessonOf(markdownOf(made));
    assert.equal(read.cards[0].words, words);
});

test('a file whose lines were wrapped can be edited', () => {
    const file = markdownOf(
        lesson(card({ words: 'See [these] four queens.', answer: 'So be it.' })),
    );
    const wrapped = file.replace(' four', '\nfour').replace('> So be', '> So\n> be');
    assert.notEqual(wrapped, file);
    assert.equal(markdownOf(lessonOf(wrapped)), file);
});

test('no words of a sentence or an answer begin a step', () => {
    const text = markdownOf(lesson(card({ words: 'A\n## B\n---', answer: '# C\n## D' })));
    assert.equal(text.match(/^## /gm).length, 1);
    assert.equal(text.match(/^---$/gm).length, 2);
});

const solution = 'n=4&q=2.4.1.3';
const written = [
    lesson(card(), card({ heading: 'Two', words: 'Look.' })),
    lesson(card({ words: 'Look at [four queens] here, [not] there.', answer: 'Two\n\nways.' })),
    lesson(card({ link: 'n=4&goal=solution', words: 'Put [four] \\ ]here' }), card()),
    lesson(card({ words: 'A\n\n## B\n---\n> C', answer: '# C\n\n> D' })),
    { ...lesson(card({ words: 'A\n\n> B' })), for: '7b', minutes: '20', author: 'Ada: L.' },
];

test('the file of a lesson is read again, and the same file is made of it', () => {
    for (const made of written) {
        const file = markdownOf(made);
        const read = lessonOf(file);
        assert.equal(read?.cards.length, made.cards.length, file);
        assert.deepEqual(
            read.cards.map(({ link }) => link),
            made.cards.map(({ link }) => link),
        );
        assert.equal(markdownOf(read), file);
        assert.deepEqual(lessonOf(file.trimEnd().replaceAll('\n', '\r\n')), read);
    }
});

test('what was typed into the fields stands in them again', () => {
    const made = {
        title: 'Queens',
        for: '7b',
        minutes: '20',
        author: 'Ada',
        language: 'de',
        cards: [
            card({ heading: 'One', words: 'See [these] four.\n\n# none', answer: 'A\n\nB' }),
            card({ link: 'n=4&goal=solution', heading: 'Two', words: 'Put [four]', answer: '' }),
        ],
    };
    assert.deepEqual(lessonOf(markdownOf(made)), made);
    const bare = { ...made, for: '', minutes: '', author: '' };
    assert.deepEqual(lessonOf(markdownOf(bare)), bare);
});

test('a lesson in which more stands than boards with their words is not read', () => {
    const file = markdownOf(lesson(card({ heading: 'One', words: 'See [these] four.' })));
    assert.ok(lessonOf(file));
    for (const other of [
        '',
        '## One',
        file.replace('language:', 'level: easy\nlanguage:'),
        file.replace('language: en', 'language: en\nminutes: many'),
        file.replace('---\n\n##', '---\n\nWords before the first step.\n\n##'),
        file.replace(`[these](#${solution})`, 'these'),
        file.replace('See [these]', 'See [those] and [these]'),
        file.replace('See', '- [ ] See'),
        file + file.slice(file.indexOf('## ')).repeat(60),
    ]) {
        assert.equal(lessonOf(other), null, other);
    }
});

test('of 10,000 mutated files none is read that the editor would change but for wrapped lines', () => {
    const next = randomNumbers(25);
    let read = 0;
    for (let i = 0; i < 10_000; i++) {
        const letters = [...markdownOf(written[next(written.length)])];
        const piece = ['\n', '\n\n', '> ', '## ', '[', ']', '(#n=4)', '\\', '---\n', ''];
        for (let k = next(4); k >= 0; k--) {
            letters.splice(next(letters.length), next(3), piece[next(piece.length)]);
        }
        const file = letters.join('');
        const found = lessonOf(file);
        if (!found) continue;
        const [made, given] = [markdownOf(found), file].map((text) =>
            withLinesJoined(text.trimEnd()),
        );
        assert.equal(made, given);
        read++;
    }
    assert.ok(read > 100, `${read} were read`);
});
