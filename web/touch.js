// Touches: one tap is one click. A browser that has waited too long for a busy page makes up mouse
// events for a tap that the program already got as a touch; here they are kept from the program. And
// inside another page the wheel and a finger scroll that page.

const madeUp = ['mousemove', 'mousedown', 'mouseup', 'mouseenter', 'mouseleave'];
/** Milliseconds after a touch in which mouse events count as made up. */
const delay = 1000;

/** @param {HTMLCanvasElement} canvas */
function ignoreGhosts(canvas) {
    let touched = -Infinity;
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
        canvas.addEventListener(type, (event) => (touched = event.timeStamp), { passive: true });
    }
    for (const type of madeUp) {
        addEventListener(
            type,
            (event) => {
                if (event.target === canvas && event.timeStamp - touched < delay) {
                    event.stopPropagation();
                }
            },
            true,
        );
    }
}

/** No browser gives a finger this name. */
const madeUpFinger = -1;

/**
 * Inside another page: the wheel scrolls that page unless Ctrl or Cmd is held, and so does a finger that
 * goes up or down, as the style sheet allows. SDL would have every touch for the program alone. What a
 * finger did before the browser scrolled by it is taken back as ever, by a second finger: one is made
 * up, and is down until the last real one is lifted.
 *
 * @param {HTMLCanvasElement} canvas
 */
function letScroll(canvas) {
    document.documentElement.dataset.framed = '';
    let touched = false;
    let scrolls = false;
    const watch = (type, act) => {
        const take = (event) => event.target === canvas && act(event);
        addEventListener(type, take, { capture: true, passive: true });
    };
    const makeUp = (type) => {
        const finger = new Touch({ identifier: madeUpFinger, target: canvas });
        canvas.dispatchEvent(new TouchEvent(type, { changedTouches: [finger] }));
    };
    const leaveToBrowser = (event) => (event.preventDefault = () => {});
    watch('wheel', (event) => event.ctrlKey || event.metaKey || event.stopPropagation());
    watch('touchstart', (event) => {
        touched = true;
        if (scrolls) event.stopPropagation();
        else if (event.touches.length === 1) leaveToBrowser(event);
    });
    watch('touchmove', (event) => scrolls && event.stopPropagation());
    watch('pointercancel', () => {
        // A pen may be no more than a mouse.
        if (scrolls || !touched) return;
        makeUp('touchstart');
        scrolls = true;
    });
    for (const type of ['touchend', 'touchcancel']) {
        watch(type, (event) => {
            touched = event.touches.length > 0;
            if (!scrolls) return;
            leaveToBrowser(event);
            if (touched) return;
            scrolls = false;
            // Not before a frame has seen both.
            requestAnimationFrame(() => makeUp('touchend'));
        });
    }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {boolean} isFramed whether the program is in a frame of another page
 */
export function watchTouches(canvas, isFramed) {
    ignoreGhosts(canvas);
    if (isFramed) letScroll(canvas);
}
