import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';
import type { StepResult } from './step.ts';

export interface CountedRun {
  readonly command: readonly [program: string, ...args: string[]];
  /** The root of the repository when absent. */
  readonly cwd?: string;
  /** Where the run leaves its report, below `.reports/`, which stays until the next run. */
  readonly report: string;
  readonly env: (reportFile: string) => Readonly<Record<string, string>>;
  readonly count: (report: unknown, reportFile: string) => Omit<StepResult, 'output'>;
}

/** A run that counts its tests in a JSON report. No report, no tests or a failed run without a failed test count as one failure. */
export async function countedRun({ command, cwd, report, env, count }: CountedRun): Promise<StepResult> {
  const folder = join(repositoryRoot, '.reports');
  const reportFile = join(folder, report);
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const [program, ...args] = command;
  const { code, output } = await runCommand(program, args, { ...(cwd && { cwd }), env: env(reportFile) });
  let counted: Omit<StepResult, 'output'>;
  try {
    counted = count(JSON.parse(readFileSync(reportFile, 'utf8')), reportFile);
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe run left no report.` };
  }
  const silentFailure = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return { ...counted, failed: counted.failed + (silentFailure ? 1 : 0), output };
}
