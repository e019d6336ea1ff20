import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export type SignInMessages = MessagesLike<typeof en>;

/** Both languages are always there: this module serves the shell and every remote, and none of them should have to load it twice. */
export function useSignInMessages(): SignInMessages {
  return catalogue[useLanguage()];
}
