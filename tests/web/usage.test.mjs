// Scripts that are called in another way than they can be say how, before they build anything.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

const calls = [
    ['random-test'],
    ['random-test', 'many'],
    ['random-test', '10', '1', '2'],
    ['run-cpp-tests'],
    ['run-cpp-tests', 'web'],
    ['bench', '--rounds'],
    ['bench', '--largest', 'all'],
    ['bench', '--help'],
];

for (const [script, ...words] of calls) {
    test(`${[script, ...words].join(' ')} is answered by how it is used`, () => {
        const said = spawnSync(scripts + script, words, { encoding: 'utf8' });
        assert.equal(said.status, 2);
        assert.match(said.stderr, new RegExp(`^usage: scripts/${script} [^\n]*\n$`));
        assert.equal(said.stdout, '');
    });
}
