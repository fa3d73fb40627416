// The first minute of a new visitor: three tasks from the bare first screen, each in at most eight
// presses, on a laptop and on a phone; and three doors that need no reading.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screens } from './lab.mjs';
import { laboratoryFor } from './laboratory.mjs';

const laboratory = await laboratoryFor();

const most = 8;

/** A visitor who counts presses, on a page that shows the bare first screen. */
class Newcomer {
    presses = 0;

    static async enter(screen) {
        const newcomer = new Newcomer();
        newcomer.touch = screen.touch;
        newcomer.lab = await laboratory.enter(screen);
        await newcomer.lab.until('rect door-place', /./);
        return newcomer;
    }

    press(id) {
        this.presses += 1;
        return this.touch ? this.lab.tap(id) : this.lab.click(id);
    }

    /** Waits until these words are on the screen. */
    reads(words) {
        return this.lab.until('screen', words);
    }

    async leave() {
        assert.ok(this.presses <= most, `${this.presses} presses`);
        assert.deepEqual(this.lab.complaints, []);
        await this.lab.close();
    }
}

for (const [name, screen] of Object.entries({ laptop: screens.laptop, phone: screens.phone })) {
    test(`on a ${name} 5 queens are placed by hand`, async () => {
        const newcomer = await Newcomer.enter(screen);
        await newcomer.press('size');
        await newcomer.press('size-5');
        await newcomer.reads(/Put 5 queens on the board so that none attacks another/);
        // The queen of the first board is on d1 now.
        for (const square of ['a2', 'b5', 'c3', 'e4']) await newcomer.press(`square ${square}`);
        await newcomer.reads(/Solved: 5 queens/);
        await newcomer.leave();
    });

    test(`on a ${name} a computer is seen to place 8 queens`, async () => {
        const newcomer = await Newcomer.enter(screen);
        await newcomer.press('door-watch');
        await newcomer.lab.until('solutions', '1');
        await newcomer.leave();
    });

    test(`on a ${name} one finds how many queens fit on the torus of 8`, async () => {
        const newcomer = await Newcomer.enter(screen);
        await newcomer.press('surface');
        await newcomer.press('surface-torus');
        await newcomer.reads(
            /Put 6 queens on this torus so that none attacks another: no more fit/,
        );
        await newcomer.press('why-not');
        await newcomer.lab.until('state', /topic=theorem/);
        await newcomer.leave();
    });

    test(`on a ${name} a door rolls the board up, and says how many queens fit there`, async () => {
        const newcomer = await Newcomer.enter(screen);
        await newcomer.press('door-roll');
        await newcomer.lab.until('state', /t=torus.*view=solid/);
        await newcomer.reads(/6 queens/);
        await newcomer.leave();
    });

    test(`on a ${name} the doors are there again where nothing was done`, async () => {
        const newcomer = await Newcomer.enter(screen);
        const { lab } = newcomer;
        await lab.page.reload();
        await lab.ready();
        await lab.until('rect door-place', /./);
        assert.equal(await lab.page.evaluate(() => location.hash), '');
        // To look into a dialog is to do nothing yet.
        await lab.ask('do share');
        await lab.page.locator('#link-close').click();
        await lab.rest();
        assert.match(await lab.ask('rect door-place'), /./);
        await newcomer.leave();
    });

    test(`on a ${name} the doors are gone for good once something was done`, async () => {
        const newcomer = await Newcomer.enter(screen);
        const { lab } = newcomer;
        await newcomer.press('square b1');
        await lab.until('rect door-place', '');
        await newcomer.leave();
        const again = await laboratory.enter({
            ...screen,
            before: (page) =>
                page.addInitScript(() => localStorage.setItem('queens-lab/been-here', 'yes')),
        });
        await again.rest();
        assert.equal(await again.ask('rect door-place'), '');
        await again.close();
        const led = await laboratory.enter({ ...screen, link: 'n=8&b=8/8/8/8/3Q4/8/8/8&sel=4-4' });
        await led.rest();
        assert.equal(await led.ask('rect door-place'), '');
    });

    test(`on a ${name} a solution leads to the count and to the torus of 6 queens`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=8&q=5.3.1.7.2.8.6.4' });
        const press = (id) => (screen.touch ? lab.tap(id) : lab.click(id));
        await press('count-all');
        // On a phone the panel has no room for it, and a second press where the first one was does
        // not count so soon: it could be that of somebody who pressed twice.
        await (screen.touch ? lab.tap('try-torus', [4, 8]) : lab.click('on-a-torus'));
        await lab.until('state', /t=torus/);
        await press('why-not');
        await lab.until('state', /topic=theorem/);
    });

    test(`on a ${name} the hints for 5 queens lead to a solution`, async () => {
        const lab = await laboratory.enter({ ...screen, link: 'n=5' });
        const press = (id) => (screen.touch ? lab.tap(id) : lab.click(id));
        for (let stage = 0; stage < 3; ++stage) await press('ask-hint');
        await lab.until('rect ask-hint', '');
    });
}
