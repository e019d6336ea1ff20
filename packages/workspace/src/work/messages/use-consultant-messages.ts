import { useLanguage } from '@portal/platform';
import { type ConsultantMessages, messages as en } from './consultant-en.ts';
import { messages as ha } from './consultant-ha.ts';

const catalogue = { en, ha };

export function useConsultantMessages(): ConsultantMessages {
  return catalogue[useLanguage()];
}
