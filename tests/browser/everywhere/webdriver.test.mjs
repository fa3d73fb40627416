// What is said of a browser that answers late, never or not at all, played by a server that is not one.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { MarionetteSession, Refused } from './webdriver.mjs';

let server;
let answer;

/** A message as Firefox sends it. */
const message = (list) => {
    const text = JSON.stringify(list);
    return `${Buffer.byteLength(text)}:${text}`;
};

before(async () => {
    server = createServer((socket) => {
        socket.write(message({ marionetteProtocol: 3 }));
        socket.on('data', (bytes) => {
            const [, id] = JSON.parse(String(bytes).replace(/^\d+:/, ''));
            answer(socket, id);
        });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
});
after(() => server.close());

const ask = (patience) => {
    const session = new MarionetteSession(server.address().port, patience);
    return session.send('run', { script: '', args: [] });
};

test('a browser that answers is believed', async () => {
    answer = (socket, id) => socket.end(message([1, id, null, { value: 28 }]));
    assert.equal(await ask(10_000), 28);
});

test('a command that Firefox never answers is named after a while', async () => {
    answer = (socket) => setTimeout(() => socket.end(), 500);
    await assert.rejects(ask(50), new Refused('run: no answer after 0.05 s'));
});

test('an answer that comes too late harms nothing', async () => {
    let late;
    answer = (socket, id) => {
        late = new Promise((sent) => setTimeout(sent, 300)).then(() => {
            socket.end(message([1, id, null, { value: 28 }]));
            return once(socket, 'close');
        });
    };
    await assert.rejects(ask(50), Refused);
    await late;
});

test('a browser that is gone is not waited for', async () => {
    answer = (socket) => socket.destroy();
    await assert.rejects(ask(10_000), new Refused('Firefox is gone'));
});
