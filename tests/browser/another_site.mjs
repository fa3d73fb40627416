// A site of somebody else, for pages that have the laboratory in a frame.
import { createServer } from 'node:http';

/**
 * @param {string} html what every page of it says
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function anotherSite(html) {
    const server = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(html);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = () => {
        server.close();
        server.closeAllConnections();
    };
    return { origin: `http://127.0.0.1:${server.address().port}`, close };
}
