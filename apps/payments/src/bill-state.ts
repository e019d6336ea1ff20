import type { OpenBill } from '@portal/contracts';

/**
 * What the bill page shows.
 * - `payable`: the pay button; `awaiting`: the pay button beside a payment that was started
 * - `processing`, `under-review`: money is on its way or being looked at, so nothing to pay with
 * - `receipt`, `void`: the receipt
 */
export type BillState =
  | 'payable'
  | 'awaiting'
  | 'processing'
  | 'under-review'
  | 'expired'
  | 'cancelled'
  | 'receipt'
  | 'void';

/** Any payStatusId but 1 shows a receipt (spec §4). */
export function billStateOf({ bill, payment, receipt }: OpenBill): BillState {
  if (bill.status === 'void' || receipt?.voidedAt) return 'void';
  if (bill.payStatusId !== 1) return 'receipt';
  if (bill.status === 'cancelled') return 'cancelled';
  if (isDisputed(bill.status) || payment?.state === 'under-review') return 'under-review';
  if (payment?.state === 'processing') return 'processing';
  if (bill.status === 'expired') return 'expired';
  return payment ? 'awaiting' : 'payable';
}

/** Nobody pays in parts yet: money that covers a part of a bill is money that does not agree with it (docs/decisions/0277). */
function isDisputed(status: OpenBill['bill']['status']): boolean {
  return status === 'under-review' || status === 'part-paid';
}

export function canBePaid(openBill: OpenBill): boolean {
  const state = billStateOf(openBill);
  return state === 'payable' || state === 'awaiting';
}
