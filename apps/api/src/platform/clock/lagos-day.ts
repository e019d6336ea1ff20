import { lagosDay, momentInLagos } from '@portal/contracts';

const aDayMs = 24 * 60 * 60 * 1000;

/** The calendar day in Lagos, `YYYY-MM-DD`. */
export const dayOf: (moment: Date) => string = lagosDay;

/** A time of day (`HH:MM`) in Lagos on a day. */
export const momentOf = momentInLagos;

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * aDayMs).toISOString().slice(0, 10);
}

/** ISO: Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
