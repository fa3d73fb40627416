// The table of faults in Firefox.
import { testFaultsIn } from './tests.mjs';

testFaultsIn('firefox');
