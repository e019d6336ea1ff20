import type { WorkKindPart } from '../workflow/work-kind.ts';
import { moneyReview } from './money-review-kind.ts';

export const paymentsWorkKinds = {
  'money-review': moneyReview,
} as const satisfies WorkKindPart;
