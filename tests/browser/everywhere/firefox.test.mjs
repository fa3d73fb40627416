// The page in Firefox ESR.
import { testIn } from './tests.mjs';

testIn('firefox');
