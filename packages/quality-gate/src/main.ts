import { migrationsStep } from './migrations/migrations-step.ts';
import { patternsStep } from './patterns/patterns-step.ts';
import { browserTests } from './steps/browser-tests.ts';
import { endCommands } from './steps/commands-under-way.ts';
import { ruleTests } from './steps/rule-tests.ts';
import { runSteps } from './steps/run-steps.ts';
import { type Scope, scopeFrom } from './steps/scope.ts';
import type { Step } from './steps/step.ts';
import { toolStep } from './steps/tool-step.ts';
import { unitTests } from './steps/unit-tests.ts';

/** Everything that must hold before a change lands, in the order in which a mistake is cheapest to find. */
const steps = (scope: Scope): readonly Step[] => [
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
  migrationsStep,
  toolStep('builds', ['turbo', 'run', 'build', '--output-logs=errors-only']),
  unitTests(scope),
  // Minutes for a change of any screen: a run of everything has them.
  ...(scope.kind === 'affected' ? [] : [ruleTests]),
  browserTests(scope),
];

/** Whoever stops the run, in whatever way, leaves nothing of it behind. */
async function stop(): Promise<never> {
  console.log('\nStopped before its end.');
  await endCommands();
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
// What is killed tells nobody: whoever started this run may be gone without a word.
const starter = process.ppid;
setInterval(() => process.ppid !== starter && process.kill(process.pid, 'SIGTERM'), 500).unref();

const scope = scopeFrom(process.argv.slice(2));
if (typeof scope === 'string') {
  console.error(scope);
  process.exitCode = 1;
} else {
  const failed = await runSteps(steps(scope), { isCi: Boolean(process.env.CI), say: (line) => console.log(line) });
  process.exitCode = failed === 0 ? 0 : 1;
}
