import type { Step } from './step.ts';
import { countUnsteady, unsteadyLines } from './unsteady.ts';

const linesShown = 120;

export interface RunStepsOptions {
  readonly isCi: boolean;
  readonly say: (line: string) => void;
}

/** Runs one step after the other, says what each found, and gives how many checks failed. */
export async function runSteps(steps: readonly Step[], { isCi, say }: RunStepsOptions): Promise<number> {
  let passed = 0;
  let failed = 0;
  const unsteady: string[] = [];
  for (const step of steps) {
    const startedAt = performance.now();
    const result = countUnsteady(await step.run(), isCi);
    passed += result.passed;
    failed += result.failed;
    unsteady.push(...(result.unsteady ?? []));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const verdict = result.failed === 0 ? '✓' : '✗';
    say(`${verdict} ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
    for (const note of result.notes ?? []) say(`  ! ${note}`);
    if (result.failed > 0) say(result.output.trimEnd().split('\n').slice(-linesShown).join('\n'));
    for (const failure of result.failures ?? []) say(`  failed: ${failure}`);
    if (result.slowest?.length) say(`  slowest files:\n${result.slowest.map((line) => `    ${line}`).join('\n')}`);
  }
  say(`\n${passed} passed, ${failed} failed`);
  for (const line of unsteadyLines(unsteady)) say(line);
  return failed;
}
