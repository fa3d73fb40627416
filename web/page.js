// The page: loads the program, and is its host. What each side calls of the other is in
// src/platform/web.cpp.
//
// Tests and tools find window.queensLab:
//   ready            a promise, resolved as soon as the program can be used
//   ask(question)    the answer in the program's own terms, as text, empty if there is none:
//                    "rect ID" is "x y width height" in CSS pixels of what was last drawn, for
//                    example of "square d4"; the other questions are in src/app/answer.hpp
//   rest()           a promise, resolved as soon as no frame is wanted at once
//   frames           how many frames have been drawn so far
//   fragment         the fragment that the address shows, or is about to show
import { Address } from './address.js';
import { Announcer } from './announcer.js';
import { LinkDialog, TextDialog, enableReload, showCrash, showTrouble } from './dialogs.js';
import { Frames } from './frames.js';
import { fillScreen, watchFullScreen } from './full_screen.js';
import { KeptCount, keeping } from './kept_count.js';
import { Keyboard } from './keyboard.js';
import { recall, remember } from './memory.js';
import { Pool } from './pool.js';
import { preferences, rememberTheme, watchPreferences } from './preferences.js';
import { Progress, fetchProgram, importProgram } from './progress.js';
import { ignoreGhosts } from './touch.js';

const find = (id) => document.getElementById(id);
const root = document.documentElement;
const canvas = find('canvas');
const progress = new Progress(find('progress'), find('trouble'));
const announcer = new Announcer(find('status'));
const address = new Address();
const workers = Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 64);

let broken = false;
let becomeReady;
const ready = new Promise((resolve) => (becomeReady = resolve));

/** The program's module, once it is loaded. */
let module;

/**
 * What the program exports, as a JavaScript function that does nothing once the program has failed.
 * @param {string} name
 * @param {'number' | 'string' | null} result the type of what it returns
 * @param {...('number' | 'string')} types of what it takes
 */
const exported = (name, result, ...types) => {
    return (...values) => {
        if (broken || !module) return undefined;
        try {
            return module.ccall(name, result, types, values);
        } catch (error) {
            console.error(error);
            fail(error);
            return undefined;
        }
    };
};
const program = {
    frame: exported('queens_frame', 'number'),
    message: exported('queens_message', null, 'string'),
    failed: exported('queens_failed', null, 'string', 'string'),
    countKept: exported('queens_count_kept', null, 'number'),
    open: exported('queens_open', null, 'string'),
    ask: exported('queens_ask', 'string', 'string'),
    graphicsLost: exported('queens_graphics_lost', null),
    releaseKeys: exported('queens_release_keys', null),
    text: exported('queens_text', null, 'string'),
    press: exported('queens_press', null, 'number', 'number', 'number'),
};

const frames = new Frames(canvas, () => program.frame() ?? Infinity);
const thenDraw = (act) => (value) => {
    act(value);
    frames.request();
};
const open = thenDraw(program.open);
// A worker waits until its answer is taken, so drawing after each answer would slow the count down.
const pool = new Pool({
    size: workers,
    onanswer(line) {
        program.message(line);
        frames.requestWithin(0.1);
    },
    onfailure(line, why) {
        program.failed(line, why);
        frames.requestWithin(0.1);
    },
});

/**
 * Ends the program and says so: over the canvas, or beside the first board if it never started.
 * @param {unknown} error
 */
function fail(error) {
    if (broken) return;
    broken = true;
    frames.stop();
    pool.drop();
    progress.done();
    const reason = String(error?.message ?? error);
    if ('ready' in root.dataset) {
        showCrash(reason, address.fragment, startOver);
    } else {
        showTrouble(`Queens Lab could not start: ${reason}`, true);
    }
}

function startOver() {
    remember('session', '');
    history.replaceState(null, '', location.pathname + location.search);
    location.reload();
}

const keyboard = new Keyboard(canvas, find('phone-keyboard'), program);
const backToCanvas = () => canvas.focus({ preventScroll: true });
const linkDialog = new LinkDialog(open, backToCanvas);
const textDialog = new TextDialog(backToCanvas);
const keptCount = new KeptCount(thenDraw(program.countKept));

const session = recall('session');
const link = address.fragment;
const host = {
    preferences,
    rememberTheme,
    workers: () => workers,
    start: (which) => [session === link ? '' : session, link, keptCount.text][which],
    post: (line) => pool.post(line),
    drop: () => pool.drop(),
    address: (fragment) => address.follow(fragment),
    showLink: (fragment) => linkDialog.show(fragment),
    showText: (title, text) => textDialog.show(title, text),
    keepCount: (text) => keptCount.keep(text),
    announce: (text) => announcer.say(text),
    fillScreen,
    textInput: (wanted) => keyboard.textInput(wanted),
    requestFrame: () => frames.start(),
    ready() {
        root.dataset.ready = '';
        if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
        becomeReady();
    },
};

/** The context is made here so that a browser without WebGL 2 need not load the program. */
function openGraphics() {
    const lost = (event) => {
        event.preventDefault();
        frames.stop();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', () => {
        program.graphicsLost();
        frames.resume();
    });
    return canvas.getContext('webgl2', { alpha: false, antialias: false }) !== null;
}

async function load() {
    if (!openGraphics()) {
        progress.done();
        showTrouble(
            'Queens Lab draws with WebGL 2, which this browser does not offer. Try a current ' +
                'Firefox, Chrome, Edge or Safari, or turn on hardware acceleration in its settings.',
            false,
        );
        return;
    }
    const recalled = keptCount.recall();
    const wasm = fetchProgram(new URL('./queens_page.wasm', import.meta.url), progress);
    wasm.catch(() => {});
    const { default: create } = await importProgram(
        new URL('./queens_page.mjs', import.meta.url),
        progress,
    );
    await new Promise((resolve, reject) => {
        create({
            canvas,
            host,
            noInitialRun: true,
            print: (text) => console.log(text),
            printErr: (text) => console.error(text),
            onAbort: (reason) => fail(new Error(`aborted (${reason})`)),
            instantiateWasm(imports, loaded) {
                WebAssembly.instantiateStreaming(wasm, imports)
                    .then((result) => loaded(result.instance, result.module))
                    .catch(reject);
                return {};
            },
        })
            .then((created) => (module = created))
            .then(resolve, reject);
    });
    progress.done();
    watchPreferences(() => frames.request());
    watchFullScreen(() => thenDraw(program.ask)('do present on=0'));
    address.watch(open, (text) => {
        frames.request();
        return keyboard.type(text);
    });
    await recalled;
    const status = module.callMain([]);
    if (status) throw new Error('The graphics could not start.');
    if (keptCount.elsewhere) program.countKept(keeping.elsewhere);
}

addEventListener('error', (event) => {
    // Browsers report a resize that takes two frames in this way, too; it does no harm.
    if (!event.message?.startsWith('ResizeObserver')) fail(event.error ?? event.message);
});
addEventListener('unhandledrejection', (event) => fail(event.reason));

window.queensLab = {
    ready,
    ask: program.ask,
    rest: () => frames.rest(),
    get frames() {
        return frames.drawn;
    },
    get fragment() {
        return address.fragment;
    },
};

enableReload();
ignoreGhosts(canvas);
load().catch(fail);
