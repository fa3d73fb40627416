// The whole screen for the board while it is presented, in browsers that give it: a phone by Apple
// does not, and no browser does without a key or a press just before.
const root = document.documentElement;

/** @param {boolean} on */
export function fillScreen(on) {
    const change = on
        ? root.requestFullscreen?.()
        : document.fullscreenElement && document.exitFullscreen();
    change?.catch?.(() => {});
}

/** @param {() => void} onleave called when the visitor has left the full screen */
export function watchFullScreen(onleave) {
    document.addEventListener('fullscreenchange', () => {
        if (!document.fullscreenElement) onleave();
    });
}
