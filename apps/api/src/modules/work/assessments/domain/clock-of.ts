import type { LawClock } from '@portal/contracts';

const dayMs = 86_400_000;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** How far a clock of the law has run on `today`, Lagos days all. */
export function clockOf(startedOn: string, endsOn: string, today: string): LawClock {
  const days = daysBetween(startedOn, endsOn);
  return { startedOn, endsOn, days, day: Math.min(Math.max(daysBetween(startedOn, today), 0), days) };
}
