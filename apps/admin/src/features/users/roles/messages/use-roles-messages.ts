import { useLanguage } from '@portal/platform';
import { messages as en, type RolesMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useRolesMessages(): RolesMessages {
  return catalogue[useLanguage()];
}
