// How much memory a browser takes: with what it has freed, and the system may have back whenever it wants,
// left out, and after it has cleaned up, which browsers do at leisure.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { beginAnew } from './graphics.mjs';

/** Every program that this one has started, and those have started. @returns {number[]} */
function descendants() {
    const parents = new Map();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
        try {
            const [, rest] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) . /);
            parents.set(Number(name), Number(rest.split(' ')[0]));
        } catch {
            // It has ended meanwhile.
        }
    }
    const isOurs = (id) => id === process.pid || (parents.has(id) && isOurs(parents.get(id)));
    return [...parents.keys()].filter((id) => id !== process.pid && isOurs(id));
}

/**
 * What a program holds, without files, which others on the machine may share. Firefox frees with
 * MADV_FREE: as long as no other program wants such memory, it is counted as if it were in use.
 * @param {string} facts as Linux has them of a program in /proc/ID/smaps_rollup
 * @returns {number} kilobytes, of what it shares with others its part
 */
export function held(facts) {
    const size = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(facts)?.[1] ?? 0);
    return size('Pss_Anon') + size('Pss_Shmem') - size('LazyFree');
}

/**
 * What kind of process of a browser this is.
 * @param {string} line its command line, as Linux has it in /proc/ID/cmdline: words with zeros between
 *     them, but for Chromium's, which puts spaces there
 * @returns {string} such as "renderer", or the name of its program if it says no kind
 */
export function kindOf(line) {
    const kind = /[\0 ]--type=([\w-]+)/.exec(line)?.[1];
    if (kind) return kind;
    const words = line.split('\0').filter((word) => word !== '');
    return words.includes('-contentproc') ? words.at(-1) : basename(words[0] ?? '');
}

/** @returns {Map<string, number>} megabytes that all processes started by this one hold, by their kinds */
export function memoryByKind() {
    const kinds = new Map();
    for (const id of descendants()) {
        try {
            const kind = kindOf(readFileSync(`/proc/${id}/cmdline`, 'utf8'));
            const size = held(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) / 1024;
            kinds.set(kind, (kinds.get(kind) ?? 0) + size);
        } catch {
            // It has ended meanwhile.
        }
    }
    return kinds;
}

/** What Firefox does when somebody presses "Minimize memory usage" in about:memory. */
const minimize = `
    const [done] = arguments;
    Services.obs.notifyObservers(null, 'child-mmu-request');
    Cc['@mozilla.org/memory-reporter-manager;1']
        .getService(Ci.nsIMemoryReporterManager)
        .minimizeMemoryUsage(() => done());`;

/**
 * Asks a browser to clean up, where that can be asked; it may go on with it for some seconds.
 *
 * Chromium's graphics without a card keep memory in blocks of 8 MB, which they give back only when
 * nothing is in them: for the same picture they held between 130 and 211 MB, as it happened, and for a
 * context that had been made anew between 120 and 144. So their process begins anew. What the others
 * hold in reserve they give back where memory is short, and here Chromium hears that it is: without that
 * the page's process grew from 134 to 139 MB between the 1,500th and the 3,000th thing that the monkey
 * did, with it from 138 to 138.
 * @type {Record<string, (session: object, page: import('./page.mjs').Page) => Promise<void>>}
 */
export const cleanUp = {
    async chromium(session, page) {
        await beginAnew(session, page);
        await session.send('devtools', { cmd: 'HeapProfiler.collectGarbage', params: {} });
        const params = { level: 'critical' };
        await session.send('devtools', { cmd: 'Memory.simulatePressureNotification', params });
    },
    async firefox(session) {
        await session.send('context', { value: 'chrome' });
        await session.send('run', { script: minimize, args: [] });
        await session.send('context', { value: 'content' });
    },
    async webkit() {},
};
