import type { WorkKindPart } from '../workflow/work-kind.ts';
import { refundFunding } from './refund-funding-kind.ts';
import { refund } from './refund-kind.ts';
import { sharePayment } from './share-payment-kind.ts';

export const refundsWorkKinds = {
  refund,
  'refund-funding': refundFunding,
  'share-payment': sharePayment,
} as const satisfies WorkKindPart;
