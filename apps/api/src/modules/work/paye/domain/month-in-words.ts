import { type Localized, monthName } from '@portal/contracts';

/** `2026-10` → "October 2026". */
export function monthInWords(month: string): Localized {
  const [year = '', number = ''] = month.split('-');
  const named = (language: 'en' | 'ha') => `${monthName(Number(number), language)} ${year}`;
  return { en: named('en'), ha: named('ha') };
}
