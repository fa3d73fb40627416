// The order of functions in the files that a visitor downloads.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder } from '../../scripts/site/order.mjs';

const type = ' (type $i32_=>_none (func (param i32)))';
const data = ' (data (i32.const 8) "a queen\\00")';
const onto = (number) =>
    ` (func $${number} (param $0 i32)\n  (i32.store\n   (local.get $0)\n  )\n )`;
const call = (number) => ` (func $${number}\n  (call $1)\n )`;
const also = (number) => ` (func $${number}\n  (call $0)\n )`;
const module = (...fields) => ['(module', ...fields, ')\n'].join('\n');

test('functions that take the same and begin alike stand together, whatever their numbers', () => {
    const text = module(type, onto(0), call(1), data, onto(2), also(3), call(4));
    const sorted = module(type, data, also(3), call(1), call(4), onto(0), onto(2));
    assert.equal(inOrder(text), sorted);
    assert.equal(inOrder(sorted), sorted);
});

test('notes on sections that Binaryen does not know are no part of a function', () => {
    const note = ' ;; custom section "queens_build", size 12';
    assert.equal(inOrder(module(call(0), also(1), note)), module(also(1), call(0)));
});
