import { setTimeout as wait } from 'node:timers/promises';
import { billToRaiseSchema } from '@portal/contracts';
import * as z from 'zod';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { businessErrorOf } from '../../../../platform/http/business-error-of.ts';
import { fieldErrorsOf } from '../../../../platform/http/field-errors.ts';
import { faultsInBody } from '../../../../platform/http/partner/partner-problem.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { finishBatch, ownerOfBatch, type RowProblem, settleRow, takeRows } from '../data/partner-batches.repository.ts';
import type { ModeDeps } from './partners-deps.ts';
import { raiseForPartner, refusalOfDatabase } from './raise-for-partner.ts';

/** The handler goes on where it was left: a row is settled in the transaction that raises its bill. */
export const billBatchJob = defineJob({
  name: 'raise-bill-batch',
  data: z.object({ batchId: z.uuid() }),
  retryLimit: 12,
  timeoutSeconds: 1_800,
  atOnce: 1,
});

/** One transaction's rows: its locks are held for some hundred milliseconds. */
const rowsAtOnce = 25;
/** Payments come first: between two pieces others get the database. */
const pauseMs = 5;

type Deps = Pick<ModeDeps, 'db' | 'portalOrigin' | 'mode'>;

export async function processBatch(deps: Deps, batchId: string, signal: AbortSignal): Promise<void> {
  const caller = await ownerOfBatch(deps.db, batchId);
  if (!caller) return;
  for (let taken = rowsAtOnce; taken > 0; ) {
    signal.throwIfAborted();
    taken = await deps.db.transaction(async (tx) => {
      const rows = await takeRows(tx, batchId, rowsAtOnce);
      for (const { row, content } of rows) {
        const raised = await raiseRow(tx, content);
        await settleRow(tx, { batchId, row }, raised);
      }
      return rows.length;
    });
    await wait(pauseMs);
  }
  await finishBatch(deps.db, batchId);

  async function raiseRow(tx: Transaction, content: unknown) {
    const read = billToRaiseSchema.safeParse(content);
    if (!read.success) {
      const wrong = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      const invalid = new BusinessError('request.invalid', { fieldErrors: fieldErrorsOf(wrong) });
      return { outcome: 'refused' as const, problem: problemOf(invalid) };
    }
    try {
      // A savepoint: what one row breaks, the others keep.
      const { status, body } = await tx.transaction((row) =>
        raiseForPartner(row, caller as NonNullable<typeof caller>, read.data, deps),
      );
      return { outcome: status === 201 ? ('raised' as const) : ('existing' as const), billReference: body.reference };
    } catch (thrown) {
      const refusal = businessErrorOf(refusalOfDatabase(thrown));
      if (refusal.status >= 500) throw thrown;
      return { outcome: 'refused' as const, problem: problemOf(refusal) };
    }
  }
}

function problemOf(error: BusinessError): RowProblem {
  return { code: error.code, detail: error.message, errors: faultsInBody(error) };
}
