import type { WorkKindPart } from '../workflow/work-kind.ts';
import { accountDeletion } from './account-deletion-kind.ts';
import { accountRecovery } from './account-recovery-kind.ts';
import { deciderChange } from './decider-change-kind.ts';

export const identityWorkKinds = {
  'account-deletion': accountDeletion,
  'account-recovery': accountRecovery,
  'decider-change': deciderChange,
} as const satisfies WorkKindPart;
