import { useLanguage } from '@portal/platform';
import { messages as en, type RecordMessages } from './en.ts';
import { messages as ha } from './ha.ts';

const catalogue = { en, ha };

export function useRecordMessages(): RecordMessages {
  return catalogue[useLanguage()];
}
