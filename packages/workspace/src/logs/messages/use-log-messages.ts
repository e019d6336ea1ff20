import { useLanguage } from '@portal/platform';
import { messages as en, type LogMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useLogMessages(): LogMessages {
  return catalogue[useLanguage()];
}
