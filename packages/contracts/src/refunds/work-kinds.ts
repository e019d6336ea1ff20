import type { WorkKindPart } from '../workflow/work-kind.ts';
import { refundFunding } from './refund-funding-kind.ts';
import { refund } from './refund-kind.ts';

export const refundsWorkKinds = {
  refund,
  'refund-funding': refundFunding,
} as const satisfies WorkKindPart;
