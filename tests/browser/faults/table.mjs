// The table of faults: what may go wrong at which moment of a visit, in which browsers it cannot be
// brought about, and how it is done and taken back.
import { ofHost } from './host.mjs';

const kept = ['start', 'count', 'saving', 'sharing'];
const loaded = ['start', 'count'];
const counted = ['counting', 'saving'];
const open = ['playing', 'counting', 'saving', 'sharing'];

/** Every fault, and the moments (moments.mjs) at which something depends on it. */
export const faults = {
    'storage is silent': kept,
    'storage is full': kept,
    'storage is forbidden': kept,
    'locks are not granted': ['start', 'count', 'saving'],
    'workers end': counted,
    'a worker hangs': counted,
    'workers answer nonsense': counted,
    'workers answer late': counted,
    'workers answer twice': counted,
    'files are not there': loaded,
    'files are the first page': loaded,
    'files are cut short': loaded,
    'files do not come': loaded,
    'files stop halfway': loaded,
    'the rest stops halfway': ['start'],
    'there is no network': ['playing', 'count', 'sharing'],
    'the picture is taken away': open,
    'the clock jumps ahead': open,
    'the clock jumps back': open,
    'messages flood the page': [...open, 'embedded'],
};

/**
 * @param {string} name of a fault that happens now, and holds from now on; if it is not the host's, the page
 *     must have come
 */
export async function strike({ page, host }, name) {
    if (ofHost.includes(name)) host.fault = name;
    else await page.run((fault) => window.faults.strike(fault), name);
}

/** From now on everything works again. */
export async function liftAll({ page, host }) {
    host.lift();
    await page.run(() => window.faults?.on.clear());
}
