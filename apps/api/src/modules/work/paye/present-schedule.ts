import { kobo, type Language, lagosDay, type PayeSchedule } from '@portal/contracts';
import { amountInWords } from '../../money/billing/index.ts';
import { dueOnOf } from '../obligations/index.ts';
import { branchTotalsOf } from './data/branches.repository.ts';
import { changesOf, differingIn, leftOutOf, linesOf } from './data/lines.repository.ts';
import type { ScheduleRow } from './data/paye.repository.ts';
import { latenessOf } from './lateness.ts';
import type { PayeDeps } from './paye-deps.ts';
import { presentBilling } from './present-billing.ts';
import { presentCredit } from './present-credit.ts';

/** A schedule with the first of its rows, and what stands out in it. */
export async function presentSchedule(
  { db, clock }: Pick<PayeDeps, 'db' | 'clock'>,
  row: ScheduleRow,
  language: Language,
): Promise<PayeSchedule> {
  const { id, month, version, state, employees, billReference, billStatus } = row;
  const [{ lines }, differing, standingOut, leftOut, branches, dueOn] = await Promise.all([
    linesOf(db, id),
    differingIn(db, id),
    changesOf(db, id),
    leftOutOf(db, id),
    branchTotalsOf(db, id),
    dueOnOf(db, 'paye-month', month),
  ]);
  const billing = presentBilling(row);
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
    ...billing,
    toBillInWords: amountInWords(billing.toBillKobo, language),
    credit: presentCredit(row.credit),
    bill: billReference && billStatus ? { reference: billReference, status: billStatus } : null,
    branches,
    leftOutCount: leftOut.length,
    leftOut,
    lines: [...lines],
  };
}
