import { useLanguage } from '@portal/platform';
import { messages as en, type NumbersMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

/** Both languages are always there: one module serves every area. */
export function useNumbersMessages(): NumbersMessages {
  return catalogue[useLanguage()];
}
