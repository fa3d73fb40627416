// What of a link is the board, and what of it is the search on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, workOf } from '../../web/board_keys.js';

const garden = 'v=1&n=4&q=2.4.1.3&g=j39&a=backtracking&i=7&grade=easy&goal=solution';

test('regions belong to the board, and the search to the work on it', () => {
    assert.equal(boardOf(garden), 'g=j39&n=4&q=2.4.1.3');
    assert.equal(workOf(`#${garden}`), 'a=backtracking&g=j39&i=7&n=4&q=2.4.1.3');
});

test('two gardens with the same queens are two boards', () => {
    assert.notEqual(boardOf(garden), boardOf(garden.replace('j39', 'j40')));
});
