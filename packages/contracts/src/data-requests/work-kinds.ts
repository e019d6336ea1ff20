import type { WorkKindPart } from '../workflow/work-kind.ts';
import { dataRequest } from './data-request-kind.ts';

export const dataRequestsWorkKinds = {
  'data-request': dataRequest,
} as const satisfies WorkKindPart;
