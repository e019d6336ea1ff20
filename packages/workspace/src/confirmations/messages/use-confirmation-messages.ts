import { useLanguage } from '@portal/platform';
import { type ConfirmationMessages, messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useConfirmationMessages(): ConfirmationMessages {
  return catalogue[useLanguage()];
}
