// Large type for a room that looks at a lesson.
const root = document.documentElement;

/** @returns {boolean} whether the type is large from now on, and the page the whole screen */
export function turnLarge() {
    const on = !('large' in root.dataset);
    if (on) root.dataset.large = '';
    else delete root.dataset.large;
    const change = on
        ? root.requestFullscreen?.()
        : document.fullscreenElement && document.exitFullscreen();
    change?.catch?.(() => {});
    return on;
}
