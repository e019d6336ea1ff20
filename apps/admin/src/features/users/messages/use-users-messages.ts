import { useLanguage } from '@portal/platform';
import { messages as en, type UsersMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useUsersMessages(): UsersMessages {
  return catalogue[useLanguage()];
}
