import { type Language, lagosClock, lagosDay, monthName, weekdayName } from '@portal/contracts';

export { monthName, weekdayName };

/** The calendar day in Lagos, `YYYY-MM-DD`. */
export const dayOf = lagosDay;

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** `Tuesday, 2 March`. */
export function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdayName(date.getUTCDay(), language)}, ${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1, language)}`;
}

/** `10:30`, in Lagos. */
export const timeOfDay = lagosClock;

/** `Tuesday, 2 March 2027, 10:30`. */
export function momentInWords(moment: string, language: Language): string {
  const day = dayOf(moment);
  return `${dayInWords(day, language)} ${day.slice(0, 4)}, ${timeOfDay(moment)}`;
}
