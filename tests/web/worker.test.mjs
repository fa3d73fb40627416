// The counting worker as it is built for the page: its answers are those of the native program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { startWorker } from '../../scripts/node-worker.mjs';

const table = readFileSync(new URL('../worker/answers.inc', import.meta.url), 'utf8');
const pairs = [...table.matchAll(/^\{"(.*)",\n "(.*)"\},$/gm)].map(([, line, answer]) => [
    line,
    answer,
]);

test('the web worker answers as the native program does, count and nodes', async () => {
    const answerTo = await startWorker();
    assert.ok(pairs.length > 20);
    for (const [line, answer] of pairs) assert.equal(answerTo(line), answer, line);
});
