import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTimings, type Seconds } from './timings.ts';

const weightsFile = join(import.meta.dirname, 'weights.json');
/** Seconds. What takes less may start whenever there is room. */
const worthNaming = 5;

/** Seconds of long files, as measured when the weights were last renewed. */
export function readWeights(file = weightsFile): Seconds {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Takes the timings that are kept on this machine; what was not measured keeps its weight. Gives how many files have one. */
export function renewWeights(timings: Seconds = readTimings(), file = weightsFile): number {
  const weights = Object.entries({ ...readWeights(file), ...timings })
    .filter(([, seconds]) => seconds >= worthNaming)
    .map(([path, seconds]) => [path, Math.round(seconds)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
  return weights.length;
}
