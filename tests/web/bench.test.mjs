// The half of scripts/bench that works in WebAssembly.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('../../scripts/bench.mjs', import.meta.url));

test('the bench adds up the nodes of each piece of work and says how long they took', () => {
    const jobs = [
        ['eight', 'count id=0 n=8 t=plane prefix= times=1 weight=1'],
        ['torus', 'count id=0 n=13 t=torus prefix=0.1 times=1 weight=1'],
        ['torus', 'count id=1 n=13 t=torus prefix=1.22 times=1 weight=1'],
    ];
    const input = jobs.map((words) => words.join('\t')).join('\n');
    const done = spawnSync(process.execPath, ['--no-warnings', bench, 'worker'], {
        encoding: 'utf8',
        input,
    });
    assert.equal(done.status, 0, done.stderr);
    const pieces = JSON.parse(done.stdout);
    assert.deepEqual(
        pieces.map(({ name, nodes }) => [name, nodes]),
        [
            ['eight', '2056'],
            ['torus', '226'],
        ],
    );
    for (const { seconds } of pieces) assert.ok(seconds >= 0 && seconds < 60);
});
