const dayMs = 86_400_000;

/** Midnight of an ISO day. Throws `RangeError` for what is no day of the calendar. */
function timeOf(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time) || isoDay(time) !== day)
    throw new RangeError(`${day} is no day`);
  return time;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** From one day to another; negative when the second one is earlier. */
export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / dayMs;
}

export function dayAfter(day: string): string {
  return isoDay(timeOf(day) + dayMs);
}

/** Months that have begun after `from`, up to and including `to`: a day late is one. */
export function monthsBegun(from: string, to: string): number {
  if (daysBetween(from, to) <= 0) return 0;
  const [start, end] = [new Date(timeOf(from)), new Date(timeOf(to))];
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return end.getUTCDate() > start.getUTCDate() ? months + 1 : Math.max(1, months);
}
