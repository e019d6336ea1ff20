import type { WorkKindPart } from '../workflow/work-kind.ts';
import { billDispute } from './bill-dispute-kind.ts';

export const billingWorkKinds = {
  'bill-dispute': billDispute,
} as const satisfies WorkKindPart;
