// Spares the tests the drawing of pictures that they do not look at, which without a graphics card
// takes a quarter of the processor's time.

/**
 * Has the pages of a context, and the frames in them, draw nothing with WebGL. They do everything else: lay
 * out, answer, hand over what would be drawn. A screenshot of them is refused.
 * @param {import('playwright-core').BrowserContext} context that has no page yet
 */
export async function leaveUndrawn(context) {
    await context.addInitScript(() => {
        if (!window.WebGL2RenderingContext) return;
        for (const name of ['clear', 'drawArrays', 'drawElements']) {
            WebGL2RenderingContext.prototype[name] = () => {};
        }
    });
    context.on('page', (page) => {
        page.screenshot = () => {
            throw new Error('This page is not drawn: visit it with { drawn: true }.');
        };
    });
}
