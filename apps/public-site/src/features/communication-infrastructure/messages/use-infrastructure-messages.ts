import { type MessagesLike, useLanguage } from '@portal/platform';
import { messages as en } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };
export type InfrastructureMessages = MessagesLike<typeof en>;

/** Apart from the area's texts: the home page should not carry them. */
export function useInfrastructureMessages(): InfrastructureMessages {
  return catalogue[useLanguage()];
}
