import type { WorkKindPart } from '../workflow/work-kind.ts';
import { settlementDifference } from './settlement-difference-kind.ts';
import { treasuryAccount } from './treasury-account-kind.ts';

export const settlementWorkKinds = {
  'settlement-difference': settlementDifference,
  'treasury-account': treasuryAccount,
} as const satisfies WorkKindPart;
