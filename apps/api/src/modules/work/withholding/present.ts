import {
  kobo,
  type Language,
  lagosDay,
  type WithholdingMonthOverview,
  type WithholdingSchedule,
} from '@portal/contracts';
import { inForce, withholdingLaws } from '@portal/tax-rules';
import { amountInWords } from '../../money/billing/index.ts';
import { dueOnOf } from '../obligations/index.ts';
import { daysLateOf, latenessOf, presentBilling, presentCredit } from '../paye/index.ts';
import { collectorOfTax } from './compute-lines.ts';
import { leftOutOf, linesOf, type ScheduleRow } from './data/schedules.repository.ts';
import type { WithholdingDeps } from './withholding-deps.ts';

/** A schedule with its rows. */
export async function presentSchedule(
  { db, clock }: Pick<WithholdingDeps, 'db' | 'clock'>,
  row: ScheduleRow,
  language: Language,
): Promise<WithholdingSchedule> {
  const { id, month, version, state, payer, billReference, billStatus, isReceipted } = row;
  const [lines, leftOut, dueOn] = await Promise.all([
    linesOf(db, id),
    leftOutOf(db, id),
    dueOnOf(db, 'withholding-month', month),
  ]);
  const billing = presentBilling(row);
  const { law, section } = inForce(withholdingLaws, `${month}-01`).reference;
  return {
    ...{ id, month, version, state, payer, dueOn, isReceipted },
    savedAt: row.savedAt.toISOString(),
    filedAt: row.filedAt?.toISOString() ?? null,
    grossKobo: kobo(row.grossKobo),
    deductedKobo: kobo(row.deductedKobo),
    lawKobo: kobo(row.lawKobo),
    dueKobo: kobo(row.dueKobo),
    beforeKobo: kobo(row.beforeKobo),
    ...billing,
    toBillInWords: amountInWords(billing.toBillKobo, language),
    credit: presentCredit(row.credit),
    bill: billReference && billStatus ? { reference: billReference, status: billStatus } : null,
    lateness: latenessOf({ ...row, dueOn }, lagosDay(clock.now())),
    source: `${law}, ${section}`,
    leftOutCount: leftOut.length,
    leftOut,
    lines: lines.map((line) => ({ ...line, collectedBy: collectorOfTax(line) })),
  };
}

/** How a month stands by its versions, oldest first. A month is paid when every bill of it is. */
export function presentMonth(
  { month, dueOn }: Pick<WithholdingMonthOverview, 'month' | 'dueOn'>,
  versions: readonly ScheduleRow[],
  today: string,
): WithholdingMonthOverview {
  const filed = versions.filter(({ state }) => state === 'filed');
  const shown = filed.at(-1) ?? versions.at(-1);
  const state = stateOf(versions, filed);
  const daysLate = daysLateOf({ filedOn: null, unpaidKobo: 0, paid: [], ...shown, dueOn });
  return {
    ...{ month, dueOn, state },
    isOpen: `${month}-01` <= today,
    isLate: dueOn < today && (state === 'draft' || state === 'billed'),
    filedLateDays: daysLate.filed,
    paidLateDays: daysLate.paid,
    isAmended: filed.length > 1,
    payments: shown?.payments ?? 0,
    dueKobo: kobo(shown?.dueKobo ?? 0),
  };
}

function stateOf(versions: readonly ScheduleRow[], filed: readonly ScheduleRow[]): WithholdingMonthOverview['state'] {
  if (versions.length === 0) return 'not-filed';
  if (filed.length === 0) return 'draft';
  const replaced = Math.max(0, ...filed.map(({ version, replacedKobo }) => (replacedKobo > 0 ? version : 0)));
  const billed = filed.filter(
    ({ version, billStatus }) => billStatus !== null && !(billStatus === 'cancelled' && version < replaced),
  );
  if (billed.length === 0) return 'filed';
  return billed.every(({ billStatus }) => billStatus === 'paid') ? 'paid' : 'billed';
}
