import { kobo, lagosDay, type PayeSchedule } from '@portal/contracts';
import { branchTotalsOf } from './data/branches.repository.ts';
import { changesOf, differingIn, leftOutOf, linesOf } from './data/lines.repository.ts';
import type { ScheduleRow } from './data/paye.repository.ts';
import { dueOnOf } from './domain/month.ts';
import { latenessOf } from './lateness.ts';
import type { PayeDeps } from './paye-deps.ts';
import { presentBilling } from './present-billing.ts';
import { presentCredit } from './present-credit.ts';

/** A schedule with the first of its rows, and what stands out in it. */
export async function presentSchedule(
  { db, clock }: Pick<PayeDeps, 'db' | 'clock'>,
  row: ScheduleRow,
): Promise<PayeSchedule> {
  const { id, month, version, state, employees, billReference, billStatus } = row;
  const [{ lines }, differing, standingOut, leftOut, branches] = await Promise.all([
    linesOf(db, id),
    differingIn(db, id),
    changesOf(db, id),
    leftOutOf(db, id),
    branchTotalsOf(db, id),
  ]);
  const dueOn = dueOnOf(month);
  return {
    ...{ id, month, version, state, employees, differing, dueOn, ...standingOut },
    savedAt: row.savedAt.toISOString(),
    filedAt: row.filedAt?.toISOString() ?? null,
    lateness: latenessOf({ ...row, dueOn }, lagosDay(clock.now())),
    grossKobo: kobo(row.grossKobo),
    deductedKobo: kobo(row.deductedKobo),
    lawKobo: kobo(row.lawKobo),
    dueKobo: kobo(row.dueKobo),
    beforeKobo: kobo(row.beforeKobo),
    ...presentBilling(row),
    credit: presentCredit(row.credit),
    bill: billReference && billStatus ? { reference: billReference, status: billStatus } : null,
    branches,
    leftOutCount: leftOut.length,
    leftOut,
    lines: [...lines],
  };
}
