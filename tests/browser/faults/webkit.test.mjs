// The table of faults in WebKitGTK.
import { testFaultsIn } from './tests.mjs';

testFaultsIn('webkit');
