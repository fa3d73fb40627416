// Which steps of a search a picture that moves has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsBetween } from '../../web/moving_picture.js';

test('sixty steps of a search are all shown', () => {
    assert.deepEqual(
        stepsBetween(0, 59),
        Array.from({ length: 60 }, (_, i) => i),
    );
    assert.deepEqual(stepsBetween(7, 9), [7, 8, 9]);
    assert.deepEqual(stepsBetween(7, 7), [7]);
});

test('of more steps every second, third and so on is shown, and the last one', () => {
    assert.deepEqual(
        stepsBetween(0, 60),
        Array.from({ length: 31 }, (_, i) => 2 * i),
    );
    for (const last of [61, 100, 118, 119, 100_000]) {
        const steps = stepsBetween(0, last);
        const gaps = new Set(steps.slice(1, -1).map((step, i) => step - steps[i]));
        assert.equal(gaps.size, 1, `${last}`);
        assert.ok(steps.length <= 60 && steps.length > 30, `${steps.length} pictures`);
        assert.equal(steps.at(-1), last);
        assert.ok(last - steps.at(-2) <= steps[1], `${last}`);
    }
    assert.equal(stepsBetween(0, 100_000).length, 60);
});
