// The laboratory of a test file, which is closed with it. No test has to leave its pages: what it
// entered is left when it ends, even if it fails.
import { after, afterEach } from 'node:test';
import { Laboratory } from './lab.mjs';

/** Takes the options of `Laboratory.open`. Not for tests that run at the same time. */
export async function laboratoryFor(options) {
    const laboratory = await Laboratory.open(options);
    afterEach(({ passed }) => laboratory.leave(passed));
    after(() => laboratory.close());
    return laboratory;
}
