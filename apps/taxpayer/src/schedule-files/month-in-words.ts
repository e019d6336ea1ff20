import { type Language, monthName } from '@portal/contracts';

/** `2026-10` as people say it. */
export function monthInWords(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthName(Number(number), language)} ${year}`;
}
