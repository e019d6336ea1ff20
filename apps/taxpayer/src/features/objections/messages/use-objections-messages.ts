import { useLanguage } from '@portal/platform';
import { messages as en, type ObjectionsMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useObjectionsMessages(): ObjectionsMessages {
  return catalogue[useLanguage()];
}
