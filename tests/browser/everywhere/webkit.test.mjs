// The page in WebKitGTK.
import { testIn } from './tests.mjs';

testIn('webkit');
