import { lagosClock, lagosDay } from '@portal/contracts';

const dayMs = 86_400_000;

/** Days from the Lagos day of `now` (ISO moment) to `day`; negative once it has passed. */
export function daysUntil(day: string, now: string): number {
  return Math.round((Date.parse(day) - Date.parse(lagosDay(now))) / dayMs);
}

/** Of the day in Lagos. */
export function partOfDay(now: number): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(lagosClock(now).slice(0, 2));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

export const yearOf = (now: string) => lagosDay(now).slice(0, 4);
