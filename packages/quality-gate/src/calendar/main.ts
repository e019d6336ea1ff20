import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTests } from '../affected/choose-tests.ts';
import { readPassed } from '../affected/passed-before.ts';
import { recordPassed } from '../affected/record-passed.ts';
import { readSourceTree } from '../affected/source-tree.ts';
import { countedRun } from '../steps/counted-run.ts';
import { repositoryRoot } from '../steps/run-command.ts';
import type { RunReport } from '../vitest/run-report.ts';
import { datedTests } from './dated-tests.ts';

/** Where days, months and years turn in Lagos, and the day that most years do not have. */
const moments = [
  '2026-12-31T23:30:00+01:00',
  '2027-04-01T00:10:00+01:00',
  '2027-06-10T09:00:00+01:00',
  '2028-02-29T12:00:00+01:00',
] as const;
/** The clock goes on while tests run: more of them would still be running when the year has turned. */
const filesAtOnce = 40;

/**
 * `npm run test:calendar [-- word …]`: the API's tests that can depend on the day, all or those with one of the words in their path or in the moment, at
 * each of these moments (docs/decisions/0729). What passed there is left out until something it depends on has changed (docs/decisions/0712).
 */
async function main(words: readonly string[]): Promise<number> {
  const tree = readSourceTree(repositoryRoot);
  const asked = moments.filter((moment) => words.some((word) => moment.startsWith(word)));
  const parts = words.filter((word) => !moments.some((moment) => moment.startsWith(word)));
  const dated = new Set(
    datedTests(tree, (path) => readFileSync(join(repositoryRoot, path), 'utf8')).filter(
      (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
    ),
  );
  let failed = 0;
  for (const moment of asked.length > 0 ? asked : moments) {
    const kept = `calendar-${moment.slice(0, 'YYYY-MM-DD'.length)}`;
    const { run, proven, keys } = chooseTests(tree, readPassed(kept));
    const files = run.filter((path) => dated.has(path));
    const before = proven.filter((path) => dated.has(path)).length;
    console.log(`${moment}: ${files.length} of ${dated.size} files of tests, ${before} passed before`);
    for (let at = 0; at < files.length; at += filesAtOnce)
      failed += await runAt(moment, kept, keys, files.slice(at, at + filesAtOnce));
  }
  return failed === 0 ? 0 : 1;
}

async function runAt(
  moment: string,
  kept: string,
  keys: ReadonlyMap<string, string>,
  files: readonly string[],
): Promise<number> {
  const { passed, failed, output, failures } = await countedRun({
    command: ['vitest', 'run', '--config', '.vitest.config.ts', '--project', 'api', ...files],
    report: 'calendar.json',
    env: (reportFile) => ({ TEST_REPORT_FILE: reportFile, TEST_CLOCK: moment }),
    count(report) {
      const found = report as RunReport;
      recordPassed(kept, found, keys, readPassed(kept));
      const reports = Object.entries(found.files);
      const wrong = [
        ...files.filter((path) => !found.files[path]).map((path) => `${path}: was not run`),
        ...reports.flatMap(([path, file]) => file.failed.map((name) => `${path}: ${name}`)),
      ];
      return {
        passed: reports.reduce((sum, [, file]) => sum + file.passed, 0),
        failed: wrong.length + found.strayErrors,
        failures: wrong,
      };
    },
  });
  console.log(`${failed === 0 ? '✓' : '✗'} ${moment}: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output);
  for (const failure of failures ?? []) console.log(`  failed: ${failure}`);
  return failed;
}

process.exitCode = await main(process.argv.slice(2));
