// The package for JavaScript where there are no workers: the queens are counted beside the caller.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const folder = new URL('../../build/web/package/', import.meta.url);
const { labOn } = await import(new URL('lab.js', folder));
const { startHere } = await import(new URL('here.js', folder));
const file = readFileSync(new URL('queens_package.wasm', folder));

/** What the package offers there, and how many programs it has started. */
function labHere(more) {
    const here = { programs: 0 };
    const start = (take) => {
        here.programs += 1;
        return startHere(take);
    };
    const platform = { cores: 4, compile: () => WebAssembly.compile(file), start, ...more };
    return Object.assign(here, labOn(platform));
}

/** Counts 16 queens; returns in how many parts. */
async function partsOf(lab) {
    let parts = 0;
    const { total } = await lab.count(16, { onprogress: () => (parts += 1) });
    assert.equal(total, 14_772_512n);
    return parts;
}

test('beside their caller queens are counted by one program in as many parts as there may be', async () => {
    const lab = labHere({ worksHere: () => true });
    assert.equal(await partsOf(lab), 206);
    assert.equal(lab.programs, 1);
});

test('with workers queens are counted in as many parts as those need', async () => {
    assert.equal(await partsOf(labHere({ cores: 1 })), 48);
});

test('a signal ends a count of queens beside its caller after the part at hand', async () => {
    const stop = new AbortController();
    let parts = 0;
    const onprogress = () => {
        parts += 1;
        setTimeout(() => stop.abort());
    };
    const { count } = labHere({ worksHere: () => true });
    await assert.rejects(count(18, { signal: stop.signal, onprogress }), { name: 'AbortError' });
    assert.ok(parts <= 2, `${parts} parts`);
});
