// Two builds are compared byte by byte: scripts/compare-builds.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/compare-builds', import.meta.url));
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'queens-builds-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function build(name, files) {
    for (const [path, text] of Object.entries(files)) {
        const file = join(folder, name, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
    }
    return join(folder, name);
}

function compared(...builds) {
    const { status, stdout, stderr } = spawnSync(script, builds, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
}

const queens = {
    'native/queens': '2.4.1.3',
    'web/site/index.html': 'Put 4 queens',
    'web/queens-lab.html': '4',
};

test('builds that are alike are said to be, whatever else lies beside them', () => {
    const first = build('first', { ...queens, 'web/build.ninja': 'here' });
    const second = build('second', { ...queens, 'web/build.ninja': 'there' });
    const { status, said } = compared(first, second);
    assert.equal(said, 'compare-builds: 3 of 3 files are equal\n');
    assert.equal(status, 0);
});

test('a queen that stands elsewhere is found, with the bytes that say so', () => {
    const { status, said } = compared(
        build('first', queens),
        build('second', { ...queens, 'native/queens': '3.1.4.2' }),
    );
    assert.match(said, /^native\/queens: differs; 7 and 7 bytes, ranges: 1$/m);
    assert.match(said, /bytes 0 to 6: "2\.4\.1\.3" and "3\.1\.4\.2"/);
    assert.match(said, /2 of 3 files are equal/);
    assert.equal(status, 1);
});

test('what one file has beyond the end of the other is a difference', () => {
    const { status, said } = compared(
        build('first', queens),
        build('second', { ...queens, 'native/queens': '2.4.1.3.0' }),
    );
    assert.match(said, /7 and 9 bytes, ranges: 1\n +bytes 7 to 8: "" and "\.0"/);
    assert.equal(status, 1);
});

test('a file of the page that one build lacks is a difference, a download is not', () => {
    const whole = build('first', { ...queens, 'web/site/boards/index.html': '12 boards' });
    const { status, said } = compared(whole, build('second', queens));
    assert.match(said, /^web\/site\/boards\/index\.html: only in .*first$/m);
    assert.equal(status, 1);
    const published = build('published', { 'web/queens-lab.html': '4' });
    const partly = compared(published, whole);
    assert.match(partly.said, /^native\/queens: only in .*first, not compared$/m);
    assert.match(partly.said, /1 of 1 files are equal/);
    assert.equal(partly.status, 0);
});

test('a download that the second build lacks is a difference if all of the first is asked for', () => {
    const first = build('first', queens);
    const second = build('second', { 'native/queens': queens['native/queens'] });
    assert.equal(compared(first, second).status, 0);
    const { status, said } = compared('--all', first, second);
    assert.match(said, /^web\/queens-lab\.html: only in .*first$/m);
    assert.equal(status, 1);
    assert.equal(compared('--all', second, first).status, 0);
});

test('folders without a build are refused in a sentence', () => {
    const { status, said } = compared(build('first', queens), folder);
    assert.match(said, /nothing of a build is in both/);
    assert.equal(status, 2);
    assert.equal(compared(folder).status, 2);
});
