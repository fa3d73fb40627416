// The context that the picture is drawn with: had from the browser, lost and given back.
import { painted } from './progress.js';

/**
 * Waits for the graphics process, which may take as long as the download of the program: so both go
 * on at the same time, once the first board is on the screen.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./frames.js').Frames} frames stop while the context is lost
 * @param {() => void} lost called when everything that was in the context has to be made again
 * @returns {Promise<boolean>} whether the picture can be drawn
 */
export async function openGraphics(canvas, frames, lost) {
    await painted();
    frames.fit();
    canvas.addEventListener('webglcontextlost', (event) => {
        event.preventDefault();
        frames.stop();
    });
    canvas.addEventListener('webglcontextrestored', () => {
        lost();
        frames.resume();
    });
    // The program paints only what changed, and has it stay in the window: render/page.hpp.
    const wishes = { alpha: false, antialias: false, preserveDrawingBuffer: true };
    return canvas.getContext('webgl2', wishes) !== null;
}
