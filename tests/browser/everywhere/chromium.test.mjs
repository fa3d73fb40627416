// The page in Chromium.
import { testIn } from './tests.mjs';

testIn('chromium');
