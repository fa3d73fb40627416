// Pictures of the page as a browser reads them: those that it saved, and what is on a canvas.

/** The pictures of a PNG, which may be animated: their size, and how many differ. */
export function pictures(lab, bytes) {
    return lab.page.evaluate(async (encoded) => {
        const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const decoder = new ImageDecoder({ data, type: 'image/png' });
        await decoder.tracks.ready;
        await decoder.completed;
        const count = decoder.tracks.selectedTrack.frameCount;
        const seen = new Set();
        let size = [];
        for (let frameIndex = 0; frameIndex < count; ++frameIndex) {
            const { image } = await decoder.decode({ frameIndex });
            size = [image.displayWidth, image.displayHeight];
            const pixels = new Uint8Array(image.allocationSize());
            await image.copyTo(pixels);
            const sum = await crypto.subtle.digest('SHA-256', pixels);
            seen.add(String(new Uint8Array(sum)));
            image.close();
        }
        return { count, different: seen.size, width: size[0], height: size[1] };
    }, bytes.toString('base64'));
}

/**
 * Of a grey picture, how light each pixel is, row by row. It comes as one text: a driver takes seconds for
 * as many numbers.
 * @param {import('playwright-core').JSHandle} canvas
 * @returns {Promise<Buffer>} a byte for each pixel
 */
export async function lightOf(canvas) {
    const letters = await canvas.evaluate((element) => {
        const { width, height } = element;
        const { data } = element.getContext('2d').getImageData(0, 0, width, height);
        const light = Array.from({ length: width * height }, (_, i) => data[4 * i + 1]);
        return light.map((byte) => String.fromCharCode(byte)).join('');
    });
    return Buffer.from(letters, 'latin1');
}
