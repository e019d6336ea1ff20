import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

/** Apart from the words of the light components: pages without forms do not carry them. */
export function useFormsMessages(): MessagesLike<typeof en> {
  return catalogue[useLanguage()];
}
