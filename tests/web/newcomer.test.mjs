// Who is shown the three doors, and what is written down once somebody has done something.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

const written = [];
const stubs = {
    localStorage: { getItem: () => null, setItem: (...what) => written.push(what) },
    location: new URL('https://lab.example/'),
    document: { getElementById: () => ({}), querySelector: () => null },
};
Object.assign(globalThis, stubs);
after(() => Object.keys(stubs).forEach((name) => delete globalThis[name]));

const { isNew, notNew, welcomeNewcomer } = await import('../../web/newcomer.js');

test('a newcomer is one until something is done, which is written down once', () => {
    welcomeNewcomer('');
    assert.ok(isNew());
    for (let frame = 0; frame < 40; ++frame) notNew();
    assert.ok(!isNew());
    assert.deepEqual(written, [['queens-lab/been-here', 'yes']]);
});
