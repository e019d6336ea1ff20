import { useLanguage } from '@portal/platform';
import { messages as en, type RequestMessages } from './request-en.ts';
import { messages as ha } from './request-ha.ts';

const catalogue = { en, ha };

export function useRequestMessages(): RequestMessages {
  return catalogue[useLanguage()];
}
