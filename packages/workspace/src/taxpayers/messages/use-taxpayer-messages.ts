import { useLanguage } from '@portal/platform';
import { messages as en, type TaxpayerMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useTaxpayerMessages(): TaxpayerMessages {
  return catalogue[useLanguage()];
}
