import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { RunReport, TestFileReport } from './run-report.ts';

/** The longest file takes three minutes; nothing that works is silent for so long. */
const silenceMs = 15 * 60_000;

/**
 * Writes what became of each file of tests, for the gate. A run of which no file begins or ends for a quarter of an hour hangs: it is ended, and
 * the files under way are reported as failed.
 */
export class RunReporter implements Reporter {
  readonly #reportFile: string;
  readonly #silenceMs: number;
  readonly #underWay = new Map<string, TestModule>();
  readonly #ended: TestModule[] = [];
  #alarm: NodeJS.Timeout | undefined;

  constructor(reportFile: string, silence = silenceMs) {
    this.#reportFile = reportFile;
    this.#silenceMs = silence;
  }

  onTestModuleQueued(module: TestModule) {
    this.#underWay.set(module.moduleId, module);
    this.#listen();
  }

  onTestModuleEnd(module: TestModule) {
    this.#underWay.delete(module.moduleId);
    this.#ended.push(module);
    this.#listen();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    clearTimeout(this.#alarm);
    this.#write(Object.fromEntries(modules.map((module) => [pathOf(module), reportOf(module)])), errors.length);
  }

  #listen() {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#endWhatHangs(), this.#silenceMs);
  }

  #endWhatHangs() {
    const hanging = [...this.#underWay.values()].map((module) => [pathOf(module), hangs] as const);
    this.#write(
      Object.fromEntries([...this.#ended.map((module) => [pathOf(module), reportOf(module)] as const), ...hanging]),
      0,
    );
    process.exit(1);
  }

  #write(files: RunReport['files'], strayErrors: number) {
    writeFileSync(this.#reportFile, JSON.stringify({ files, strayErrors } satisfies RunReport));
  }
}

const hangs: TestFileReport = { passed: 0, failed: ['does not end'], unsteady: [], seconds: 0 };

const pathOf = ({ moduleId, project }: TestModule) => relative(project.vitest.config.root, moduleId);

function reportOf(module: TestModule): TestFileReport {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName);
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed.length === 0 && !module.ok() ? ['the file itself'] : failed,
    unsteady: tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName),
    seconds: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000,
  };
}
