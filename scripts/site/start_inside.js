// Starts the page that is a single file: unpacks its script, which the page's policy knows by its hash.
import { unpackElement } from './unpack.js';

const script = document.createElement('script');
script.textContent = unpackElement('packed-script');
document.body.append(script);
