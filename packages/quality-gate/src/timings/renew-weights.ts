import { readTimings } from './timings.ts';
import { renewWeights } from './weights.ts';

/** `npm run weights`: writes down how long files of tests take, for machines that have not run them yet. */
const measured = Object.keys(readTimings()).length;
if (measured === 0) {
  console.error('Nothing was measured on this machine yet: run npm test first.');
  process.exitCode = 1;
} else console.log(`${renewWeights()} files of tests have a weight, by ${measured} that were measured here.`);
