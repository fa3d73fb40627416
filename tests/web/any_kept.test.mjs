// What the page keeps, and what is posted to a frame: whatever fast-check makes of it, the page goes on
// and loses nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { holds, json, objectOf, text } from './anything.mjs';
import { pretendStorage } from './storage.mjs';

// As much of a browser as the doors stand in: a small memory, an address, and frames.
const { stored } = pretendStorage();
const listeners = [];
const parent = { postMessage() {} };
Object.assign(globalThis, {
    location: new URL('https://lab.example/?embed=1&origin=https%3A%2F%2Fschool.example'),
    history: { state: null, replaceState() {} },
    document: { getElementById: () => ({}), querySelector: () => null },
    addEventListener: (_, listener) => listeners.push(listener),
    parent,
    window: globalThis,
});

const { Attempts } = await import('../../web/attempts.js');
const { keepReceipts, keptReceipts } = await import('../../web/class_store.js');
const { Embed } = await import('../../web/embed.js');
const { withBoards, ...boards } = await import('../../web/kept_boards.js');
const { Progress } = await import('../../web/lesson_progress.js');
const { addCard, keptLesson, mostCards } = await import('../../web/my_lesson.js');
const { markdownOf } = await import('../../web/my_lesson_file.js');
const { packReceipt, readReceipt } = await import('../../web/receipt.js');

/** What may be kept: anything, JSON, and JSON that looks like what is meant. */
const kept = (meant) =>
    fc.oneof(
        text,
        fc.oneof(json, meant).map((value) => JSON.stringify(value)),
    );

const keep = (name, value) => stored.set(`queens-lab/${name}`, value);

test('whatever is kept as a lesson of my own, it is a lesson, and has room for a board', () => {
    const card = objectOf('link', 'heading', 'words', 'answer');
    const meant = fc.record({ title: json, minutes: json, cards: fc.array(fc.oneof(card, json)) });
    holds(
        fc.property(kept(meant), (value) => {
            keep('my-lesson', value);
            const lesson = keptLesson();
            const file = markdownOf(lesson);
            assert.equal(file.match(/^## /gm)?.length ?? 0, lesson.cards.length);
            assert.ok(addCard('n=4', 'words').place <= mostCards);
            assert.equal(keptLesson().title, lesson.title);
        }),
    );
});

/** @returns {unknown[] | undefined} the list that a text is, if it is one */
function listIn(text) {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) ? value : undefined;
    } catch {
        return undefined;
    }
}

const isBoard = (entry) => typeof entry?.name === 'string' && typeof entry?.link === 'string';

test('whatever is kept as boards, none of it is lost when a board is kept', () => {
    const board = fc.oneof(objectOf('name', 'link'), fc.record({ name: text, link: text }));
    holds(
        fc.property(kept(fc.array(fc.oneof(board, json))), (value) => {
            keep('boards', value);
            stored.delete('queens-lab/boards aside');
            const before = boards.keptBoards();
            const added = { name: 'A', link: 'n=5' };
            assert.ok(boards.keepBoards([added, ...before]));
            assert.deepEqual(boards.keptBoards(), [added, ...before]);
            const all = boards.boardsAside() + stored.get('queens-lab/boards');
            const list = listIn(value);
            if (!list && value) assert.ok(all.includes(value));
            const others = (entries) => JSON.stringify(entries.filter((one) => !isBoard(one)));
            const after = JSON.parse(stored.get('queens-lab/boards'));
            if (list) assert.equal(others(after), others(list));
        }),
    );
});

test('whatever a file says of boards, those before stay and each is there once', () => {
    const board = fc.record({ name: text, link: text });
    holds(
        fc.property(fc.oneof(json, fc.array(fc.oneof(board, json))), (value) => {
            const before = [{ name: 'A', link: 'n=5' }];
            const { after, others } = withBoards(value, before);
            assert.deepEqual(after.slice(0, 1), before);
            assert.ok(others >= 0);
            assert.deepEqual(withBoards(value, after).after, after);
        }),
    );
});

test('whatever is kept as receipts of a class, texts come back', () => {
    holds(
        fc.property(kept(fc.array(fc.oneof(text, json))), (value) => {
            keep('class', value);
            const receipts = keptReceipts();
            assert.ok(receipts.every((receipt) => typeof receipt === 'string'));
            assert.ok(keepReceipts(receipts));
            assert.deepEqual(keptReceipts(), receipts);
        }),
    );
});

test('whatever is kept of a lesson, it goes on at a step that it has', () => {
    const lesson = fc.record({
        name: fc.constantFrom('a', 'b', 'mine'),
        place: json,
        boards: json,
        active: json,
        shown: json,
    });
    const lessons = fc.record({ a: fc.oneof(lesson, json), b: fc.oneof(lesson, json) });
    holds(
        fc.property(kept(lesson), kept(lessons), fc.nat(5), (before, value, steps) => {
            stored.clear();
            keep('lesson', before);
            keep('lessons', value);
            const progress = new Progress('a', steps);
            assert.ok(progress.place >= 0 && progress.place <= Math.max(0, steps - 1));
            progress.keepOwn('n=5&q=1');
            progress.show('n=4');
            assert.equal(new Progress('a', steps).place, progress.place);
            assert.equal(stored.get('queens-lab/lesson'), before);
        }),
    );
});

test('whatever is kept of what was tried, it can be handed in and is read', async () => {
    const task = objectOf('state', 'tries', 'seconds', 'board', 'wrong');
    const meant = fc.record({ a: fc.oneof(json, fc.record({ '#n=4': fc.oneof(task, json) })) });
    const property = fc.asyncProperty(kept(meant), async (value) => {
        keep('attempts', value);
        const attempts = new Attempts('a', () => 'n=4');
        attempts.begin('#n=4');
        attempts.miss();
        const tasks = [{ link: '#n=4', ...attempts.of('#n=4') }];
        const sent = await packReceipt({ name: 'Ada', lesson: 'a', title: 'A', at: 5, tasks });
        const { receipt } = await readReceipt(sent.replace('receipt=', ''));
        assert.equal(receipt?.tasks.length, 1);
    });
    await holds(property);
});

test('whatever is posted to a frame, it answers at most once, and no answer of another one', () => {
    const asked = [];
    const embed = new Embed((question) => {
        asked.push(question);
        return 'an answer';
    });
    embed.ready();
    const [take] = listeners.slice(-1);
    const message = fc.oneof(
        json,
        objectOf('queensLab', 'do', 'ask', 'id', 'answer', 'event', 'refused'),
        fc.record({ queensLab: fc.constant(1), do: fc.oneof(text, json), id: json }),
        fc.record({ queensLab: fc.constant(1), ask: fc.oneof(text, json) }),
    );
    const origin = fc.constantFrom('https://school.example', 'https://other.example', 'null');
    holds(
        fc.property(message, origin, fc.boolean(), (data, from, hasSource) => {
            const answers = [];
            asked.length = 0;
            const source = { postMessage: (answer, target) => answers.push([answer, target]) };
            take({ data, origin: from, source: hasSource ? source : null });
            assert.ok(answers.length <= 1);
            if (from !== 'https://school.example') assert.deepEqual(asked, []);
            for (const [answer, target] of answers) {
                assert.equal(target, from === 'null' ? '*' : from);
                assert.ok(!('answer' in data || 'refused' in data || 'event' in data));
                assert.ok('answer' in answer !== 'refused' in answer);
                take({ data: answer, origin: from, source });
            }
            assert.ok(answers.length <= 1, 'It answers an answer.');
        }),
    );
});
