import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

export type SearchMessages = MessagesLike<typeof en>;

const catalogue = { en, ha };

/** Apart from the area's texts: only this screen needs them. */
export function useSearchMessages(): SearchMessages {
  return catalogue[useLanguage()];
}
