import type { WorkKindPart } from '../workflow/work-kind.ts';
import { withholdingQuery } from './withholding-query-kind.ts';

export const withholdingWorkKinds = {
  'withholding-query': withholdingQuery,
} as const satisfies WorkKindPart;
