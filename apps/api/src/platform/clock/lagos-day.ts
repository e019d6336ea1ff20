/** Nigeria keeps one time all year, one hour ahead of UTC (Africa/Lagos). */
const lagosOffsetMs = 3_600_000;
const aDayMs = 24 * 60 * 60 * 1000;

/** The calendar day in Lagos, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + lagosOffsetMs).toISOString().slice(0, 10);
}

/** A time of day (`HH:MM`) in Lagos on a day. */
export function momentOf(day: string, time = '00:00'): Date {
  return new Date(new Date(`${day}T${time}:00Z`).getTime() - lagosOffsetMs);
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * aDayMs).toISOString().slice(0, 10);
}

/** ISO: Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
