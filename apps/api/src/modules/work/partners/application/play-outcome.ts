import { latePaymentSeconds } from '@portal/contracts';
import * as z from 'zod';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { TestModeDatabase } from '../../../../platform/db/test-mode-database.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { playPayment } from '../../../money/payments/index.ts';
import { voidPlayedReceipt } from '../../../money/receipts/index.ts';
import type { ModeDeps, TestModeParts } from './partners-deps.ts';

export const latePaymentJob = defineJob({
  name: 'late-test-payment',
  data: z.object({ id: z.uuid(), totalKobo: z.int() }),
  retryLimit: 3,
});

interface Payer extends Pick<TestModeParts, 'db' | 'jobs'> {
  readonly clock: Clock;
}

/** The payer of test mode: what they do is what the session asked for. */
export function createPayer({ db, jobs, clock }: Payer): NonNullable<ModeDeps['playOutcome']> {
  return async (bill, outcome) => {
    if (outcome === 'late') {
      const startAfter = new Date(clock.now().getTime() + latePaymentSeconds * 1000);
      await db.transaction((tx) => jobs.enqueue(tx, latePaymentJob, { ...bill }, { startAfter }));
    } else if (outcome === 'reversed') {
      if (await playPayment(db, bill, 'paid')) await voidPlayedReceipt(db, bill.id);
    } else await playPayment(db, bill, outcome);
  };
}

export async function payLate(db: TestModeDatabase, bill: { readonly id: string; readonly totalKobo: number }) {
  await playPayment(db, bill, 'paid');
}
