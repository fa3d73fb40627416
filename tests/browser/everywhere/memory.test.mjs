// What counts as memory that a browser takes, and which kind of its processes takes it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { held, kindOf } from './memory.mjs';

test('memory that a browser has freed is not held, though the system has not taken it back', () => {
    const facts = `55d3f5a3c000-7ffd7a1f6000 ---p 00000000 00:00 0                          [rollup]
Rss:              461212 kB
Pss:              401021 kB
Pss_Anon:         290500 kB
Pss_File:         100521 kB
Pss_Shmem:         10000 kB
AnonHugePages:         0 kB
LazyFree:          83500 kB
`;
    assert.equal(held(facts), 217_000);
});

test('a program without memory of its own, such as one that has ended, holds none', () => {
    assert.equal(held(''), 0);
});

test('each process of a browser is listed under its kind', () => {
    const kind = (...words) => kindOf(words.map((word) => `${word}\0`).join(''));
    assert.equal(
        kind('/usr/lib/chromium/chromium', '--type=gpu-process', '--no-sandbox'),
        'gpu-process',
    );
    assert.equal(kind('/usr/lib/chromium/chromium --type=renderer --no-sandbox'), 'renderer');
    assert.equal(kind('/usr/lib/chromium/chromium', '--window-size=1280,900'), 'chromium');
    assert.equal(kind('/usr/lib/firefox-esr/firefox-esr', '-contentproc', '5', 'tab'), 'tab');
    assert.equal(kind(''), '');
});
