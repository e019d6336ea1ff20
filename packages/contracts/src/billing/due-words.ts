import type { Localized } from '../language.ts';

const dayMs = 86_400_000;

/**
 * By when an unpaid bill is to be paid, or since when it should have been: `dueOn` is the day of the law or of a plan, `today` that of
 * Lagos (both `YYYY-MM-DD`), `shown` the due day as the page writes days.
 */
export function dueWords(dueOn: string, today: string, shown: string): Localized {
  const daysLate = daysBetween(dueOn, today);
  if (daysLate <= 0) return { en: `Pay by ${shown}`, ha: `A biya kafin ${shown}` };
  return {
    en: `Was due on ${shown}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} ago`,
    ha: `Ranar biya ${shown} ce, kwana ${daysLate} da suka wuce`,
  };
}

/** The same on paper, where the line says that it is the due day: the day alone, or with how long ago it was. */
export function dueDayWords(dueOn: string, today: string, shown: string): Localized {
  const daysLate = daysBetween(dueOn, today);
  if (daysLate <= 0) return { en: shown, ha: shown };
  return {
    en: `${shown}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} late`,
    ha: `${shown}, an yi latti da kwana ${daysLate}`,
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
