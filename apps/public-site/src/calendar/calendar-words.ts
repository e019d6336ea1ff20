import { type Language, monthName } from '@portal/contracts';

/** Written out, as the months are. Sunday first, as JavaScript counts. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ha: ['Lahadi', 'Litinin', 'Talata', 'Laraba', 'Alhamis', 'Jumma’a', 'Asabar'],
};
const lagosOffsetMs = 3_600_000;

/** The calendar day in Lagos, `YYYY-MM-DD`. */
export function dayOf(moment: string | number | Date): string {
  return new Date(new Date(moment).getTime() + lagosOffsetMs).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** ISO: Monday is 1. */
export function weekdayName(weekday: number, language: Language): string {
  return weekdays[language][weekday % 7] ?? '';
}

/** `Tuesday, 2 March`. */
export function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdayName(date.getUTCDay(), language)}, ${date.getUTCDate()} ${monthName(date.getUTCMonth() + 1, language)}`;
}

/** `10:30`, in Lagos. */
export function timeOfDay(moment: string): string {
  return new Date(new Date(moment).getTime() + lagosOffsetMs).toISOString().slice(11, 16);
}

/** `Tuesday, 2 March 2027, 10:30`. */
export function momentInWords(moment: string, language: Language): string {
  const day = dayOf(moment);
  return `${dayInWords(day, language)} ${day.slice(0, 4)}, ${timeOfDay(moment)}`;
}
