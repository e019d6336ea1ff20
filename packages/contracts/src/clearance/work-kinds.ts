import type { WorkKindPart } from '../workflow/work-kind.ts';
import { clearance } from './clearance-kind.ts';
import { clearanceRevocation } from './clearance-revocation-kind.ts';

export const clearanceWorkKinds = {
  clearance,
  'clearance-revocation': clearanceRevocation,
} as const satisfies WorkKindPart;
