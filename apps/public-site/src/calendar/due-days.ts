/** A day of every month, or of one month of the year. */
export interface DueDay {
  readonly day: number;
  /** 1 to 12. */
  readonly month?: number | undefined;
}

const monthsOfYear = 12;

export function lengthOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The day it falls on in this month, which may be shorter; nothing in a month that is not its own. */
export function dayIn({ day, month: own }: DueDay, year: number, month: number): number | undefined {
  if (own !== undefined && own !== month) return undefined;
  return Math.min(day, lengthOfMonth(year, month));
}

/** The next time it is due, today included: `2026-12-10`. */
export function nextDueDay(due: DueDay, today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead <= monthsOfYear; ahead += 1) {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
    const [ofYear, ofMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
    const day = dayIn(due, ofYear, ofMonth);
    if (day === undefined) continue;
    const found = new Date(Date.UTC(ofYear, ofMonth - 1, day)).toISOString().slice(0, 'YYYY-MM-DD'.length);
    if (found >= today) return found;
  }
  return today;
}

const dayMs = 86_400_000;

export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs);
}
