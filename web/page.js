// The page: loads the program, and is its host. What each side calls of the other is in
// src/platform/web.cpp.
//
// Tests and tools find window.queensLab:
//   ready            a promise, resolved as soon as the program can be used
//   ask(question)    the answer in the program's own terms, as text, empty if there is none:
//                    "rect ID" is "x y width height" in CSS pixels of what was last drawn, for
//                    example of "square d4"; the other questions are in src/app/answer.hpp and
//                    src/ui/mirror.hpp
//   rest()           a promise, resolved as soon as no frame is wanted at once
//   draw()           draws a frame at once
//   frames           how many frames have been drawn so far
//   fragment         the fragment that the address shows, or is about to show
import { Address } from './address.js';
import { Announcer } from './announcer.js';
import { TextDialog, enableReload, showCrash, showTrouble } from './dialogs.js';
import { Embed, embedded } from './embed.js';
import { Frames } from './frames.js';
import { followFinished, recallFinished, rememberFinished } from './finished_counts.js';
import { fillScreen, watchFullScreen } from './full_screen.js';
import { KeptCount, keeping } from './kept_count.js';
import { Keyboard } from './keyboard.js';
import { recall, remember } from './memory.js';
import { Mirror } from './mirror.js';
import { forgetKept, keepForOffline, watchForUpdates } from './offline.js';
import { loadModule, loadProgram, startWorker } from './parts.js';
import { Pool } from './pool.js';
import { preferences, rememberTheme, watchPreferences } from './preferences.js';
import { Progress, painted } from './progress.js';
import { ShareDialog } from './share.js';
import { ignoreGhosts } from './touch.js';

const find = (id) => document.getElementById(id);
const root = document.documentElement;
const canvas = find('canvas');
const progress = new Progress(find('progress'), find('trouble'));
const announcer = new Announcer(find('status'));
const address = new Address(!embedded);
const workers = Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 64);

let broken = false;
/** Whether the browser draws the picture; without WebGL 2 the mirror is all there is. */
let hasPicture = false;
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
/** Hands a text of any length over: those of ccall lie on the program's stack. */
const handing = (act) => (text) => {
    if (broken || !module) return undefined;
    const size = module.lengthBytesUTF8(text) + 1;
    const at = module._malloc(size);
    module.stringToUTF8(text, at, size);
    const answer = act(at);
    if (!broken) module._free(at);
    return answer;
};
const program = {
    frame: exported('queens_frame', 'number'),
    message: exported('queens_message', null, 'string'),
    failed: exported('queens_failed', null, 'string', 'string'),
    countKept: exported('queens_count_kept', null, 'number'),
    open: handing(exported('queens_open', null, 'number')),
    ask: handing(exported('queens_ask', 'string', 'number')),
    graphicsLost: exported('queens_graphics_lost', null),
    releaseKeys: exported('queens_release_keys', null),
    text: exported('queens_text', null, 'string'),
    press: exported('queens_press', null, 'number', 'number', 'number'),
};

const frames = new Frames(canvas, () => program.frame() ?? Infinity);
const thenDraw = (act) => (value) => {
    const result = act(value);
    frames.request();
    return result;
};
const open = thenDraw(program.open);
// A worker waits until its answer is taken, so drawing after each answer would slow the count down.
const pool = new Pool({
    size: workers,
    start: startWorker,
    onanswer(answer) {
        // A text of many lines would not fit on the program's stack at once.
        for (const line of answer.split('\n')) program.message(line);
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
        forgetKept();
        showTrouble(`Queens Lab could not start: ${reason}`, true);
    }
}

function startOver() {
    remember('session', '');
    history.replaceState(null, '', location.pathname + location.search);
    location.reload();
}

/** @returns {Promise<HTMLCanvasElement> | null} the board as it is seen in space, null if it is flat */
function boardInSpace() {
    const solid = /view=solid/.test(program.ask('state')) ? program.ask('rect board') : '';
    const rect = program.ask('rect cube') || solid;
    return rect && hasPicture ? frames.picture(...rect.split(' ').map(Number)) : null;
}

const mirror = new Mirror(find('mirror'), {
    ask: program.ask,
    wish: thenDraw(program.ask),
    say: (text) => announcer.sayFocused(text),
    listens: () => document.activeElement === canvas,
});
frames.ondrawn = () => mirror.drawn();
const keyboard = new Keyboard(canvas, find('phone-keyboard'), program, () =>
    announcer.say(program.ask('rays')),
);
/** A dialog that was opened from the mirror has given the keyboard back already. */
const backToCanvas = () => {
    if (!find('mirror').contains(document.activeElement)) canvas.focus({ preventScroll: true });
};
const shareDialog = new ShareDialog(thenDraw(program.ask), open, backToCanvas, {
    inSpace: boardInSpace,
    settled: () => frames.next().then(() => frames.rest()),
    drawn: () => frames.next(),
});
const textDialog = new TextDialog(backToCanvas);
const keptCount = new KeptCount(thenDraw(program.countKept), program.ask);
const embed = embedded ? new Embed(thenDraw(program.ask)) : null;
const session = embedded ? '' : recall('session');
const link = address.fragment;
const host = {
    preferences,
    rememberTheme,
    workers: () => workers,
    start: (which) =>
        [session === link ? '' : session, link, keptCount.start(), recallFinished()][which],
    post: (line) => pool.post(line),
    drop: () => pool.drop(),
    address(fragment) {
        address.follow(fragment);
        embed?.changed(fragment);
    },
    showLink: (fragment) => shareDialog.show(fragment),
    showText: (title, text, file) => textDialog.show(title, text, file),
    keepCount: (text) => keptCount.keep(text),
    keepFinished: rememberFinished,
    openPage: (address) => void window.open(address, '_blank', 'noopener'),
    announce: (text) => announcer.say(text),
    fillScreen: embedded ? () => {} : fillScreen,
    textInput: (wanted) => keyboard.textInput(wanted),
    requestFrame: () => frames.start(),
    hasPicture: () => hasPicture,
    ready() {
        root.dataset.ready = '';
        // The heading goes over to what takes the welcome's place.
        find('mirror').prepend(find('welcome').querySelector('h1'));
        find('welcome').hidden = true;
        find('mirror').hidden = false;
        if (hasPicture && document.activeElement === document.body) backToCanvas();
        becomeReady();
        embed?.ready();
        keepForOffline();
    },
};

/** Shows the mirror in place of the picture. */
function showText() {
    root.dataset.text = '';
    find('mirror').classList.remove('unseen');
    find('plain').hidden = false;
}

/**
 * Waits for the graphics process, which may take as long as the download of the program: so both go
 * on at the same time, once the first board is on the screen.
 * @returns {Promise<boolean>} whether the picture can be drawn
 */
async function openGraphics() {
    await painted();
    frames.fit();
    const lost = (event) => {
        event.preventDefault();
        frames.stop();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', () => {
        program.graphicsLost();
        frames.resume();
    });
    // The program paints only what changed, and has it stay in the window: render/page.hpp.
    const wishes = { alpha: false, antialias: false, preserveDrawingBuffer: true };
    return canvas.getContext('webgl2', wishes) !== null;
}

async function load() {
    const recalled = embedded ? null : keptCount.recall();
    const wasm = loadProgram(progress);
    wasm.catch(() => {});
    const loaded = loadModule(progress);
    loaded.catch(() => {});
    hasPicture = await openGraphics();
    if (!hasPicture) showText();
    const { default: create } = await loaded;
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
    followFinished(thenDraw(program.ask));
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
    draw: () => frames.draw(),
    get frames() {
        return frames.drawn;
    },
    get fragment() {
        return address.fragment;
    },
};

enableReload();
ignoreGhosts(canvas);
watchForUpdates((text) => announcer.say(text));
load().catch(fail);
