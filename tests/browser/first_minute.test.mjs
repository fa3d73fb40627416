// The first minute of a new visitor: three tasks from the first screen, each in at most eight
// presses, on a laptop and on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Laboratory, screens } from './lab.mjs';

let laboratory;
before(async () => (laboratory = await Laboratory.open()));
after(() => laboratory.close());

for (const [name, screen] of Object.entries({ laptop: screens.laptop, phone: screens.phone })) {
    test(`on a ${name} one sees a computer place 8 queens with one press`, async () => {
        const lab = await laboratory.enter(screen);
        await (screen.touch ? lab.tap('show-search') : lab.click('show-search'));
        await lab.until('state', /a=backtracking/);
        assert.deepEqual(lab.complaints, []);
        await lab.close();
    });

    test(`on a ${name} a solution leads to the count and to the torus of 6 queens`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=8&q=5.3.1.7.2.8.6.4' });
        const press = (id) => (screen.touch ? lab.tap(id) : lab.click(id));
        await press('count-all');
        // On a phone the panel has no room for it, and a second press where the first one was does
        // not count so soon: it could be that of somebody who pressed twice.
        await (screen.touch ? lab.tap('try-torus', [4, 8]) : lab.click('on-a-torus'));
        await lab.until('state', /t=torus/);
        await press('why-so-few');
        await lab.until('state', /topic=theorem/);
        await lab.close();
    });

    test(`on a ${name} the hints for 5 queens lead to a solution`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=5' });
        const press = (id) => (screen.touch ? lab.tap(id) : lab.click(id));
        for (let stage = 0; stage < 3; ++stage) await press('ask-hint');
        await lab.until('rect ask-hint', '');
        await lab.close();
    });
}
