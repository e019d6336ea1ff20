import type { StepResult } from './step.ts';

/**
 * A second try hides what is wrong as often as not: at a desk, where nothing is tried twice unless a test asks for it, it counts as a failure. In CI a
 * machine that stumbles refuses nothing; the tests are named.
 */
export function countUnsteady(result: StepResult, isCi: boolean): StepResult {
  const { unsteady = [], failed } = result;
  return isCi || unsteady.length === 0 ? result : { ...result, failed: failed + unsteady.length };
}

const red = (text: string) => (process.stdout.isTTY || process.env.FORCE_COLOR ? `\u001b[31m${text}\u001b[39m` : text);

/** The last lines of a run. */
export function unsteadyLines(titles: readonly string[]): readonly string[] {
  if (titles.length === 0) return [];
  return [
    red(`${titles.length} passed at the second try only; the next change mends or removes them:`),
    ...titles.map((title) => red(`  ${title}`)),
  ];
}
