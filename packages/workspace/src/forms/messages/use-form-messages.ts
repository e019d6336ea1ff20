import { useLanguage } from '@portal/platform';
import { messages as en, type FormMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useFormMessages(): FormMessages {
  return catalogue[useLanguage()];
}
