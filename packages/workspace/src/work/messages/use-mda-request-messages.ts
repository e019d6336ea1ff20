import { useLanguage } from '@portal/platform';
import { messages as en, type MdaRequestMessages } from './mda-request-en.ts';
import { messages as ha } from './mda-request-ha.ts';

const catalogue = { en, ha };

export function useMdaRequestMessages(): MdaRequestMessages {
  return catalogue[useLanguage()];
}
