import { expect, it } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step, StepResult } from './step.ts';

const step = (name: string, result: Partial<StepResult>): Step => ({
  name,
  run: async () => ({ passed: 0, failed: 0, output: '', ...result }),
});

async function said(steps: readonly Step[], isCi = false) {
  const lines: string[] = [];
  const failed = await runSteps(steps, { isCi, say: (line) => void lines.push(line) });
  return { failed, lines: lines.map((line) => line.replace(/\(\d+\.\d s\)/, '(s)')) };
}

it('counts what passed and failed, and shows the output of what failed alone', async () => {
  const steps = [
    step('lint', { passed: 1, output: 'all is well' }),
    step('tests', { passed: 5, failed: 1, output: 'expected 1 to be 2', failures: ['a.test.ts: adds'] }),
  ];
  expect(await said(steps)).toEqual({
    failed: 1,
    lines: [
      '✓ lint: 1 passed, 0 failed (s)',
      '✗ tests: 5 passed, 1 failed (s)',
      'expected 1 to be 2',
      '  failed: a.test.ts: adds',
      '\n6 passed, 1 failed',
    ],
  });
});

it('says why something was left out, and which files took longest', async () => {
  const steps = [step('tests', { passed: 2, notes: ['one file passed before'], slowest: ['9.0 s  a', '1.0 s  b'] })];
  expect((await said(steps)).lines).toEqual([
    '✓ tests: 2 passed, 0 failed (s)',
    '  ! one file passed before',
    '  slowest files:\n    9.0 s  a\n    1.0 s  b',
    '\n2 passed, 0 failed',
  ]);
});

const unsteady = [step('stories', { passed: 2, unsteady: ['pay.spec.ts: pays'] })];

it('takes a second try for a failure', async () => {
  const { failed, lines } = await said(unsteady);
  expect(failed).toBe(1);
  expect(lines).toContain('✗ stories: 2 passed, 1 failed (s)');
});

it('names second tries last in CI, where they refuse nothing', async () => {
  const { failed, lines } = await said(unsteady, true);
  expect(failed).toBe(0);
  expect(lines.slice(-3)).toEqual([
    '\n2 passed, 0 failed',
    expect.stringContaining('1 passed at the second try only; the next change mends or removes them:'),
    expect.stringContaining('pay.spec.ts: pays'),
  ]);
});
