// The table of faults: what may go wrong at which moment of a visit, how that is brought about, and how
// it is taken back.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../lab.mjs';
import { installSwitchboard } from './switchboard.mjs';

/** The files that can be missing: what a visit asks for beside its first page and pictures. */
const files = /\.(?:js|mjs|wasm)$/;

const typeOf = (path) => (path.endsWith('.wasm') ? 'application/wasm' : 'text/javascript');

/** How a host fails to give a file. */
const answers = {
    'files are not there': (route) => route.fulfill({ status: 404, body: 'not found' }),
    'files are the first page': (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lab</title>' }),
    async 'files are cut short'(route) {
        const path = new URL(route.request().url()).pathname;
        const body = await readFile(join(site, path));
        const response = { body: body.subarray(0, body.length / 2) };
        await route.fulfill({ ...response, contentType: typeOf(path) });
    },
    'files do not come': () => {},
};

/** Milliseconds of a day, by which clocks jump. */
const day = 86_400_000;

/** Where the faults are done that are not the page's own, by the browser around it. */
const outside = {
    'there is no network': {
        strike: (lab) => lab.page.context().setOffline(true),
        lift: (lab) => lab.page.context().setOffline(false),
    },
    'the clock jumps ahead': { strike: (lab) => lab.page.clock.fastForward(day) },
    'the clock jumps back': {
        strike: (lab) => lab.page.clock.setSystemTime(Date.now() - day),
    },
    ...Object.fromEntries(
        Object.keys(answers).map((name) => [
            name,
            {
                strike: (lab) => (lab.files.fault = name),
                lift: (lab) => (lab.files.fault = ''),
            },
        ]),
    ),
};

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
    'there is no network': ['playing', 'count', 'sharing'],
    'the picture is taken away': open,
    'the clock jumps ahead': open,
    'the clock jumps back': open,
    'messages flood the page': open,
};

/**
 * Makes a page ready for faults, before it goes anywhere.
 * @param {import('playwright-core').Page} page
 * @param {string} fault that holds from the beginning, or nothing
 * @returns {Promise<{ fault: string, first: { dispose: () => Promise<void> } }>} how the host fails to
 *     give files, which may change, and what makes the fault hold from the beginning
 */
export async function prepare(page, fault) {
    const state = { fault: fault in answers ? fault : '' };
    await page.clock.install();
    await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 });
    });
    await page.addInitScript(installSwitchboard);
    state.first = await page.addInitScript((name) => window.faults.on.add(name), fault);
    await page.route(
        ({ pathname }) => files.test(pathname),
        (route) => (answers[state.fault] ?? ((free) => free.continue()))(route),
    );
    return state;
}

/** @param {string} name of a fault that happens now, and holds from now on */
export async function strike(lab, name) {
    if (outside[name]) await outside[name].strike(lab);
    else await lab.page.evaluate((fault) => window.faults?.strike(fault), name);
}

/** From now on everything works again. */
export async function liftAll(lab) {
    for (const { lift } of Object.values(outside)) await lift?.(lab);
    await lab.files.first.dispose();
    await lab.page.evaluate(() => window.faults?.on.clear());
}
