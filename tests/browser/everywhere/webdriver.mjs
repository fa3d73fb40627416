// A client of the WebDriver protocol (https://www.w3.org/TR/webdriver2), for browsers that Playwright
// does not drive. Chromium and WebKitGTK are spoken to over HTTP, through the driver of each; Firefox
// over its own socket, Marionette, which takes the same commands under other names.
import { connect } from 'node:net';

/**
 * The commands that are used: path of HTTP, where all are posted, and Marionette's name. What only one
 * browser does has but one of them.
 */
const commands = {
    begin: ['', 'WebDriver:NewSession'],
    visit: ['/url', 'WebDriver:Navigate'],
    frame: ['/frame', 'WebDriver:SwitchToFrame'],
    run: ['/execute/async', 'WebDriver:ExecuteAsyncScript'],
    act: ['/actions', 'WebDriver:PerformActions'],
    resize: ['/window/rect', 'WebDriver:SetWindowRect'],
    devtools: ['/goog/cdp/execute'],
    context: [undefined, 'Marionette:SetContext'],
};

/** The browser could not do what it was asked to. */
export class Refused extends Error {}

/** A session over HTTP. */
export class HttpSession {
    #address;

    /** @param {number} port of the driver on this machine */
    constructor(port) {
        this.#address = `http://127.0.0.1:${port}/session`;
    }

    /**
     * @param {object} capabilities as the protocol has them
     * @returns {Promise<void>} ends when the browser is there
     */
    async begin(capabilities) {
        const { sessionId } = await this.send('begin', { capabilities });
        this.#address += `/${sessionId}`;
    }

    /**
     * @param {keyof typeof commands} name of the command
     * @param {object} parameters
     * @returns {Promise<any>} what the browser answers
     */
    async send(name, parameters = {}) {
        const [path] = commands[name];
        const body = JSON.stringify(parameters);
        const response = await fetch(this.#address + path, { method: 'POST', body });
        const { value } = await response.json();
        if (!response.ok) throw new Refused(`${name}: ${value.error}: ${value.message}`);
        return value;
    }
}

/** A session over Firefox's socket: messages are lists in JSON, each after its length and a colon. */
export class MarionetteSession {
    #socket;
    #patience;
    #bytes = Buffer.alloc(0);
    #asked = 0;
    #answers = new Map();

    /**
     * @param {number} port of the browser on this machine
     * @param {number} [patience] milliseconds that it has for an answer; over HTTP Node waits as long
     */
    constructor(port, patience = 300_000) {
        this.#patience = patience;
        this.#socket = connect(port, '127.0.0.1');
        this.#socket.on('data', (bytes) => this.#take(bytes));
        this.#socket.on('close', () => {
            for (const { reject } of this.#answers.values()) reject(new Refused('Firefox is gone'));
        });
    }

    /**
     * @param {object} capabilities as the protocol has them
     * @returns {Promise<void>} ends when the browser is there
     */
    async begin({ alwaysMatch }) {
        await this.send('begin', alwaysMatch);
    }

    /**
     * @param {keyof typeof commands} name of the command
     * @param {object} parameters
     * @returns {Promise<any>} what the browser answers
     */
    async send(name, parameters = {}) {
        const id = (this.#asked += 1);
        const message = JSON.stringify([0, id, commands[name][1], parameters]);
        const answer = new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
        const late = setTimeout(() => {
            const refusal = new Refused(`${name}: no answer after ${this.#patience / 1000} s`);
            this.#answers.get(id).reject(refusal);
        }, this.#patience);
        this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
        return answer.finally(() => clearTimeout(late));
    }

    #take(bytes) {
        this.#bytes = Buffer.concat([this.#bytes, bytes]);
        for (;;) {
            const colon = this.#bytes.indexOf(':');
            const end = colon + 1 + Number(this.#bytes.subarray(0, colon));
            if (colon < 0 || this.#bytes.length < end) return;
            const message = JSON.parse(this.#bytes.subarray(colon + 1, end));
            this.#bytes = this.#bytes.subarray(end);
            // The first message is a greeting and no list.
            if (Array.isArray(message)) this.#answered(message);
        }
    }

    #answered([, id, error, result]) {
        const { resolve, reject } = this.#answers.get(id);
        this.#answers.delete(id);
        if (error) reject(new Refused(`${error.error}: ${error.message}`));
        else resolve(result && 'value' in result ? result.value : result);
    }
}
