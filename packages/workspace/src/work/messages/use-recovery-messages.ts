import { useLanguage } from '@portal/platform';
import { messages as en, type RecoveryMessages } from './recovery-en.ts';
import { messages as ha } from './recovery-ha.ts';

const catalogue = { en, ha };

export function useRecoveryMessages(): RecoveryMessages {
  return catalogue[useLanguage()];
}
