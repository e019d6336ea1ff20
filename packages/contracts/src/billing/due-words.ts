import type { Localized } from '../language.ts';

const dayMs = 86_400_000;

/**
 * By when an unpaid bill is to be paid, or since when it should have been: `dueOn` is the day of the law or of a plan, `today` that of
 * Lagos (both `YYYY-MM-DD`), `shown` the due day as the page writes days.
 */
export function dueWords(dueOn: string, today: string, shown: string): Localized {
  const daysLate = Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs);
  if (daysLate <= 0) return { en: `Pay by ${shown}`, ha: `A biya kafin ${shown}` };
  return {
    en: `Was due on ${shown}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} ago`,
    ha: `Ranar biya ${shown} ce, kwana ${daysLate} da suka wuce`,
  };
}
