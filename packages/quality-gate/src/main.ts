import { patternsStep } from './patterns/patterns-step.ts';
import type { Step } from './steps/step.ts';
import { browserTests, ruleTests, unitTests } from './steps/test-steps.ts';
import { toolStep } from './steps/tool-step.ts';

/** Everything that must hold before a change lands, in the order in which a mistake is cheapest to find. */
const steps: readonly Step[] = [
  toolStep('format and lint', ['biome', 'ci', '.']),
  toolStep('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue']),
  toolStep('import law between packages', ['turbo', 'boundaries']),
  // It reads nothing and is content when its parser is missing: the count proves that it looked.
  toolStep(
    'import law inside packages',
    ['depcruise', 'apps', 'packages', 'e2e', '--config', '.dependency-cruiser.cjs'],
    /\([1-9]\d+ modules/,
  ),
  toolStep('dead code', ['knip', '--config', '.knip.json', '--no-progress']),
  patternsStep,
  toolStep('builds', ['turbo', 'run', 'build', '--output-logs=errors-only']),
  unitTests,
  ruleTests,
  browserTests,
];

const linesShown = 120;
let passed = 0;
let failed = 0;
for (const step of steps) {
  const startedAt = performance.now();
  const result = await step.run();
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const verdict = result.failed === 0 ? '✓' : '✗';
  console.log(`${verdict} ${step.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  for (const remark of result.remarks ?? []) console.log(`  ! ${remark}`);
  if (result.failed > 0) console.log(result.output.trimEnd().split('\n').slice(-linesShown).join('\n'));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
