import { useLanguage } from '@portal/platform';
import { messages as en, type ReturnsMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useReturnsMessages(): ReturnsMessages {
  return catalogue[useLanguage()];
}
