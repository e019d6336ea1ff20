import type { WorkKindPart } from '../workflow/work-kind.ts';
import { creditUse } from './credit-use-kind.ts';

export const creditWorkKinds = {
  'credit-use': creditUse,
} as const satisfies WorkKindPart;
