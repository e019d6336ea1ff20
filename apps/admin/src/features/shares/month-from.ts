/** First day of the month so many after that of `first`. */
export function monthFrom(first: string, months: number): string {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}

/** Last day of the month that begins with `first`. */
export function monthEnd(first: string): string {
  const day = new Date(`${monthFrom(first, 1)}T00:00:00Z`);
  return new Date(day.getTime() - 86_400_000).toISOString().slice(0, 10);
}
