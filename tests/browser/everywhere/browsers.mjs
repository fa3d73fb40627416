// How each browser is started: with a screen of its own, which needs no graphics card, a profile that is
// thrown away, and nothing that calls home.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualFlags } from '../chromium_flags.mjs';
import { HttpSession, MarionetteSession } from './webdriver.mjs';

const size = { width: 1280, height: 900 };
const screen = `${size.width}x${size.height}x24`;

/** Milliseconds that a browser has for its start. */
const patience = 60_000;

/**
 * What Firefox would do by itself in a new profile, and WebGL without a graphics card, in a process of its
 * own as visitors have it who have a card. Each address that a visitor comes past would be written down: for
 * 2,000 of an empty page Firefox's own process grew by 27 MB, and grows by 5 without.
 */
const preferences = {
    'webgl.force-enabled': true,
    'marionette.port': 0,
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.update.enabled': false,
    'layers.gpu-process.enabled': true,
    'layers.gpu-process.force-enabled': true,
    'messaging-system.rsexperimentloader.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'places.history.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.server': '',
};

/** A port that nothing listens on. */
async function freePort() {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    await new Promise((resolve) => server.close(resolve));
    return port;
}

/**
 * Tries something until it succeeds.
 * @template T
 * @param {() => Promise<T>} act
 * @returns {Promise<T>}
 */
async function persist(act) {
    for (const end = Date.now() + patience; ;) {
        try {
            return await act();
        } catch (error) {
            if (Date.now() > end) throw error;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
    }
}

/**
 * Whoever opens a page waits for it himself: where a file never comes, it is never loaded. WebKit takes
 * the time of scripts by the clock of the page, which tests have jump by a day.
 */
const manner = { pageLoadStrategy: 'none', timeouts: { script: 172_800_000 } };

/** A driver of the Debian package of a browser, which is spoken to over HTTP and starts it. */
async function driven(begin, program, capabilities) {
    const port = await freePort();
    begin(program, [`--port=${port}`]);
    await persist(() => fetch(`http://127.0.0.1:${port}/status`));
    const session = new HttpSession(port);
    await session.begin({ alwaysMatch: { ...manner, ...capabilities } });
    return session;
}

/** Each takes a function that starts a program, an empty folder and more flags; and gives a session. */
const starts = {
    chromium: (begin, folder, flags) =>
        driven(begin, 'chromedriver', {
            'goog:chromeOptions': {
                binary: process.env.CHROMIUM ?? '/usr/bin/chromium',
                args: [
                    '--headless=new',
                    ...usualFlags,
                    ...flags,
                    `--user-data-dir=${folder}`,
                    `--window-size=${size.width},${size.height}`,
                ],
            },
        }),

    async firefox(begin, folder) {
        const lines = Object.entries(preferences).map(
            ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
        );
        await writeFile(join(folder, 'user.js'), lines.join('\n'));
        const { width, height } = size;
        begin('firefox-esr', [
            ...['--marionette', '--no-remote', '--profile', folder],
            // For the monkey, which has it clean up its memory.
            '--remote-allow-system-access',
            ...['--width', String(width), '--height', String(height)],
        ]);
        const port = await persist(async () => {
            const text = await readFile(join(folder, 'MarionetteActivePort'), 'utf8');
            if (!text) throw new Error('Firefox does not listen');
            return Number(text);
        });
        const session = new MarionetteSession(port);
        await session.begin({ alwaysMatch: manner });
        return session;
    },

    webkit(begin) {
        const places = ['x86_64', 'aarch64'].map(
            (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        );
        const binary = places.find((place) => existsSync(place));
        return driven(begin, 'WebKitWebDriver', {
            'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        });
    },
};

/** The browsers by name. */
export const names = Object.keys(starts);

/**
 * @param {string} name of a browser
 * @param {string[]} [flags] more of them for Chromium
 * @returns {Promise<{ session: HttpSession | MarionetteSession, close: () => Promise<void> }>} what it
 *     is spoken to by, and what ends it and all that was started for it
 */
export async function start(name, flags = []) {
    const folder = await mkdtemp(join(tmpdir(), `queens-${name}-`));
    const programs = [];
    const begin = (program, words, options) => {
        const started = spawn(program, words, { stdio: 'ignore', detached: true, ...options });
        programs.push(started);
        return started;
    };
    const running = () =>
        programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    // The whole group of each, since a driver that is ended leaves its browser.
    const end = () => running().forEach(({ pid }) => process.kill(-pid, 'SIGKILL'));
    process.once('exit', end);
    process.once('SIGTERM', () => process.exit(1));
    const close = async () => {
        const gone = running().map((program) => once(program, 'exit'));
        end();
        await Promise.all(gone);
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    };
    try {
        const server = begin(
            'Xvfb',
            ['-displayfd', '3', '-screen', '0', screen, '+extension', 'GLX', '-nolisten', 'tcp'],
            { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
        );
        const [display] = await once(server.stdio[3], 'data');
        const env = {
            ...process.env,
            DISPLAY: `:${String(display).trim()}`,
            HOME: folder,
            LIBGL_ALWAYS_SOFTWARE: '1',
            // Its sandbox does not work for root; the pages are our own.
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        };
        const session = await starts[name](
            (program, words) => begin(program, words, { env }),
            folder,
            flags,
        );
        return { session, close };
    } catch (error) {
        await close();
        throw error;
    }
}
