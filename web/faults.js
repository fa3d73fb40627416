// Faults that nobody caught, of which some are not the page's: browsers and their extensions have scripts
// of their own in it.
import { isOurs } from './parts.js';

/** @param {(error: unknown) => void} fail called with what was thrown in the page's own scripts */
export function watchFaults(fail) {
    const blame = (error, place) => {
        if (isOurs(`${place} ${error?.stack}`)) fail(error);
        else console.warn(error);
    };
    addEventListener('error', ({ error, filename, message }) => {
        // Browsers report a resize that takes two frames in this way, too; it does no harm.
        if (!message?.startsWith('ResizeObserver')) blame(error ?? message, filename);
    });
    addEventListener('unhandledrejection', ({ reason }) => blame(reason));
}
