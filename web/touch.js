// Touches: one tap is one click. A browser that has waited too long for a busy page makes up mouse
// events for a tap that the program already got as a touch; here they are kept from the program.

const madeUp = ['mousemove', 'mousedown', 'mouseup', 'mouseenter', 'mouseleave'];
/** Milliseconds after a touch in which mouse events count as made up. */
const delay = 1000;

/** @param {HTMLCanvasElement} canvas */
export function ignoreGhosts(canvas) {
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
