// Boards that visitors make while they follow a lesson: none is lost, and each comes back by a press.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf } from '../../web/board_keys.js';
import { boardBefore, withBoard } from '../../web/lesson_boards.js';

test('two links show the same board if they differ in nothing but the display', () => {
    assert.equal(boardOf('v=1&n=5&q=1.3.5.2.4&room=maths'), boardOf('q=1.3.5.2.4&n=5&heat=1'));
    assert.notEqual(boardOf('n=5&q=1'), boardOf('n=5&q=2'));
});

test("the board that everybody begins with is nobody's own", () => {
    assert.deepEqual(withBoard([], 'v=1&n=8&q=0.0.0.4.0.0.0.0&sel=4-4'), []);
});

test('a board is kept once, the latest first, and no more than eight', () => {
    let boards = [];
    for (let i = 1; i <= 10; i += 1) boards = withBoard(boards, `n=10&q=${i}`);
    assert.equal(boards.length, 8);
    boards = withBoard(boards, 'n=10&q=5&heat=1');
    assert.equal(boards[0], 'n=10&q=5&heat=1');
    assert.equal(boards.length, 8);
});

test('one press brings the latest board back, and the next one the board before it', () => {
    const boards = ['n=4&q=2', 'n=5&q=1.3', 'n=6&q=2.4'];
    assert.equal(boardBefore([], 'n=8'), '');
    assert.equal(boardBefore(boards, 'n=8'), boards[0]);
    assert.equal(boardBefore(boards, boards[0]), boards[1]);
    assert.equal(boardBefore(boards, boards[1]), boards[2]);
    assert.equal(boardBefore(boards, boards[2]), boards[0]);
    assert.equal(boardBefore([boards[0]], boards[0]), '');
});
