import { useLanguage } from '@portal/platform';
import { type DataRequestMessages, messages as en } from './data-request-en.ts';
import { messages as ha } from './data-request-ha.ts';

const catalogue = { en, ha };

export function useDataRequestMessages(): DataRequestMessages {
  return catalogue[useLanguage()];
}
