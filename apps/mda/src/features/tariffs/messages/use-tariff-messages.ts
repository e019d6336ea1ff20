import { useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useTariffMessages(): typeof en {
  return catalogue[useLanguage()];
}
