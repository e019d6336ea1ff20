import { useLanguage } from '@portal/platform';
import { messages as en, type WorkMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useWorkMessages(): WorkMessages {
  return catalogue[useLanguage()];
}
