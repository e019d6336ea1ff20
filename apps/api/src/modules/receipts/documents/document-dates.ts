import { type Language, shortMonthName } from '@portal/contracts';

/** Lagos is one hour ahead of UTC all year. */
const lagosOffsetMs = 3_600_000;

/** `2025-01-01` → `Jan 01, 2025` (spec §3). */
export function printedDate(isoDate: string, language: Language): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return `${shortMonthName(Number(month), language)} ${day}, ${year}`;
}

/** A moment as the clock in Lagos shows it: `Jan 01, 2025, 09:15`. */
export function printedMoment(moment: string | Date, language: Language): string {
  const local = new Date(new Date(moment).getTime() + lagosOffsetMs).toISOString();
  return `${printedDate(local, language)}, ${local.slice(11, 16)}`;
}
