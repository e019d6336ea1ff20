import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

type Texts = Omit<typeof en, 'statusLabel' | 'totalLabel'>;
export type ListMessages = MessagesLike<Texts> & Pick<typeof en, 'statusLabel' | 'totalLabel'>;

/** Both languages are always there: one module serves every area. */
export function useListMessages(): ListMessages {
  return catalogue[useLanguage()];
}
