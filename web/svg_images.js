// Pictures as SVG, shown and drawn as pixels.
import { element } from './elements.js';

const gone = new FinalizationRegistry((address) => URL.revokeObjectURL(address));

/**
 * Shows an SVG in an image. Chromium makes a whole document of each SVG: those of `blob:` addresses go
 * with the image, while those of `data:` addresses stay as long as the page.
 * @param {HTMLImageElement} image
 * @param {string} svg empty: the image shows nothing
 */
export function showSvg(image, svg) {
    URL.revokeObjectURL(image.src);
    gone.unregister(image);
    image.removeAttribute('src');
    if (!svg) return;
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    // The last argument is more than what unregister() goes by: without it Chromium takes an image for
    // gone as soon as no script holds it, even while the page shows it.
    gone.register(image, image.src, image);
}

/** How the pictures that nobody has seen yet are made. @type {WeakMap<Element, () => string>} */
const unseen = new WeakMap();
/** @type {IntersectionObserver | undefined} */
let near;

/** @param {IntersectionObserverEntry[]} entries */
function comeIntoSight(entries) {
    for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        showSvg(/** @type {HTMLImageElement} */ (target), unseen.get(target)());
    }
}

/**
 * Shows an SVG in an image once that comes into sight: those of a long list take seconds to be made.
 * @param {HTMLImageElement} image
 * @param {() => string} make the SVG
 */
export function showSvgOnceSeen(image, make) {
    unseen.set(image, make);
    near ??= new IntersectionObserver(comeIntoSight);
    near.observe(image);
}

/** @param {string} svg */
export async function decoded(svg) {
    const image = new Image();
    showSvg(image, svg);
    await image.decode();
    return image;
}

/**
 * Draws an SVG as pixels.
 * @param {string} svg
 * @param {number} width of the picture in pixels
 * @returns {Promise<HTMLCanvasElement>}
 */
export async function pixels(svg, width) {
    const image = await decoded(svg);
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const canvas = element('canvas', { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return canvas;
}
