import { useLanguage } from '@portal/platform';
import { type DeclarationMessages, messages as en } from './declaration-en.ts';
import { messages as ha } from './declaration-ha.ts';

const catalogue = { en, ha };

export function useDeclarationMessages(): DeclarationMessages {
  return catalogue[useLanguage()];
}
