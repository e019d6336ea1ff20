import { type FiledReturn, type FiledReturnRow, kobo } from '@portal/contracts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { BillOfDuty } from '../../money/billing/index.ts';
import { presentCredit } from '../paye/index.ts';
import type { FiledRow } from './data/filed-returns.repository.ts';
import { periodOf } from './domain/return-period.ts';

/** Without what it says: a row of the list. */
export function presentFiledRow(filed: FiledRow, bills: readonly BillOfDuty[]): FiledReturnRow {
  const { id, kind, version, dueOn, amendmentReason, isForAnother, isNewest } = filed;
  const bill = bills.find((one) => one.id === filed.billId);
  return {
    ...{ id, kind, version, dueOn, amendmentReason, isForAnother, isNewest },
    period: periodOf(kind, filed.fromDay),
    filedAt: filed.filedAt.toISOString(),
    ...(filed.arrivedAt && filed.receivedAt && { receivedAt: filed.receivedAt.toISOString() }),
    filedBy: filed.filedByName ?? '',
    isLate: dayOf(filed.filedAt) > dueOn,
    ...{ taxKobo: kobo(filed.taxKobo), creditKobo: kobo(filed.creditKobo) },
    ...{ balanceKobo: kobo(filed.balanceKobo), overKobo: kobo(filed.overKobo) },
    credit: presentCredit(filed.credit),
    bill: bill ? { reference: bill.reference, amountKobo: kobo(bill.totalKobo), status: bill.status } : null,
  };
}

export function presentFiled(filed: FiledRow, bills: readonly BillOfDuty[]): FiledReturn {
  const { answers, figures, changes, lateness } = filed;
  return { ...presentFiledRow(filed, bills), answers, figures, changes, lateness };
}
