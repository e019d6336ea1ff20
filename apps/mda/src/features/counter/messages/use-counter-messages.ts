import { useLanguage } from '@portal/platform';
import { type CounterMessages, messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useCounterMessages(): CounterMessages {
  return catalogue[useLanguage()];
}
