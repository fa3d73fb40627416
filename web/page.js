// The page: loads the program, and is its host. What each side calls of the other is in
// src/platform/web.cpp.
//
// Tests and tools find window.queensLab:
//   ready            a promise, resolved as soon as the program can be used
//   whole            a promise, resolved as soon as the rest of it is there, too
//   ask(question)    the answer in the program's own terms, empty if there is none: "rect square d4"
//                    is "x y width height" in CSS pixels as last drawn, what "do undo" does is seen
//                    in the next frame; more are in src/app/answer.hpp and src/ui/mirror.hpp
//   rest()           a promise, resolved as soon as no frame is wanted at once
//   draw()           draws a frame at once
//   frames           how many frames have been drawn so far
//   fragment         the fragment that the address shows, or is about to show
import { Address } from './address.js';
import { announcer } from './announcer.js';
import { enableReload, showCrash, showNoStart } from './dialogs.js';
import { watchDrops } from './drops.js';
import { find } from './elements.js';
import { Embed, embedded } from './embed.js';
import { watchFaults } from './faults.js';
import { addFonts } from './fonts.js';
import { Frames } from './frames.js';
import { followKept, kept, recallKept } from './kept_texts.js';
import { fillScreen, watchFullScreen } from './full_screen.js';
import { Picture } from './graphics.js';
import * as language from './language.js';
import { KeptCount, keeping } from './kept_count.js';
import { Keyboard } from './keyboard.js';
import { recall } from './memory.js';
import { forgetKept, watchForUpdates, workers as serviceWorkers } from './offline.js';
import { counting, create, loadProgram, serviceWorker } from './parts.js';
import { notNew, welcomeNewcomer } from './newcomer.js';
import { preferences, rememberTheme, watchPreferences } from './preferences.js';
import { Program } from './program.js';
import { Progress } from './progress.js';
import { Missing, Rest, isMore } from './rest.js';
import { RestLine } from './rest_line.js';
import { watchLines } from './lines.js';
import { watchTouches } from './touch.js';
import { said } from './said.js';

const root = document.documentElement;
const canvas = find('canvas');
const progress = new Progress(find('progress'), find('trouble'));
const { say, sayAtOnce } = announcer(find('status'));
const address = new Address(!embedded);
const workers = Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 64);

let broken = false;
let becomeReady;
const ready = new Promise((resolve) => (becomeReady = resolve));
let becomeWhole;
/** Ends with the parts of the page that come later, once the whole program can be used. */
const later = new Promise((resolve) => (becomeWhole = resolve));
const rest = new Rest(restFailed);
const restLine = new RestLine(() => rest.load());

const program = new Program(fail);
const frames = new Frames(canvas, () => rest.frame(program.frame, restLine) ?? Infinity);
const picture = new Picture(canvas, frames, program.graphicsLost);
const thenDraw = (act) => (value) => {
    const result = act(value);
    frames.request();
    return result;
};
const wish = thenDraw(program.ask);
/**
 * Does something as soon as the whole program can be used.
 * @param {(parts: object) => void} act is given the parts of the page that come later
 */
const withRest = (act) => {
    restLine.awaited();
    void later.then(act);
};
/** Opens a link, or a lesson as a text. */
const open = (text) =>
    withRest((on) => on.lessons.take(text) || on.translated(text) || thenDraw(program.open)(text));
/** @param {string} why a language cannot be spoken */
const complain = (why) => withRest(({ showLine }) => showLine(why));
/**
 * Does something with the counting workers, in the order in which it is asked for.
 * @param {(pool: import('./pool.js').Pool) => void} act
 */
const withPool = (act) => void later.then(({ pool }) => act(pool));

/**
 * Ends the program and says so: over the canvas, or beside the first board if it never started.
 * @param {unknown} error
 */
function fail(error) {
    if (broken) return;
    broken = true;
    program.drop();
    frames.stop();
    withPool((pool) => pool.drop());
    progress.done();
    const reason = String(error?.message ?? error);
    if ('ready' in root.dataset) {
        if (error instanceof Missing) forgetKept();
        showCrash(reason, address, error instanceof Missing);
    } else {
        forgetKept();
        showNoStart(reason, progress.lost);
    }
}

/**
 * After the first frame much can be done without the rest. Before it, whoever asked for the rest while
 * the program was on its way asks once more, and then nothing is left to be done.
 * @param {Error} error
 */
function restFailed(error) {
    if (broken) return;
    console.warn(error);
    if ('ready' in root.dataset) {
        restLine.failed();
        frames.request();
    } else if (program.isThere) {
        fail(error);
    }
}

const keyboard = new Keyboard(canvas, find('phone-keyboard'), program, () =>
    withRest(() => sayAtOnce(program.ask('rays'))),
);
/** A dialog gives the keyboard back to what opened it, unless that is gone. */
const backToCanvas = () => {
    if (document.activeElement === document.body) canvas.focus({ preventScroll: true });
};
const keptCount = new KeptCount(thenDraw(program.countKept), program.ask, later);
const session = embedded ? '' : recall('session');
const [brought, link] = address.opened(session);
/** Makes the parts of the page that come later, of what web/later.js exports. */
const makeParts = ([{ countingPool, Lessons, Mirror, ShareDialog, TextDialog, ...more }]) => {
    const mirror = new Mirror(find('mirror'), {
        ask: program.ask,
        wish,
        say: sayAtOnce,
        listens: () => document.activeElement === canvas,
    });
    const textDialog = new TextDialog(backToCanvas);
    const lessons = new Lessons({
        ask: program.ask,
        wish,
        open: thenDraw(program.open),
        say,
        offer: (title, text) => textDialog.show(title, text, 'lesson-link.txt'),
    });
    frames.ondrawn = () => {
        picture.drawn();
        mirror.drawn();
        lessons.drawn();
    };
    mirror.update();
    const shareDialog = new ShareDialog(wish, open, backToCanvas, {
        inSpace: () => picture.inSpace(program.ask),
        settled: () => frames.next().then(() => frames.rest()),
        drawn: () => frames.next(),
        foreignCount: () => keptCount.foreign,
    });
    const pool = countingPool(program, frames, { size: workers, ...counting });
    restLine.arrived();
    address.begin(() => program.ask('state'));
    addFonts();
    if (!embedded) more.keepForOffline(serviceWorkers, serviceWorker);
    if (!embedded) lessons.openNamed(brought);
    const translated = (text) => more.takeTranslation(text, language.tryWords, more.showLine);
    return { lessons, pool, shareDialog, showLine: more.showLine, textDialog, translated };
};
Promise.all([rest.there, ready]).then(makeParts).then(becomeWhole);
const embed = embedded ? new Embed(wish) : null;
const host = {
    preferences,
    rememberTheme,
    workers: () => workers,
    changeLanguage: language.changing(complain),
    post: (line) => withPool((pool) => pool.post(line)),
    drop: () => withPool((pool) => pool.drop()),
    address(fragment) {
        if (!embedded && fragment !== link && !address.isFirst(fragment)) notNew();
        address.follow(fragment);
        embed?.changed(fragment);
    },
    showLink: (fragment) => withRest(({ shareDialog }) => shareDialog.show(fragment)),
    showText: (...told) => withRest(({ textDialog }) => textDialog.show(...told)),
    keepCount: (text) => keptCount.keep(text),
    ...kept,
    showLessons: () => withRest(({ lessons }) => lessons.list()),
    showHandIn: () => withRest(({ lessons }) => lessons.handIn()),
    showGardenSheet: () => withRest(({ lessons }) => lessons.printGardens()),
    openPage: (address) => void window.open(address, '_blank', 'noopener'),
    announce: say,
    fillScreen: embedded ? () => {} : fillScreen,
    textInput: (wanted) => keyboard.textInput(wanted),
    requestFrame: () => frames.start(),
    hasPicture: () => picture.there,
    ready() {
        root.dataset.ready = '';
        progress.done();
        // The heading goes over to what takes the welcome's place.
        find('mirror').prepend(find('welcome').querySelector('h1'));
        find('welcome').hidden = true;
        find('mirror').hidden = false;
        // A frame leaves the keyboard to the page around it.
        if (!embedded && picture.there) backToCanvas();
        becomeReady();
        embed?.ready();
        rest.load();
    },
};

/** Pictures can be drawn, and a frame that waited; what was done before has left an address. */
void later.then(thenDraw(() => welcomeNewcomer(session || address.fragment)));

async function sayCountElsewhere() {
    if (await keptCount.isElsewhere()) thenDraw(program.countKept)(keeping.elsewhere);
}

async function load() {
    progress.begin();
    const spoken = language.first(complain);
    const recalled = [rest.recall(), embedded ? null : keptCount.recall()];
    const wasm = loadProgram(progress);
    wasm.catch(() => {});
    const texts = recallKept();
    const more = embedded || Object.values(texts).some(Boolean) || [session, link].some(isMore);
    if (more) rest.load();
    await picture.open();
    await new Promise((resolve, reject) => {
        create({
            canvas,
            host,
            noInitialRun: true,
            print: (text) => console.log(text),
            printErr: (text) => console.error(text),
            onAbort: (reason) => fail(new Error(`aborted (${reason})`)),
            instantiateWasm(imports, loaded) {
                imports.placeholder = rest.placeholders;
                WebAssembly.instantiateStreaming(wasm, imports)
                    .then(({ instance, module: first }) => {
                        rest.follow(instance, first);
                        loaded(instance, first);
                    })
                    .catch(reject);
                return {};
            },
        })
            .then((created) => program.follow(created))
            .then(resolve, reject);
    });
    watchPreferences(() => frames.request());
    followKept((question) => withRest(() => wish(question)));
    watchFullScreen(() => withRest(() => wish('do present on=0')));
    address.watch(open, (text) => {
        frames.request();
        return keyboard.type(text);
    });
    watchDrops((file) => withRest(({ shareDialog }) => shareDialog.take(file)));
    await Promise.all([...recalled, spoken]);
    if (more || !picture.there || keptCount.found) {
        rest.load();
        await rest.there;
    }
    if (broken) return;
    host.start = {
        ...texts,
        session: session === link ? '' : session,
        link,
        count: keptCount.start(),
        words: language.words(),
        languages: language.languages(),
    };
    const status = program.start();
    language.follow((file) => thenDraw(program.speak)(file) !== 0);
    if (status) throw new Error(said('The graphics could not start.'));
    if (embedded) return;
    keptCount.taken();
    void later.then(sayCountElsewhere);
}

window.queensLab = {
    ready,
    whole: later.then(() => {}),
    ask: (question) => (question.startsWith('do ') ? wish : program.ask)(question),
    rest: () => frames.rest(),
    draw: () => frames.draw(),
    get frames() {
        return frames.drawn;
    },
    get fragment() {
        return address.fragment;
    },
};

watchFaults(fail);
enableReload();
watchLines();
watchTouches(canvas, embedded && parent !== window);
watchForUpdates(say);
load().catch(fail);
