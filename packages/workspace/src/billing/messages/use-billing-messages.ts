import { useLanguage } from '@portal/platform';
import { type BillingMessages, messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useBillingMessages(): BillingMessages {
  return catalogue[useLanguage()];
}
