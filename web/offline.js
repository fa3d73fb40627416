// The service worker: what it says of newer builds, and what it keeps of this one. Where there is none,
// as on a page of plain http or in some private windows, the page works without.
import { embedded } from './embed.js';
import { serviceWorker } from './parts.js';

/** The build that this page is. */
export const { build } = document.documentElement.dataset;

/** A frame without an origin may not even ask for service workers. */
function workersHere() {
    try {
        return navigator.serviceWorker;
    } catch {
        return undefined;
    }
}

/** @type {ServiceWorkerContainer | undefined} */
export const workers = serviceWorker && workersHere();

/**
 * Offers a newer build in a line that interrupts nobody, but not in a frame. To be called at once, or the
 * message of a worker that comes with this very visit is missed.
 * @param {(text: string) => void} announce
 */
export function watchForUpdates(announce) {
    const line = document.getElementById('update');
    document.getElementById('update-later').addEventListener('click', () => (line.hidden = true));
    workers?.addEventListener('message', ({ data, ports }) => {
        if (ports.length > 0) {
            ports[0].postMessage(build);
        } else if (!embedded) {
            line.hidden = data.build === build;
            if (!line.hidden) announce(line.querySelector('span').textContent);
        }
    });
}

/** Forgets what was kept, so that a page that cannot start with it is fetched anew by a reload. */
export async function forgetKept() {
    if (!workers || !navigator.onLine) return;
    const registration = await workers.getRegistration(serviceWorker).catch(() => undefined);
    registration?.active?.postMessage('forget');
}
