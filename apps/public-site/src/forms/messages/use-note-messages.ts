import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './notes.en.ts';
import { messages as ha } from './notes.ha.ts';

const catalogue = { en, ha };

export function useNoteMessages(): MessagesLike<typeof en> {
  return catalogue[useLanguage()];
}
