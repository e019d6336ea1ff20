import { useLanguage } from '@portal/platform';
import { type BillMessages, messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useBillMessages(): BillMessages {
  return catalogue[useLanguage()];
}
