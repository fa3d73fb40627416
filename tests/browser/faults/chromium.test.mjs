// The table of faults in Chromium, and a random walk over it.
import { test } from 'node:test';
import { testFaultsIn } from './tests.mjs';
import { walkAbout } from './walk.mjs';

/** Seconds of the random walk, and the seed of its first one. */
const seconds = Number(process.env.QUEENS_SECONDS ?? 30);
const seed = Number(process.env.QUEENS_SEED ?? 1);

testFaultsIn('chromium', (page) => {
    test(`whatever a visitor does while anything goes wrong, from seed ${seed}`, async (t) => {
        const walks = await walkAbout(page(), { seed, seconds });
        t.diagnostic(`${walks} walks`);
    });
});
