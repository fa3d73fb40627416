// A task that a link asks for without a lesson: it goes on where it was left, and another one with the
// same goal is a task of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pretendStorage } from './storage.mjs';

const { stored } = pretendStorage();
const { TaskAlone } = await import('../../web/task_alone.js');

/** Stands for the page: what is on the board, and what has become of the task. */
function pageWith(board) {
    const page = { board, outcome: 'open', goal: 'solution' };
    const ask = (question) =>
        question === 'state'
            ? `v=1&${page.board}&goal=${page.goal}`
            : page.goal && `${page.outcome}\n${page.goal}\nPut queens on the board.\n`;
    const open = (link) => (page.opened = link);
    const task = new TaskAlone({ ask, open });
    page.bring = () => task.bring();
    page.beginAfresh = () => task.beginAfresh('#n=4&goal=solution');
    page.show = (on, outcome = 'open', goal = page.goal) => {
        Object.assign(page, { board: on, outcome, goal });
        task.drawn();
    };
    page.show(board);
    return page;
}

/** What has been done in the tasks, by their links. */
const done = () => JSON.parse(stored.get('queens-lab/attempts') ?? '{}')[''] ?? {};

/** What became of the tasks, by their links. */
const outcomes = () =>
    Object.fromEntries(Object.entries(done()).map(([link, task]) => [link, task.state]));

const start = 'n=4';
const solved = 'n=4&q=2.4.1.3';
/** Other tasks of the same size with the same goal. */
const others = [
    'n=4&x=1-1',
    'n=4&w=1-1',
    'n=4&o=1-1',
    'n=4&g=j39',
    'n=4&q=3.0.0.0',
    'n=4&b=x3/4/4/4',
];

test('a task that comes after a solved one is not solved yet, in a new page or by a link', () => {
    for (const isNew of [true, false]) {
        for (const other of others) {
            stored.clear();
            const page = pageWith(start);
            page.show(solved, 'met');
            page.bring();
            const after = isNew ? pageWith(other) : page;
            after.show(other);
            after.show(`${other}&m=2-2`, 'missed');
            assert.deepEqual(
                Object.values(outcomes()),
                ['met', 'missed'],
                `${other}, ${isNew}: ${JSON.stringify(outcomes())}`,
            );
        }
    }
});

test('a task goes on where it was left when the page is loaded anew', () => {
    pageWith(start).show('n=4&q=2.0.0.0');
    const again = pageWith('n=4&q=2.0.0.0');
    again.show('n=4&q=2.4.0.0');
    pageWith('n=4&q=2.4.0.0').show(solved, 'met');
    assert.deepEqual(outcomes(), { '#n=4&goal=solution': 'met' });
});

test('a search goes on in its task at whatever step it was left', () => {
    pageWith('n=4&a=backtracking').show('n=4&a=backtracking&i=7');
    pageWith('n=4&a=backtracking&i=9').show('n=4&a=backtracking&i=30', 'met');
    assert.deepEqual(outcomes(), { '#a=backtracking&n=4&goal=solution': 'met' });
});

test('who goes back from a second task to the first one finds it as it was', () => {
    const page = pageWith(start);
    page.show('n=4&q=2.0.0.0');
    page.bring();
    page.show('n=4&x=1-1');
    page.bring();
    page.show('n=4&q=2.0.0.0');
    page.show(solved, 'met');
    const first = done()['#n=4&goal=solution'];
    assert.deepEqual([first.state, first.board], ['met', solved]);
});

test('the next pupil at a device begins with the board of the link, and hands in that work alone', () => {
    for (const isNew of [true, false]) {
        stored.clear();
        const other = pageWith('n=5');
        other.show('n=5&q=1.3.5.2.4', 'met');
        const first = pageWith(start);
        first.show('n=4&q=2.4.0.0', 'missed');
        first.show(solved, 'met');
        const page = isNew ? pageWith(start) : first;
        page.beginAfresh();
        assert.equal(page.opened, 'n=4&goal=solution');
        assert.deepEqual(outcomes(), { '#n=5&goal=solution': 'met' });
        page.show(start);
        page.show('n=4&q=3.1.4.2', 'met');
        const { state, tries, board, wrong } = done()['#n=4&goal=solution'];
        assert.deepEqual([state, tries, board, wrong], ['met', 1, 'n=4&q=3.1.4.2', '']);
        assert.deepEqual(Object.keys(done()), ['#n=5&goal=solution', '#n=4&goal=solution']);
    }
});

test('whoever begins a task afresh goes on with no other one that was left on its board', () => {
    stored.set(
        'queens-lab/task',
        JSON.stringify({
            '#n=4&goal=solution': { place: 'n=4&q=2.4.1.3&goal=solution' },
            '#n=4&q=3.0.0.0&goal=solution': { place: 'n=4&goal=solution' },
        }),
    );
    const page = pageWith(solved);
    page.beginAfresh();
    page.show(start);
    page.show(solved, 'met');
    assert.equal(done()['#n=4&goal=solution'].state, 'met');
});

test('a board that is shown by another task is none of the task before', () => {
    const page = pageWith(start);
    page.show('n=4&q=2.0.0.0');
    page.show('n=6', 'open', 'solution_and_orbit=2');
    const first = done()['#n=4&goal=solution'];
    assert.equal(first.board, 'n=4&q=2.0.0.0');
});

test('frames without a task read nothing that is kept', (t) => {
    const page = pageWith(start);
    page.show('n=4&q=2.0.0.0', 'open', '');
    const reads = t.mock.method(localStorage, 'getItem');
    for (const board of ['n=4&q=2.0.0.0', solved]) page.show(board, 'open', '');
    assert.equal(reads.mock.callCount(), 0);
    page.show('n=4&q=2.0.0.0', 'open', 'solution');
    page.show(solved, 'met', 'solution');
    assert.equal(Object.values(outcomes()).at(-1), 'met');
});

test('what was kept in another form is no task that goes on', () => {
    for (const strange of ['#n=4&goal=solution', '[1]', '{"#n=4":5}', 'null']) {
        stored.set('queens-lab/task', strange);
        pageWith(start).show(solved, 'met');
        assert.equal(outcomes()['#n=4&goal=solution'], 'met');
    }
});
