import { useLanguage } from '@portal/platform';
import { messages as en, type OfficeMessages } from './office-en.ts';
import { messages as ha } from './office-ha.ts';

const catalogue = { en, ha };

export function useOfficeMessages(): OfficeMessages {
  return catalogue[useLanguage()];
}
