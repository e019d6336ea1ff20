import type { OpenBill } from '@portal/contracts';
import { StatusBadge, type StatusTone } from '@portal/ui';
import { billStateOf } from '../../bill-state.ts';
import { paymentsTexts } from '../../messages/catalogue.ts';

export interface BillStatusBadgeProps {
  readonly openBill: OpenBill;
}

export function BillStatusBadge({ openBill }: BillStatusBadgeProps) {
  const texts = paymentsTexts.useMessages();
  const unpaid = ['warning', texts.statusUnpaid] as const;
  const looks = {
    payable: unpaid,
    awaiting: unpaid,
    processing: ['info', texts.statusInProgress],
    'under-review': ['info', texts.statusUnderReview],
    expired: ['danger', texts.statusExpired],
    cancelled: ['neutral', texts.statusCancelled],
    receipt: ['good', texts.statusPaid],
    void: ['danger', texts.statusVoid],
  } as const satisfies Record<string, readonly [StatusTone, string]>;
  const [tone, words] = looks[billStateOf(openBill)];
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}
