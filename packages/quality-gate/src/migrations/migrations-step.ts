import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot, runCommand } from '../steps/run-command.ts';
import type { Step, StepResult } from '../steps/step.ts';
import { tablesAlteredAfterWrites } from './tables-altered-after-writes.ts';

/** The last file from before this check; what is applied everywhere is not written anew. */
const lastFrozen = '0160_objects_have_files.sql';

const notAsked = [
  // The runner sets lock_timeout for every file; how long a statement may take depends on the rows it reads.
  'require-lock-timeout',
  'require-statement-timeout',
  // Keys of lists that the state itself keeps, and lengths that the trade fixes.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-text-field',
];

/** Statements that would stop a portal that serves, or the release before this one, are refused in new migrations. */
export const migrationsStep: Step = { name: 'migrations that stop nobody', run: () => judgeMigrations() };

export async function judgeMigrations(folder = join(repositoryRoot, 'apps/api/migrations')): Promise<StepResult> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file > lastFrozen).toSorted();
  const refused: string[] = [];
  let passed = 0;
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8');
    const commitsEachStep = /^(?:--[^\n]*\n)*?-- outside a transaction\b/.test(sql);
    const { code, output } = await runCommand(
      'squawk',
      [
        ...['--pg-version', '18.0', '--reporter', 'gcc', '--exclude', notAsked.join(',')],
        ...(commitsEachStep ? [] : ['--assume-in-transaction']),
        file,
      ],
      { cwd: folder },
    );
    const faults = (commitsEachStep ? [] : tablesAlteredAfterWrites(sql)).map(
      (table) => `${file}: say SET CONSTRAINTS ALL IMMEDIATE between writing ${table} and altering it`,
    );
    if (code !== 0) faults.push(output.trim());
    if (faults.length > 0) refused.push(...faults);
    else passed += 1;
  }
  return { passed, failed: files.length - passed, output: refused.join('\n') };
}
