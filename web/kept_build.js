// Visits without a network: has the service worker keep this build, and look for newer ones.

/** Milliseconds after which a page that is seen again asks whether there is a newer one. */
const often = 3_600_000;

/** Milliseconds before the host is first asked again, if it did not answer or its build is not whole. */
const soon = 5000;

/** Milliseconds that a whole newer build has for taking over before it is asked to once more. */
const patience = 3000;

/**
 * Has everything kept that a visit without a network needs, once the page has nothing else to do.
 * @param {ServiceWorkerContainer} [workers] nothing where a browser has none
 * @param {string} script of the service worker
 */
export async function keepForOffline(workers, script) {
    if (!workers) return;
    await new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 5000 });
        else setTimeout(resolve, 1000);
    });
    try {
        const registration = await workers.register(script, { updateViaCache: 'none' });
        const ask = updateChecker(registration);
        if (registration.waiting) urge(registration.waiting);
        if (registration.active) await ask();
        lookForUpdates(ask);
        await workers.ready;
        const mend = () => {
            // A newer one that is on its way keeps all there is, and the older one knows no news.
            if (registration.installing || registration.waiting) return;
            registration.active.postMessage({ mend: document.documentElement.lang });
        };
        addEventListener('spoken', mend);
        mend();
    } catch {
        // Not here, or not now: the next visit tries again.
    }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @returns {() => Promise<void>} asks the host for a newer build, and again, ever more seldom, where it
 *     does not answer or the build could not be kept whole, as while it is put up
 */
function updateChecker(registration) {
    let pause = soon;
    let timer;
    async function ask() {
        await registration.update().catch(askLater);
    }
    function askLater() {
        clearTimeout(timer);
        timer = setTimeout(ask, pause);
        pause = Math.min(2 * pause, often);
    }
    registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        const followed = () => {
            if (worker.state === 'redundant') askLater();
            else urge(worker);
            worker.removeEventListener('statechange', followed);
        };
        worker?.addEventListener('statechange', followed);
    });
    return ask;
}

/**
 * Asks a newer build to take over, where it has not done so by itself. Chromium ends the older worker
 * for it, but where a message was on its way starts that one again and forgets why it was to end.
 * @param {ServiceWorker} worker of a build that is kept whole
 */
function urge(worker) {
    setTimeout(() => {
        if (worker.state === 'installed') worker.postMessage('take over');
    }, patience);
}

/** @param {() => Promise<void>} ask for a newer build */
function lookForUpdates(ask) {
    let looked = performance.now();
    document.addEventListener('visibilitychange', () => {
        if (document.hidden || performance.now() - looked < often) return;
        looked = performance.now();
        ask();
    });
}
