import { useLanguage } from '@portal/platform';
import { messages as en, type InboxMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useInboxMessages(): InboxMessages {
  return catalogue[useLanguage()];
}
