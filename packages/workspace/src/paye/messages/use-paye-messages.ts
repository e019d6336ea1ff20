import { useLanguage } from '@portal/platform';
import { messages as en, type PayeMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function usePayeMessages(): PayeMessages {
  return catalogue[useLanguage()];
}
