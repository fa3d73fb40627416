// The first screen: few controls, each of which says what it is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

const most = 14;
const roles = ['button', 'toggle', 'tab', 'slider', 'field', 'item'];

for (const [name, screen] of Object.entries(screens)) {
    test(`the first screen of a ${name} has at most ${most} controls`, async () => {
        const lab = await laboratory.enter(screen);
        const seen = [];
        for (const line of (await lab.ask('screen')).split('\n')) {
            const [role, region, , id, label] = line.split('\t');
            if (!roles.includes(role) || region === 'board') continue;
            if ((await lab.ask(`rect ${id}`)) === '') continue;
            assert.ok(label, `${id} has a name`);
            seen.push(id);
        }
        assert.ok(seen.length <= most, `${seen.length}: ${seen}`);
        assert.ok(seen.includes('play') || name === 'phone', `${seen}`);
    });
}
