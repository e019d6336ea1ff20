import { useLanguage } from '@portal/platform';
import { messages as en, type PenaltiesMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function usePenaltiesMessages(): PenaltiesMessages {
  return catalogue[useLanguage()];
}
