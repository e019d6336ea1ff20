import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export type AccountMessages = MessagesLike<typeof en>;

/** Both languages are always there, as for signing in: one module serves every area. */
export function useAccountMessages(): AccountMessages {
  return catalogue[useLanguage()];
}
