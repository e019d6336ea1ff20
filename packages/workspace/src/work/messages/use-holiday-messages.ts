import { useLanguage } from '@portal/platform';
import { messages as en, type HolidayMessages } from './holiday-en.ts';
import { messages as ha } from './holiday-ha.ts';

const catalogue = { en, ha };

export function useHolidayMessages(): HolidayMessages {
  return catalogue[useLanguage()];
}
