// A worker of Node that answers for the package.
import { parentPort } from 'node:worker_threads';

import { deskFor } from './desk.js';

parentPort.on(
    'message',
    deskFor((news) => parentPort.postMessage(news)),
);
