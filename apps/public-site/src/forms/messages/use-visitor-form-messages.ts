import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export type VisitorFormMessages = MessagesLike<typeof en>;

export function useVisitorFormMessages(): VisitorFormMessages {
  return catalogue[useLanguage()];
}
