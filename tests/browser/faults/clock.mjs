// A clock for pages that are tested: it goes as time does, and can run ahead or jump. Runs in the page
// before its own scripts, and so refers to nothing outside.

/**
 * Puts `window.clock` into the page: `runFor(ms)`, which lets all that happen which was to happen
 * meanwhile; `jump(ms)`, after which time has passed as in sleep, or the machine's clock has been set
 * back; and `turn()`, which lets no time pass, but messages and promises have their turn.
 */
export function installClock() {
    const real = {
        now: performance.now.bind(performance),
        Date,
        set: window.setTimeout.bind(window),
        clear: window.clearTimeout.bind(window),
        frame: window.requestAnimationFrame.bind(window),
    };
    /** Milliseconds by which this clock is ahead of the real one, and the calendar of this clock. */
    let ahead = 0;
    let calendar = 0;
    const now = () => real.now() + ahead;
    const timers = new Map();
    let made = 0;

    function due(id) {
        const timer = timers.get(id);
        real.clear(timer.real);
        if (timer.every === undefined) timers.delete(id);
        else arm(id, now() + timer.every);
        timer.act();
    }
    function arm(id, time) {
        const timer = timers.get(id);
        real.clear(timer.real);
        timer.time = time;
        timer.real = real.set(() => due(id), Math.max(0, time - now()));
    }
    const add = (act, wait, every) => {
        const id = (made += 1);
        timers.set(id, { act, every });
        arm(id, now() + wait);
        return id;
    };
    const lasting = (wait) => Math.max(0, Number(wait) || 0);
    window.setTimeout = (act, wait, ...values) => add(() => act(...values), lasting(wait));
    window.setInterval = (act, wait, ...values) =>
        add(() => act(...values), lasting(wait), Math.max(1, lasting(wait)));
    window.clearTimeout = window.clearInterval = (id) => {
        real.clear(timers.get(id)?.real);
        timers.delete(id);
    };
    window.requestAnimationFrame = (draw) => real.frame((time) => draw(time + ahead));
    performance.now = now;
    window.Date = class extends real.Date {
        constructor(...all) {
            super(...(all.length > 0 ? all : [window.Date.now()]));
        }

        static now() {
            return real.Date.now() + ahead + calendar;
        }
    };

    /** Lets the time go by for what style sheets move, too. */
    const animate = (time) => {
        for (const animation of document.getAnimations()) animation.currentTime += time;
    };

    /** A moment in which messages and promises have their turn. */
    const turn = () => {
        const { port1, port2 } = new MessageChannel();
        return new Promise((resolve) => {
            port1.onmessage = resolve;
            port2.postMessage('');
        });
    };
    const next = (until) =>
        [...timers]
            .filter(([, { time }]) => time <= until)
            .sort(([, a], [, b]) => a.time - b.time)[0];
    window.clock = {
        turn,
        async runFor(time) {
            const end = now() + time;
            animate(time);
            for (let first = next(end); first; first = next(end)) {
                const [id, timer] = first;
                ahead += Math.max(0, timer.time - now());
                due(id);
                await turn();
            }
            ahead += Math.max(0, end - now());
            for (const [id, timer] of timers) arm(id, timer.time);
        },
        jump(time) {
            if (time < 0) {
                calendar += time;
                return;
            }
            ahead += time;
            animate(time);
            for (const [id, timer] of [...timers]) {
                if (timer.time <= now() && timers.has(id)) due(id);
            }
            for (const [id, timer] of timers) arm(id, timer.time);
        },
    };
}
