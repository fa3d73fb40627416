// Pictures as SVG, shown and drawn as pixels.

/**
 * @param {string} svg
 * @returns {string} an address for an image; empty as the SVG is
 */
export const imageOf = (svg) => svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param {string} svg */
export async function decoded(svg) {
    const image = new Image();
    image.src = imageOf(svg);
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
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return canvas;
}
