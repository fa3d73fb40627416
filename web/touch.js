// Touches: a tap shall be one click. A browser that waited too long for a busy page makes up mouse
// events for a tap that the program has had already as a touch; they are kept from it.

const madeUp = ['mousemove', 'mousedown', 'mouseup', 'mouseenter', 'mouseleave'];
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
