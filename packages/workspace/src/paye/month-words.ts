import { type Language, monthName } from '@portal/contracts';

/** `2026-10` → "October 2026". */
export function monthWords(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthName(Number(number), language)} ${year}`;
}
