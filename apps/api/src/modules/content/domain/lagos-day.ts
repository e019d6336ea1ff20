const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });

/** The calendar day of a moment in Nigeria, `YYYY-MM-DD`. */
export function lagosDay(moment: Date): string {
  return day.format(moment);
}
