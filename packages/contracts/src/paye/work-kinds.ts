import type { WorkKindPart } from '../workflow/work-kind.ts';
import { payeCredit } from './paye-credit-kind.ts';
import { payeQuery } from './paye-query-kind.ts';

export const payeWorkKinds = {
  'paye-credit': payeCredit,
  'paye-query': payeQuery,
} as const satisfies WorkKindPart;
