import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Caseload } from '../../ground/caseload/index.ts';
import { applyImport, undoImport } from './data/apply-import.ts';
import type { ImportsRepository } from './data/imports.repository.ts';
import { note } from './routes/imports.route.ts';

/** A try that dies with its process is made again; what was written with it is gone. */
const applyImportJob = defineJob({
  name: 'apply-taxpayer-import',
  data: z.object({ importId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  timeoutSeconds: 15 * 60,
  atOnce: 1,
});

interface ReleaseDeps {
  readonly db: Database;
  readonly imports: ImportsRepository;
  readonly caseload: Pick<Caseload, 'when'>;
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
}

const kind = 'taxpayer-import' as const;

/** `import:<id>:<try>`. */
const importOf = (subject: string) => subject.split(':')[1] ?? '';

/** What is done when the second person decides: let in by a job, or open for another check. */
export function releaseImports({ db, imports, caseload, jobs }: ReleaseDeps): void {
  caseload.when(kind, 'release', async (tx, { subject, userId }) => {
    const id = importOf(subject);
    if (userId === null || !(await imports.release(tx, id, userId)))
      throw new BusinessError('taxpayer-import.state-conflict');
    await note(tx, userId, 'released', id, {});
    await jobs.enqueue(tx, applyImportJob, { importId: id });
  });
  for (const move of ['refuse', 'withdraw'] as const)
    caseload.when(kind, move, async (tx, { subject }) => {
      await imports.reopen(tx, importOf(subject));
    });

  caseload.when('import-undo', 'release', async (tx, { subject, userId }) => {
    const id = importOf(subject);
    const found = await imports.lock(tx, id);
    if (userId === null || found?.state !== 'applied') throw new BusinessError('taxpayer-import.state-conflict');
    const { rows, undoReason: reason } = found;
    const undone = await undoImport(tx, id, { by: userId, reason, rows });
    await imports.undone(tx, id, { by: userId, kept: undone.kept });
    await note(tx, userId, 'undone', id, { reason, ...undone });
  });
  for (const move of ['refuse', 'withdraw'] as const)
    caseload.when('import-undo', move, async (tx, { subject }) => {
      await imports.keep(tx, importOf(subject));
    });

  jobs.handle(applyImportJob, async ({ importId }) => {
    await db.transaction(async (tx) => {
      const found = await imports.lock(tx, importId);
      // Done by an earlier try.
      if (found?.state !== 'released') return;
      // Between the check and now somebody else may have brought the same people and debts.
      await imports.matched(tx, importId);
      await applyImport(tx, importId);
      await imports.counted(tx, importId);
      await imports.applied(tx, importId);
    });
  });
}
