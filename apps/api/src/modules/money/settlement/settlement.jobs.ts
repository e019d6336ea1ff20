import { SheetRefused } from '@portal/spreadsheets';
import * as z from 'zod';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import { compareAll } from './data/reconciliation.repository.ts';
import { failImport } from './data/settlement-files.repository.ts';
import { type ImportDeps, importFile } from './import-file.ts';

export const importFileJob = defineJob({
  name: 'import-settlement-file',
  data: z.object({ fileId: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 10,
  timeoutSeconds: 600,
  atOnce: 1,
});

interface ImportJobDeps extends ImportDeps {
  readonly log: Pick<Logger, 'warn'>;
}

/** The lines first, and then what differs because of them. A file that is none, or that no try could take in, is said to have failed. */
export async function importAndCompare(deps: ImportJobDeps, fileId: string, isLastTry = false): Promise<void> {
  try {
    await importFile(deps, fileId);
  } catch (error) {
    if (!isLastTry && !(error instanceof SheetRefused)) throw error;
    deps.log.warn({ err: error, fileId }, 'a settlement file cannot be imported');
    await failImport(deps.db, fileId);
    return;
  }
  await compareAll(deps.db, dayOf(deps.clock.now()), null);
}
