// Draws an SVG as a PNG with librsvg's program, so that icons and pictures of boards have one source.
import { execFileSync } from 'node:child_process';

/**
 * @param {string} shapes the elements of an SVG
 * @param {number} width in pixels
 * @param {number} height
 * @param {number[]} view left, top and width of what is shown, in units of the SVG
 * @returns {Buffer} a PNG
 */
export function draw(shapes, width, height, [left, top, across]) {
    const view = [left, top, across, (across * height) / width].join(' ');
    const svg =
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
        ` viewBox="${view}">${shapes}</svg>`;
    return execFileSync('rsvg-convert', ['--format=png'], { input: svg });
}
