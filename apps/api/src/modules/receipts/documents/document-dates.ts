import type { Language } from '@portal/contracts';

const months: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ha: ['Jan', 'Fab', 'Mar', 'Afi', 'May', 'Yun', 'Yul', 'Agu', 'Sat', 'Okt', 'Nuw', 'Dis'],
};

/** Lagos is one hour ahead of UTC all year. */
const lagosOffsetMs = 3_600_000;

/** `2025-01-01` → `Jan 01, 2025` (spec §3). */
export function printedDate(isoDate: string, language: Language): string {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return `${months[language][Number(month) - 1]} ${day}, ${year}`;
}

/** A moment as the clock in Lagos shows it: `Jan 01, 2025, 09:15`. */
export function printedMoment(moment: string | Date, language: Language): string {
  const local = new Date(new Date(moment).getTime() + lagosOffsetMs).toISOString();
  return `${printedDate(local, language)}, ${local.slice(11, 16)}`;
}
