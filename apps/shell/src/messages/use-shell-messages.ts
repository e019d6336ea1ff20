import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

/** Both languages are always there: what the shell says must be sayable when nothing else could be loaded. */
export const shellMessages = { en, ha };

export function useShellMessages(): MessagesLike<typeof en> {
  return shellMessages[useLanguage()];
}
