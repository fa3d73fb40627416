// What `queens` prints with --format json is what its schema says, for each command.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import Ajv from 'ajv';

const top = fileURLToPath(new URL('../../', import.meta.url));
const program = process.env.QUEENS ?? `${top}build/native/queens`;
const schema = JSON.parse(readFileSync(`${top}src/cli/schema.json`, 'utf8'));
const ajv = new Ajv({ allErrors: true });
ajv.addSchema(schema, 'queens');

const plan = execFileSync(program, ['plan', '--n', '6'], { encoding: 'utf8' });
const results = execFileSync(program, ['work'], { input: plan, encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'queens-schema-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const planFile = join(folder, 'plan');
writeFileSync(planFile, plan);
const gardens = execFileSync(program, ['garden', '--n', '5', '--number', '2'], {
    encoding: 'utf8',
});
const gardenLink = JSON.parse(
    execFileSync(program, ['garden', '--n', '5', '--format', 'json'], { encoding: 'utf8' }),
).link;
const board = 'n=5&t=torus&q=1.3.5.2.4';

/** Command lines, each perhaps with what it reads. */
const lines = [
    [['count', '--n', '6', '--fundamental']],
    [['count', '#n=4&b=4/4/4/Q3']],
    [['count', '--n', '6', '--pawns', '1']],
    [['known']],
    [['known', '--count', '5']],
    [['tables']],
    [['tables', 'pawns_1', '--to', '7']],
    [['plan', '--n', '6']],
    [['plan', '--n', '12', '--estimate']],
    [['estimate', '--n', '10', '--samples', '5']],
    [['estimate', '--n', '9', '--samples', '3', '--seed', '2']],
    [['work'], plan],
    [['work'], 'count id=7 n=0\n'],
    [['merge', planFile, '-'], results],
    [['solve', '--n', '5', '--solver', 'backtracking']],
    [['solve', '--n', '6', '--solver', 'queens_and_pawns', '--pawns', '1', '--limit', '2']],
    [['solve', '--n', '3', '--solver', 'cube']],
    [['step', '#n=4&a=backtracking&i=5']],
    [['step', '#n=4&a=backtracking&i=0']],
    [['solvers']],
    [['show', '#n=4&q=2413']],
    [['show', gardenLink]],
    [['link', '--n', '4']],
    [['lesson', `${top}web/lessons/torus.md`]],
    [['lesson', '-'], '# No lesson\n'],
    [['attacks', '#n=3&b=Q2/3/1Q1']],
    [['attacks', '#n=2&b=QQ/2']],
    [['check', '#n=2&b=QQ/2']],
    [['solutions', '--n', '5']],
    [['solutions', '--n', '5', '--group', 'd4']],
    [['most', '--n', '3']],
    [['most', '--n', '8', '--piece', 'queen']],
    [['most', '--size', '118x2', '--piece', 'king']],
    [['dominate', '--n', '4']],
    [['dominate', '#n=1&b=o']],
    [['orbit', '#n=4&q=2413', '--group', 'd4']],
    [['classes', '--n', '5', '--group', 'd4']],
    [['classes', '--n', '7', '--surface', 'torus', '--group', 'd4n', '--types']],
    [['measure', board]],
    [['constellations', '--n', '6']],
    [['magic', board]],
    [['square', '4 9 2 3 5 7 8 1 6']],
    [['square', '1 2 3 4']],
    [['latin', '--n', '5']],
    [['latin', '--n', '5', '--surface', 'plane']],
    [['garden', '--n', '5', '--seed', '3']],
    [['garden', '--check', '-'], gardens],
    [['garden', '--n', '5', '--number', '3', '--tally']],
    [['puzzle', '--kind', 'watch', '--number', '2']],
    [['bench']],
];

/** The documents that a command line prints: the whole output, or else each of its lines. */
function documentsOf(words, input) {
    const { stdout, stderr } = spawnSync(program, [...words, '--format', 'json'], {
        input: input ?? '',
        encoding: 'utf8',
    });
    assert.ok(stdout, `queens ${words.join(' ')}: ${stderr}`);
    return stdout.trim().split('\n').map(JSON.parse);
}

for (const [words, input] of lines) {
    const [command] = words;
    test(`queens ${words.join(' ')} --format json prints what its schema says`, () => {
        const fits = ajv.getSchema(`queens#/definitions/commands/${command}`);
        for (const document of documentsOf(words, input)) {
            assert.ok(
                fits(document),
                `${ajv.errorsText(fits.errors)}: ${JSON.stringify(document)}`,
            );
        }
    });
}

test('every command has a schema, but for those that write for shells, manuals and help', () => {
    const listed = execFileSync(program, ['completion', 'bash', '--', ''], { encoding: 'utf8' });
    const commands = listed.split(/\s+/).filter((word) => /^[a-z]/.test(word));
    const described = Object.keys(schema.definitions.commands);
    const others = commands.filter((command) => !described.includes(command));
    assert.deepEqual(others, ['manual', 'completion', 'help']);
    const tried = new Set(lines.map(([[command]]) => command));
    assert.deepEqual([...tried].sort(), described.sort());
});
