import { lagosDay } from '@portal/contracts';

const monthsValid = 3;

/** Three months after issue (spec §9), as a calendar day in Lagos: `2027-02-20`. The 31st becomes the last day of a shorter month. */
export function expiryOf(issuedAt: number): string {
  const issued = new Date(lagosDay(issuedAt));
  const lastDayOfMonth = new Date(Date.UTC(issued.getUTCFullYear(), issued.getUTCMonth() + monthsValid + 1, 0));
  lastDayOfMonth.setUTCDate(Math.min(issued.getUTCDate(), lastDayOfMonth.getUTCDate()));
  return lastDayOfMonth.toISOString().slice(0, 10);
}

/** True once the day itself is over in Lagos. */
export function isOver(day: string, now: number): boolean {
  return lagosDay(now) > day;
}
