import { useLanguage } from '@portal/platform';
import { type AuditMessages, messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useAuditMessages(): AuditMessages {
  return catalogue[useLanguage()];
}
