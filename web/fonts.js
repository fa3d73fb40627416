// The typeface of the HTML around the canvas. The first board does without, and the program has its own.
import { fonts } from './parts.js';

/** Has the browser fetch the typeface where it is used. */
export function addFonts() {
    for (const [weight, address] of Object.entries(fonts)) {
        document.fonts.add(new FontFace('Lab', `url("${address}")`, { weight, display: 'swap' }));
    }
}
