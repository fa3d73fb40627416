// What a page has made of WebGL's objects, and the loss of them all.

/** Kinds of objects that stay until they are deleted. */
const kinds = [
    'Buffer',
    'Framebuffer',
    'Program',
    'Renderbuffer',
    'Shader',
    'Texture',
    'VertexArray',
];

/**
 * Has the page count them from now on, in a context made anew, and so without any.
 * @param {import('./page.mjs').Page} page
 */
export async function countObjects(page) {
    await page.run((names) => {
        const { prototype } = WebGL2RenderingContext;
        const count = (name, more) => {
            const act = prototype[name];
            prototype[name] = function (...values) {
                window.graphicsObjects += more;
                return act.apply(this, values);
            };
        };
        for (const name of names) {
            count(`create${name}`, 1);
            count(`delete${name}`, -1);
        }
    }, kinds);
    await makeAnew(page);
}

/** @returns {Promise<number>} how many the page has made and not deleted in its context */
export const objects = (page) => page.run(() => window.graphicsObjects);

/**
 * Ends the process in which Firefox has its graphics, as when that breaks down.
 * @param {object} session of Firefox
 */
export async function endGraphics(session) {
    await session.send('context', { value: 'chrome' });
    const script = `
        const [done] = arguments;
        Cc['@mozilla.org/gfx/info;1'].getService(Ci.nsIGfxInfo).killGPUProcessForTests();
        done();`;
    await session.send('run', { script, args: [] });
    await session.send('context', { value: 'content' });
}

/**
 * Has the graphics lost, as when a card is taken away, and given back; ends when the page is drawn again.
 * @param {import('./page.mjs').Page} page
 */
async function makeAnew(page) {
    await page.run(async () => {
        const canvas = document.getElementById('canvas');
        const loss = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
        const comes = (name) =>
            new Promise((come) => canvas.addEventListener(name, come, { once: true }));
        const lost = comes('webglcontextlost');
        loss.loseContext();
        await lost;
        // Only once all who listen have heard of it can it be given back.
        await new Promise((resolve) => setTimeout(resolve));
        window.graphicsObjects = 0;
        const restored = comes('webglcontextrestored');
        loss.restoreContext();
        await restored;
    });
    await page.rest();
}

/** So that Chromium takes it for no fault when its graphics begin anew again and again. */
export const flagsToBeginAnew = [
    '--disable-gpu-process-crash-limit',
    '--disable-domain-blocking-for-3d-apis',
];

/**
 * Ends the process in which Chromium, with those flags, has its graphics, as when that breaks down; ends
 * when another one has drawn the page.
 * @param {object} session
 * @param {import('./page.mjs').Page} page
 */
export async function beginAnew(session, page) {
    await page.run(() => {
        window.graphicsObjects = 0;
        const canvas = document.getElementById('canvas');
        window.graphicsCome = new Promise((come) =>
            canvas.addEventListener('webglcontextrestored', () => come(), { once: true }),
        );
    });
    await session.send('devtools', { cmd: 'Browser.crashGpuProcess', params: {} });
    await page.run(() => window.graphicsCome);
    await page.rest();
}
