import { type BillAction, billCancellers, billPlacers, type ErrorCode, type Role } from '@portal/contracts';

interface BillStands {
  readonly status: string;
  readonly isPaymentPending: boolean;
  /** Of PAYE or withholding: an amendment corrects what is due. */
  readonly isOfFiledMonth: boolean;
  /** Of an assessment, an objection or a penalty: it ends with that alone. */
  readonly isOfTheLaw: boolean;
  /** No tax office has it, or one has it that was given to it later. */
  readonly isPlaceable: boolean;
}

interface OfferedAction {
  readonly action: BillAction;
  readonly refusal: ErrorCode | null;
}

const unpaid: readonly string[] = ['unpaid', 'expired', 'under-review'];

/** What somebody who sees a bill could do with it, and what stands in the way. Those who do it decide again, with the bill locked. */
export function billActionsOf(
  role: Role | undefined,
  { status, isPaymentPending, isOfFiledMonth, isOfTheLaw, isPlaceable }: BillStands,
): OfferedAction[] {
  const offered: OfferedAction[] = [];
  if (status === 'unpaid') offered.push({ action: 'pay', refusal: null });
  if (status === 'expired') offered.push({ action: 'renew', refusal: null });
  if (['unpaid', 'expired', 'paid'].includes(status)) offered.push({ action: 'mail', refusal: null });
  if (isPlaceable && unpaid.includes(status) && billPlacers.some((one) => one === role))
    offered.push({ action: 'place', refusal: null });
  if ((status === 'unpaid' || status === 'expired') && billCancellers.some((one) => one === role))
    offered.push({ action: 'cancel', refusal: refusalOf({ isOfTheLaw, isOfFiledMonth, isPaymentPending }) });
  return offered;
}

type Hindrances = Pick<BillStands, 'isOfTheLaw' | 'isOfFiledMonth' | 'isPaymentPending'>;

function refusalOf({ isOfTheLaw, isOfFiledMonth, isPaymentPending }: Hindrances): ErrorCode | null {
  if (isOfTheLaw) return 'bill.of-the-law';
  if (isOfFiledMonth) return 'bill.of-filed-month';
  return isPaymentPending ? 'bill.payment-pending' : null;
}
