// Puzzles with one solution: one of each kind is played, by mouse, by finger and by its hints.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const queens = fileURLToPath(new URL('../../build/native/queens', import.meta.url));

const laboratory = await laboratoryFor();

/** The puzzle of a seed as the command line sets it. */
function puzzle(kind, seed, grade = 'easy') {
    const order = ['--kind', kind, '--seed', `${seed}`, '--grade', grade, '--format', 'json'];
    return JSON.parse(execFileSync(queens, ['puzzle', ...order], { encoding: 'utf8' }));
}

/** The names of the squares where queens are to be put. */
function missing({ n, board, solution }) {
    const open = solution.filter(([row, column]) => board[row][column] === '.');
    return open.map(([row, column]) => String.fromCharCode(97 + column) + (n - row));
}

const isSolved = (lab) => lab.until('screen', /Solved! There is no other way\./);

test('a puzzle of each kind is solved by mouse and by finger', async () => {
    for (const [kind, screen] of [
        ['complete', {}],
        ['pawns', screens.phone],
        ['watch', {}],
    ]) {
        const set = puzzle(kind, 5);
        const lab = await laboratory.enter({ ...screen, link: `${set.link.slice(1)}&room=place` });
        for (const square of missing(set)) {
            await (screen.touch ? lab.tap(`square ${square}`) : lab.click(`square ${square}`));
        }
        await lab.until('goal', /^met\n/);
        if (!screen.touch) await isSolved(lab);
        assert.deepEqual(lab.complaints, []);
        await lab.close();
    }
});

test('a puzzle is chosen in the panel, and its hints lead to the solution', async () => {
    const lab = await laboratory.enter({ link: 'n=8&room=place' });
    await lab.page.mouse.move(1180, 600);
    await lab.page.mouse.wheel(0, 700);
    await lab.click('challenge-complete');
    await lab.until('goal', /^open\nsolution_and_unique/);
    await lab.until('state', /&grade=easy/);
    for (let step = 0; step < 60; ++step) {
        if ((await lab.ask('goal')).startsWith('met')) break;
        await lab.click('challenge-hint');
        await lab.click('challenge-hint');
        await lab.click('challenge-follow');
        // What was met is known in the frame after the press.
        await lab.rest();
    }
    await isSolved(lab);
    await lab.click('challenge-another');
    await lab.until('goal', /^open\n/);
    assert.deepEqual(lab.complaints, []);
});

test('a seed is the same puzzle on the command line and in the page', async () => {
    const lab = await laboratory.enter({});
    for (const kind of ['complete', 'pawns', 'watch']) {
        for (const grade of ['easy', 'medium', 'hard', 'expert']) {
            await lab.ask(`do challenge kind=${kind} n=8 surface=plane grade=${grade} seed=2026`);
            const wanted = puzzle(kind, 2026, grade).link.match(/&goal=(.*)$/)[1];
            await lab.until('goal', new RegExp(`^open\\n${wanted}\\n`));
        }
    }
});
