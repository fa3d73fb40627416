// A worker of a browser that answers for the package.
import { deskFor } from './desk.js';

const take = deskFor((news) => self.postMessage(news));
self.addEventListener('message', ({ data }) => take(data));
