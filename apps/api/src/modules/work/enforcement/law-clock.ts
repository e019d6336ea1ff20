import type { LawClock } from '@portal/contracts';

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Which day of a period today is: 0 on the day it begins, its length on the last one and after it. */
export function lawClock(startedOn: string, endsOn: string, today: string): LawClock {
  const days = daysBetween(startedOn, endsOn);
  return { startedOn, endsOn, day: Math.min(Math.max(daysBetween(startedOn, today), 0), days), days };
}
