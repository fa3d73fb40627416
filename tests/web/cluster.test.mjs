// What scripts/cluster asks of the program, and what it says of arguments that it cannot use; the engines
// themselves are tried by scripts/test-cluster.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/cluster/', import.meta.url));
let folder;
before(() => {
    folder = mkdtempSync(join(tmpdir(), 'queens-cluster-'));
    mkdirSync(join(folder, 'results'));
    writeFileSync(join(folder, 'plan'), '');
    // Programs that only say what they were asked.
    for (const name of ['queens', 'parallel']) {
        writeFileSync(join(folder, name), '#!/bin/sh\necho "$@"\n');
        chmodSync(join(folder, name), 0o755);
    }
});
after(() => rmSync(folder, { recursive: true }));

function run(script, given, environment = {}) {
    const env = { PATH: process.env.PATH, QUEENS: './queens', ...environment };
    const options = { cwd: folder, encoding: 'utf8', env };
    const { status, stdout, stderr } = spawnSync(join(scripts, script), given, options);
    return { status, said: stdout + stderr };
}

/** A task of an array of Slurm. */
const task = (id, first, last, count = last - first + 1) => ({
    SLURM_ARRAY_TASK_ID: String(id),
    SLURM_ARRAY_TASK_MIN: String(first),
    SLURM_ARRAY_TASK_MAX: String(last),
    SLURM_ARRAY_TASK_COUNT: String(count),
});

test('a task of Slurm does its share of the queens, in an array or once more alone', () => {
    const asked = (share, id) => `work --threads 1 --share ${share} --keep results/${id}\n`;
    const whole = run('slurm', ['plan', 'results'], task(3, 0, 99));
    assert.deepEqual(whole, { status: 0, said: asked('3/100', 3) });
    const again = run('slurm', ['plan', 'results', '100'], task(3, 3, 17, 2));
    assert.deepEqual(again, { status: 0, said: asked('3/100', 3) });
});

test('a worker with little memory keeps no more placements than it may', () => {
    const slurm = run('slurm', ['plan', 'results'], { ...task(3, 0, 99), MEMORY: '100' });
    const share = '--share 3/100 --keep results/3';
    assert.deepEqual(slurm, { status: 0, said: `work --threads 1 --memory 100 ${share}\n` });
    for (const [MEMORY, work] of [
        ['100', 'work --threads 1 --memory 100'],
        ['', 'work --threads 1'],
    ]) {
        const PATH = `${folder}:${process.env.PATH}`;
        run('parallel', ['plan', 'asked'], { PATH, MEMORY });
        const asked = readFileSync(join(folder, 'asked'), 'utf8');
        assert.match(
            asked,
            new RegExp(`^--retries 3 --pipe -N 50 --line-buffer \\./queens ${work}\n`),
        );
        rmSync(join(folder, 'asked'));
    }
});

test('a task of Slurm says what is missing, and begins nothing', () => {
    const wrong = [
        [[], task(0, 0, 9), /^slurm: usage: .*\n$/],
        [['plan'], task(0, 0, 9), /^slurm: usage: .*\n$/],
        [['plan', 'results'], {}, /^slurm: this is for a job array.*\n$/],
        [['plan', 'nowhere'], task(0, 0, 9), /^slurm: there is no folder "nowhere".*\n$/],
        [
            ['plan', 'results'],
            task(3, 3, 3),
            /^slurm: the tasks of the array are not 0 to 0: .*\n$/,
        ],
        [
            ['plan', 'results'],
            task(4, 1, 4),
            /^slurm: the tasks of the array are not 0 to 3: .*\n$/,
        ],
        [['plan', 'results'], task(2, 0, 8, 5), /^slurm: the tasks .* are not 0 to 4: .*\n$/],
        [['plan', 'results', '4'], task(4, 1, 4), /^slurm: there is no task 4 of 4: .*\n$/],
        [['plan', 'results', 'x'], task(0, 0, 3), /^slurm: there is no task 0 of x: .*\n$/],
    ];
    for (const [given, environment, sentence] of wrong) {
        const { status, said } = run('slurm', given, environment);
        assert.match(said, sentence);
        assert.equal(status, 2);
    }
});

test('GNU Parallel is not begun without a plan and a file for the results', () => {
    for (const given of [[], ['plan']]) {
        const { status, said } = run('parallel', given);
        assert.match(said, /^parallel: usage: .*\n$/);
        assert.equal(status, 2);
    }
});
