import { type Language, lagosClock, lagosDay, type OpeningHours } from '@portal/contracts';
import { weekdayName } from '../../calendar/calendar-words.ts';

export interface HoursLine {
  /** `Monday to Thursday`. */
  readonly days: string;
  /** `08:00–16:00`. */
  readonly hours: string;
}

/** Weekdays that follow each other and have the same hours, in one line. */
export function hoursInLines(hours: readonly OpeningHours[], language: Language, to: string): readonly HoursLine[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const { weekday, opensAt, closesAt } of hours) {
    const text = `${opensAt}–${closesAt}`;
    const run = runs.at(-1);
    if (run && run.last === weekday - 1 && run.hours === text) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours: text });
  }
  return runs.map(({ first, last, hours: text }) => ({
    days:
      first === last
        ? weekdayName(first, language)
        : `${weekdayName(first, language)} ${to} ${weekdayName(last, language)}`,
    hours: text,
  }));
}

/** Whether it is open at a moment, in Lagos, holidays apart. */
export function isOpenAt(hours: readonly OpeningHours[], moment: Date): boolean {
  const weekday = new Date(lagosDay(moment)).getUTCDay() || 7;
  const time = lagosClock(moment);
  return hours.some((day) => day.weekday === weekday && day.opensAt <= time && time < day.closesAt);
}
