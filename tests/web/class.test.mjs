// What a class has handed in: each receipt is checked, those that are alike are found, and tables and
// CSV say what there is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkTask } from '../../web/class_check.js';
import { csvOf, metIn, tablesOf } from '../../web/class_table.js';
import { english, speak } from '../../web/said.js';

process.env.TZ = 'Asia/Kolkata';

const five = '#n=5&goal=solution';
const counted = '#n=8&goal=count=92';

/** Stands for the program: the board of four knights' moves is the only solution there is. */
function check(link) {
    if (link.includes('count=')) return { outcome: 'unsure', asked: 'Count.', on: 'n=8' };
    const met = link === 'n=5&q=1.3.5.2.4&goal=solution';
    return { outcome: met ? 'met' : 'missed', asked: 'Put 5 queens on the board.', on: 'n=5' };
}

const solvedTask = {
    link: five,
    state: 'met',
    tries: 2,
    seconds: 40,
    board: 'n=5&q=1.3.5.2.4',
    wrong: 'n=5&q=1.3.5.2.2',
};
const openTask = { link: counted, state: 'open', tries: 0, seconds: 0, board: '', wrong: '' };

/** A receipt of a pupil, whose tasks are changed. */
function entry(name, { first = {}, second = {}, at = 1_764_000_000, ...changes } = {}) {
    const tasks = [
        { ...solvedTask, ...first },
        { ...openTask, ...second },
    ];
    const receipt = { name, lesson: 'five', title: 'Five', at, tasks, ...changes };
    const checked = tasks.map((task) => checkTask(task, check));
    return { text: JSON.stringify(receipt), receipt, tasks: checked };
}

const outcomes = (one) => one.tasks.map(({ outcome }) => outcome);
const notesOf = (entries, known) =>
    tablesOf(entries, 'name', known).flatMap(({ rows }) => rows.map(({ notes }) => notes));

test('a board that is said to solve its task counts only if it does', () => {
    assert.deepEqual(outcomes(entry('Ada')), ['met', 'open']);
    assert.deepEqual(outcomes(entry('Ada', { first: { board: 'n=5&q=1.3.5.2.2' } })), [
        'faked',
        'open',
    ]);
    assert.deepEqual(outcomes(entry('Ada', { first: { state: 'missed' } })), ['missed', 'open']);
    assert.deepEqual(outcomes(entry('Ada', { second: { state: 'met' } })), ['met', 'unsure']);
});

test('a board that this build cannot read is not said to be no solution', () => {
    const unread = (link) => ({
        outcome: link.includes('mirrored') ? 'unreadable' : 'met',
        on: '',
    });
    const link = '#n=5&goal=mirrored';
    const task = checkTask({ ...solvedTask, link }, unread);
    assert.equal(task.outcome, 'unsure');
    const receipt = { name: 'Ada', lesson: '', title: '', at: 0, tasks: [task] };
    const [[note]] = notesOf([{ text: '', receipt, tasks: [task] }]);
    assert.match(note, /^Task 1 is said to be solved, but this version .* cannot read its board\./);
    const open = checkTask({ ...solvedTask, link, state: 'missed' }, unread);
    assert.equal(open.outcome, 'missed');
});

test('a board brings no goal of its own along', () => {
    const board = 'n=5&q=1.3.5.2.2&goal=queens=5';
    const asked = [];
    checkTask({ ...solvedTask, board }, (link) => asked.push(link) && check(link));
    assert.equal(asked[0], 'n=5&q=1.3.5.2.2&goal=solution');
});

/** What the program is asked about a garden that a pupil says is solved. */
function askedOf(link, board) {
    const asked = [];
    const checked = checkTask({ ...solvedTask, link, board }, (one) => {
        asked.push(one);
        return { outcome: 'met', asked: 'Solve the garden.', on: 'n=4' };
    });
    const receipt = { name: 'Ada', lesson: '', title: '', at: 0, tasks: [checked] };
    return { asked, notes: notesOf([{ text: '', receipt, tasks: [checked] }]) };
}
const otherBoard = 'Task 1 was solved on another board than that of the task.';

test('a garden is checked with the regions of its task', () => {
    const garden = '#n=4&g=j39&goal=solution';
    for (const board of ['g=j39&n=4&q=2.4.1.3', 'n=4&q=2.4.1.3']) {
        const { asked, notes } = askedOf(garden, board);
        assert.equal(asked[0], `g=j39&${board}&goal=solution`);
        assert.deepEqual(notes, [[]]);
    }
    // Others may be easier; the first of two keys counts.
    const { asked, notes } = askedOf(garden, 'g=other&n=4&q=2.4.1.3');
    assert.equal(asked[0], 'g=j39&g=other&n=4&q=2.4.1.3&goal=solution');
    assert.deepEqual(notes, [[otherBoard]]);
});

test('a task without regions is not solved in a garden, but one that names a day is', () => {
    const board = 'g=j39&n=4&q=2.4.1.3';
    assert.deepEqual(askedOf('#n=4&goal=solution', board).notes, [[otherBoard]]);
    const day = '#day=2026-11-28&grade=easy&goal=solution';
    assert.deepEqual(askedOf(day, board).notes, [[]]);
});

test('a board with pawns or walls of its own is not that of the task', () => {
    // As the program: `on` has what the goal does not ask about.
    const on = (link) =>
        link.includes('pawns=') ? 'n=4' : link.replace(/[&#]?(q|goal)=[^&]*/g, '');
    const notes = (goal, board) => {
        const done = checkTask({ ...solvedTask, link: `#n=4&goal=${goal}`, board }, (link) => ({
            outcome: 'met',
            asked: '',
            on: on(link),
        }));
        const receipt = { name: 'Ada', lesson: '', title: '', at: 0, tasks: [done] };
        return notesOf([{ text: '', receipt, tasks: [done] }]);
    };
    assert.deepEqual(notes('solution', 'n=4&q=2.4.1.3'), [[]]);
    assert.deepEqual(notes('solution', 'n=4&q=2.4.1.3&w=1-1'), [[otherBoard]]);
    assert.deepEqual(notes('solution', 'n=4&q=2.4.1.3&x=1-1'), [[otherBoard]]);
    assert.deepEqual(notes('queens=5_and_pawns=1', 'n=4&q=2.4.1.3&x=1-1'), [[]]);
});

test('a task is solved on its own board however its link writes the size', () => {
    for (const link of ['#q=2.0.0.0&goal=solution', '#n=4x4&t=plane&goal=solution']) {
        assert.deepEqual(askedOf(link, 'n=4&q=2.4.1.3').notes, [[]]);
    }
});

test('a wrong board of a garden keeps its regions', () => {
    const wrong = 'g=j39&n=4&q=1.2.3.4';
    const [{ tasks }] = tablesOf([entry('Ada', { first: { wrong } })], 'name');
    assert.deepEqual(tasks[0].wrong, [{ board: wrong, names: ['Ada'] }]);
});

test('what is odd is said in a sentence', () => {
    assert.deepEqual(notesOf([entry('Ada')]), [[]]);
    assert.deepEqual(notesOf([entry('Ada', { first: { board: 'n=5' } })]), [
        ['Task 1 is said to be solved, but its board does not solve it.'],
    ]);
    assert.deepEqual(notesOf([entry('Ada')], { five: { title: 'Five', links: [five] } }), [
        ['Task 2 is not in this lesson.'],
    ]);
    const elsewhere = { ...solvedTask, link: '#n=8&goal=solution' };
    const on = (link) => /n=\d/.exec(link)[0];
    const found = checkTask(elsewhere, (link) => ({ outcome: 'met', asked: '', on: on(link) }));
    const other = { ...entry('Ada'), tasks: [found] };
    assert.deepEqual(notesOf([other]), [
        ['Task 1 was solved on another board than that of the task.'],
    ]);
});

test('the latest of several receipts of one pupil counts', () => {
    const before = entry('Ada', { first: { state: 'missed', tries: 1, seconds: 30 } });
    const after = entry('ada ', { at: 1_764_000_900 });
    const [{ rows }] = tablesOf([after, before], 'name');
    assert.equal(rows.length, 1);
    assert.equal(rows[0].entry, after);
    assert.deepEqual(rows[0].entries, [before, after]);
    assert.deepEqual(rows[0].notes, ['Handed in 2 times: the latest one counts.']);
});

test('two pupils of one name stand in two rows', () => {
    const one = entry('Ada', { first: { seconds: 30 } });
    const other = entry('Ada', { first: { seconds: 20 }, at: 1_764_000_900 });
    const words = 'Another pupil, or another device, handed in under this name, too.';
    assert.deepEqual(notesOf([one, other]), [[words], [words]]);
});

test('the same work under two names is said to be alike, and no work is not', () => {
    const alike = (name) => `Boards, tries and seconds are those of ${name}: one may be a copy.`;
    const long = { first: { seconds: 140 } };
    assert.deepEqual(notesOf([entry('Ada', long), entry('Ben', long)]), [
        [alike('Ben')],
        [alike('Ada')],
    ]);
    // In the first minute many do the same.
    assert.deepEqual(notesOf([entry('Ada'), entry('Ben')]), [[], []]);
    const nothing = { first: { ...openTask, link: five, seconds: 140 } };
    assert.deepEqual(notesOf([entry('Ada', nothing), entry('Ben', nothing)]), [[], []]);
});

test('pupils are sorted by name or by what they have solved', () => {
    const entries = [
        entry('Zoë'),
        entry('Ben', { first: { seconds: 41 } }),
        entry('ada', { first: { state: 'missed' } }),
    ];
    const names = (order) =>
        tablesOf(entries, order)[0].rows.map(({ entry: { receipt } }) => receipt.name);
    assert.deepEqual(names('name'), ['ada', 'Ben', 'Zoë']);
    assert.deepEqual(names('tasks'), ['Ben', 'Zoë', 'ada']);
    assert.deepEqual(tablesOf(entries, 'tasks')[0].rows.map(metIn), [1, 1, 0]);
});

test('the commonest wrong board stands first, with those who came to it', () => {
    const wrong = (name, board, seconds) => entry(name, { first: { wrong: board, seconds } });
    const entries = [
        wrong('Ada', 'n=5&q=1.3.0.0.0', 1),
        wrong('Ben', 'n=5&q=2.2.2.2.2', 2),
        wrong('Cy', 'q=1.3.0.0.0&n=5', 3),
        wrong('Di', '', 4),
    ];
    const [{ tasks }] = tablesOf(entries, 'name');
    assert.deepEqual(tasks[0].wrong, [
        { board: 'n=5&q=1.3.0.0.0', names: ['Ada', 'Cy'] },
        { board: 'n=5&q=2.2.2.2.2', names: ['Ben'] },
    ]);
    assert.equal(tasks[0].met, 4);
});

test('each lesson has its table, and so has each task without a lesson', () => {
    const aloneWith = (name, changes) => {
        const { receipt, tasks } = entry(name, { lesson: '', title: '', ...changes });
        return { text: '', receipt: { ...receipt, tasks: [receipt.tasks[0]] }, tasks: [tasks[0]] };
    };
    const alone = aloneWith('Ada');
    const other = entry('Ada', { lesson: 'mine', title: 'My own' });
    const titlesOf = (...entries) => tablesOf(entries, 'name').map(({ title }) => title);
    const asked = 'Put 5 queens on the board.';
    assert.deepEqual(titlesOf(entry('Ada'), alone, other), ['My own', asked, 'Five']);
    assert.deepEqual(tablesOf([], 'name'), []);
    const inFrench = entry('Zoë', { title: 'Cinq' });
    const known = { five: { title: 'Fünf', links: [five] } };
    const [both] = tablesOf([entry('Ada'), inFrench], 'name', known);
    assert.deepEqual([both.title, both.rows.length], ['Fünf', 2]);
    const another = entry('Ada', { lesson: 'mine', title: 'Another' });
    assert.equal(tablesOf([other, another], 'name').length, 2);
    // A pupil who does two tasks is under no suspicion, and each task counts those who did it.
    const second = { link: '#n=5&x=1-1&goal=solution', board: '' };
    const later = aloneWith('ADA', { first: { ...second, tries: 1 }, at: 1_764_000_900 });
    const entries = [alone, later, aloneWith('Ben', { first: second })];
    assert.deepEqual(notesOf(entries), [[], [], []]);
    const counted = tablesOf(entries, 'name').map(({ tasks, rows }) => [tasks.length, rows.length]);
    assert.deepEqual(counted, [
        [1, 2],
        [1, 1],
    ]);
    assert.deepEqual(titlesOf(...entries), [`${asked} (2)`, asked]);
    const several = entry('Ada', { lesson: '', title: '' });
    assert.deepEqual(titlesOf(several), ['Tasks without a lesson']);
});

test('a spreadsheet takes no name for a formula, and has the time on the clock of the classroom', () => {
    const quoted = entry('A, "B"', { first: { seconds: 1, board: 'n=5' } });
    const [table] = tablesOf([entry('=1+1'), quoted], 'name');
    assert.deepEqual(csvOf(table).split('\n'), [
        'Name,Lesson,Handed in at,Solved,' +
            'Task 1,Task 1: tries,Task 1: seconds,Task 1: board,' +
            'Task 2,Task 2: tries,Task 2: seconds,Task 2: board,Remarks',
        "'=1+1,Five,2025-11-24 21:30:00,1,solved,2,40,n=5&q=1.3.5.2.4,not begun,0,0,,",
        '"A, ""B""",Five,2025-11-24 21:30:00,0,"said to be solved, but it is not",2,1,n=5,' +
            'not begun,0,0,,"Task 1 is said to be solved, but its board does not solve it."',
        '',
    ]);
    const [late] = tablesOf([entry('Ada', { at: Number.MAX_SAFE_INTEGER })], 'name');
    assert.match(csvOf(late), /^Ada,Five,/m);
});

test('a spreadsheet of a country with decimal commas finds each field in its column', (context) => {
    context.after(() => speak(english));
    const texts = { solved: 'gelöst', Name: 'Name', 'Task {n}: tries': 'Aufgabe {n}: Versuche' };
    speak({ ...english, tag: 'de', textOf: (text) => texts[text] });
    const [head, line] = csvOf(tablesOf([entry('Ada')], 'name')[0]).split('\n');
    assert.match(head, /^Name;Lesson;[^,]*;Aufgabe 1: Versuche;/);
    assert.match(line, /^Ada;Five;[^;]*;1;gelöst;2;40;/);
});
