// Follows every board link of a lesson in the page, and reports what each of them shows.
import assert from 'node:assert/strict';
import { runsNamed, stepsNamed } from './lesson_search_claims.mjs';

/** In the page: presses a link of the step, and says what it shows. */
async function follow([place, steps, menu]) {
    const { queensLab: lab } = window;
    const ask = (question) => lab.ask(question) ?? '';
    const link = document.querySelectorAll('#lesson article .board-link')[place];
    link.click();
    await lab.rest();
    const texts = () =>
        ask('screen')
            .split('\n')
            .flatMap((line) => line.split('\t').slice(4))
            .filter(Boolean);
    const shown = {
        words: link.textContent,
        href: link.getAttribute('href'),
        state: ask('state'),
        status: ask('status'),
        goal: ask('goal'),
        cells: ask('cells'),
        attacked: ask('attacks'),
        conflicts: Number(ask('conflicts')),
        step: ask('step'),
        said: texts(),
        moments: [],
        elsewhere: [],
        solved: '',
        current: link.getAttribute('aria-current'),
    };
    const go = async (command) => {
        ask(`do ${command}`);
        lab.draw();
        await lab.rest();
    };
    if (menu) {
        ask('press help');
        lab.draw();
        lab.draw();
        shown.said.push(...texts());
        ask('close');
        lab.draw();
        await lab.rest();
    }
    const next = async () => {
        await go('step by=1');
        shown.said.push(...texts());
        return Number(ask('step'));
    };
    /** What the step that has just been taken has done; a next one is taken to see whether it was the last. */
    const seen = async (step, before) => {
        const [solutions, cells, said] = [Number(ask('solutions')), ask('cells'), texts()];
        const found = solutions > before.solutions ? 'found' : '';
        const came = (await next()) === step ? 'end' : found;
        shown.moments.push([step, { came, solutions, before: before.cells, cells, said }]);
    };
    const now = () => ({ solutions: Number(ask('solutions')), cells: ask('cells') });
    if (shown.step) {
        await seen(Number(shown.step), now());
        for (let i = 0; i < 7; i += 1) await next();
        if (/solutions=/.test(shown.goal)) {
            await go('next-solution');
            shown.solved = ask('cells');
        }
        for (const step of steps) {
            await go(`seek step=${step - 1}`);
            const before = now();
            if ((await next()) === step) await seen(step, before);
        }
    } else {
        for (const surface of ['plane', 'cyl', 'torus', 'mobius', 'klein', 'proj']) {
            ask(`do surface to=${surface}`);
            shown.elsewhere.push(ask('cells'));
        }
    }
    return shown;
}

/**
 * In the page: has a search run on an empty board.
 * @returns {number[]} its step at the first solution, of each try; of one alone also the given step, if the
 *     search ends with it
 */
async function run([rows, { solver, tries, steps }]) {
    const { queensLab: lab } = window;
    const go = async (command) => {
        lab.ask(`do ${command}`);
        lab.draw();
        await lab.rest();
        return Number(lab.ask('step'));
    };
    const ends = [];
    for (let seed = 0; seed < tries; seed += 1) {
        await go(`open link=n=${rows}&a=${solver}&s=${seed}&i=0`);
        ends.push(await go('next-solution'));
    }
    if (tries > 1) return ends;
    await go(`seek step=${steps - 1}`);
    const isReached = (await go('step by=1')) === steps;
    return isReached && (await go('step by=1')) === steps ? [...ends, steps] : ends;
}

/** In the page: counts the solutions of an empty board. */
async function count(board) {
    const { queensLab: lab } = window;
    lab.ask(`do open link=${board}`);
    lab.ask('do count');
    while (!/complete/.test(lab.ask('count'))) {
        lab.draw();
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return Number(/\d+/.exec(lab.ask('count'))[0]);
}

/** The lists of a board, turned and mirrored. */
function imagesOf(columns) {
    const last = columns.length - 1;
    const inverse = columns.map((_, i) => columns.indexOf(i));
    const lists = [columns, inverse].flatMap((list) => [list, list.map((c) => last - c)]);
    return lists.flatMap((list) => [list.join(' '), list.toReversed().join(' ')]);
}

/** Name, piece, marks and more of each square. */
const rowsOf = (cells) =>
    cells
        .split('\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => line.split('\t'));
const piecesOn = (rows) => rows.filter(([, piece]) => piece !== '-');
const attacksIn = (cells) => [...cells.matchAll(/attacks (\d+)/g)].map(([, n]) => Number(n));

/** @returns {import('./lesson_search_claims.mjs').Moment} */
function momentOf({ before, cells, ...moment }) {
    const placesOf = (board) => piecesOn(rowsOf(board)).map(([name]) => name);
    return { ...moment, before: placesOf(before), after: placesOf(cells) };
}

/**
 * @param {object} shown what `follow` has told
 * @param {Record<string, number>} counts solutions of empty boards, see countBoards
 * @returns {import('./lesson_claims.mjs').Shown}
 */
function boardOf(shown, counts) {
    const [columns, rows] = shown.cells.split(' ').map(Number);
    const cells = rowsOf(shown.cells);
    const attacked = shown.attacked.split(' ').map(Number);
    const squares = cells.map(([name, piece], i) => ({ name, piece, attacked: attacked[i] }));
    const occupied = squares.filter(({ piece }) => piece !== '-');
    const byRows = Array.from({ length: rows }, (_, row) =>
        squares
            .slice(row * columns, (row + 1) * columns)
            .findIndex(({ piece }) => piece === 'queen'),
    );
    const surface = /&t=(\w+)/.exec(shown.state)?.[1] ?? 'plane';
    return {
        ...shown,
        surface,
        columns,
        rows,
        names: squares.map(({ name }) => name),
        pieces: new Map(piecesOn(cells).map(([name, piece]) => [name, piece])),
        solution: new Map(piecesOn(rowsOf(shown.solved)).map(([name, piece]) => [name, piece])),
        inConflict: occupied.filter(({ attacked: times }) => times > 0).map(({ name }) => name),
        attacks: [shown.cells, ...shown.elsewhere].flatMap(attacksIn),
        free: squares.filter((one) => one.piece === '-' && one.attacked === 0).length,
        lists: imagesOf(byRows),
        moments: new Map(shown.moments.map(([step, moment]) => [step, momentOf(moment)])),
        count: [counts[`${surface} ${rows}`], counts[`pawn ${rows}`]],
        counts,
    };
}

/**
 * @param {import('./lab.mjs').Lab} lab
 * @returns {Promise<Record<string, number>>} how many solutions empty boards have, by surface and
 *     rows; "pawn" for one queen more than rows, and a pawn
 */
export async function countBoards(lab) {
    const counts = {};
    for (const side of [4, 5, 6, 7, 8, 9, 10]) {
        counts[`plane ${side}`] = await lab.page.evaluate(count, `n=${side}&room=count`);
    }
    for (const side of [5, 7, 11, 13]) {
        counts[`torus ${side}`] = await lab.page.evaluate(count, `n=${side}&t=torus&room=count`);
    }
    for (const side of [6, 8]) {
        const board = `n=${side}&room=count&extra=1`;
        counts[`pawn ${side}`] = await lab.page.evaluate(count, board);
    }
    return counts;
}

/**
 * Reads a lesson that is open, to its end.
 * @param {import('./lab.mjs').Lab} lab
 * @param {Record<string, number>} counts
 */
export async function stepsOf(lab, counts) {
    const steps = [];
    for (let more = true; more;) {
        const step = await lab.page.evaluate(() => ({
            heading: document.querySelector('#lesson h3').textContent,
            text: [...document.querySelectorAll('#lesson article > :not(.notes)')]
                .map((block) => block.textContent.replace(/^Answer/, ''))
                .join('\n'),
            links: document.querySelectorAll('#lesson article > :not(.notes) .board-link').length,
        }));
        step.shown = [];
        for (let place = 0; place < step.links; place += 1) {
            const menu = /\bmenu\b/.test(step.text);
            const shown = await lab.page.evaluate(follow, [place, stepsNamed(step.text), menu]);
            assert.equal(shown.status, '', `${step.heading}: ${shown.href}`);
            assert.equal(shown.current, 'true');
            step.shown.push({ ...boardOf(shown, counts), runs: {} });
        }
        for (const named of runsNamed(step.text)) {
            const [{ rows, runs }] = step.shown;
            runs[named.solver] = await lab.page.evaluate(run, [rows, named]);
        }
        steps.push(step);
        more = await lab.page.evaluate(() => {
            [...document.querySelectorAll('#lesson footer button')].at(-1).click();
            return document.getElementById('lesson') !== null;
        });
    }
    return steps;
}
