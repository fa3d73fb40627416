// What the workflow and the build take from elsewhere cannot change under their names.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const workflow = read('.github/workflows/ci.yml');

test('every action of the workflow is pinned by its commit, and the version said', () => {
    const used = [...workflow.matchAll(/uses: (.*)/g)].map((found) => found[1]);
    assert.ok(used.length > 8);
    assert.deepEqual(
        used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
        [],
    );
});

test('every image of the workflow is pinned by its digest', () => {
    const images = [...workflow.matchAll(/container: (.*)/g)].map((found) => found[1]);
    assert.ok(images.length > 1);
    assert.deepEqual(
        images.filter((image) => !/^debian:12@sha256:[0-9a-f]{64}$/.test(image)),
        [],
    );
});

test('CMake clones the sources of others at a commit', () => {
    const tags = [...read('cmake/dependencies.cmake').matchAll(/GIT_TAG (.*)/g)].map(
        (found) => found[1],
    );
    assert.ok(tags.length > 5);
    assert.deepEqual(
        tags.filter((tag) => !/^[0-9a-f]{40} # /.test(tag)),
        [],
    );
});

test('each version that CMake would clone is the one of which Debian has the sources', () => {
    const dependencies = read('cmake/dependencies.cmake');
    const rows = read('cmake/sources.txt')
        .split('\n')
        .filter((row) => /^\w/.test(row));
    assert.ok(rows.length > 4);
    for (const row of rows) {
        const [name, version] = row.split(/ +/);
        const declared = dependencies.match(
            new RegExp(`FetchContent_Declare\\(${name} .* # (.*)`),
        )[1];
        assert.ok(declared.endsWith(version), `${name} ${declared}, ${version}`);
    }
});

test('plain English is asked for without git, which the image of the workflow does not have', () => {
    const script = fileURLToPath(new URL('../../scripts/check-words', import.meta.url));
    const env = { ...process.env, GIT_DIR: '/nowhere' };
    const { status, stderr } = spawnSync(script, { env, encoding: 'utf8' });
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
});
