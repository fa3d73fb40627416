// Every fault of the table at every moment where something depends on it: the total is right, what does
// not go on is said in a sentence, nothing is lost, and the page answers.
import { after, before, test } from 'node:test';
import { Laboratory } from '../lab.mjs';
import { assertAnswers, moments } from './moments.mjs';
import { faults, liftAll, prepare, strike } from './table.mjs';
import { walkAbout } from './walk.mjs';

/** Seconds of the random walk, and the seed of its first one. */
const seconds = Number(process.env.QUEENS_SECONDS ?? 30);
const seed = Number(process.env.QUEENS_SEED ?? 1);

let laboratory;
before(async () => (laboratory = await Laboratory.open({ fresh: true })));
after(() => laboratory.close());

async function tryOut(fault, name) {
    const moment = moments[name];
    const isFirst = name === 'start';
    let files;
    const lab = await laboratory.visit({
        link: moment.link,
        waitUntil: 'commit',
        before: async (page) => (files = await prepare(page, isFirst ? fault : '')),
    });
    lab.files = files;
    if (!isFirst) {
        await lab.ready();
        await moment.begin(lab);
        await strike(lab, fault);
    }
    await moment.end(lab, () => liftAll(lab));
    await assertAnswers(lab, moment.board);
    await lab.close();
}

for (const [fault, when] of Object.entries(faults)) {
    for (const moment of when) {
        test(`${moment}: ${fault}`, () => tryOut(fault, moment));
    }
}

test(`whatever a visitor does while anything goes wrong, from seed ${seed}`, async (t) => {
    const walks = await walkAbout(laboratory, { seed, seconds });
    t.diagnostic(`${walks} walks`);
});
