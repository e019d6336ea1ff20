/** Nigeria keeps one time all year, one hour ahead of UTC (Africa/Lagos). Nothing else in the portal knows by how much. */
const offsetMs = 3_600_000;

type Moment = string | number | Date;

/** What clock and calendar show in Lagos, as ISO text without a zone: `2026-11-20T14:05:33.000`. */
export function lagosTime(moment: Moment): string {
  return new Date(new Date(moment).getTime() + offsetMs).toISOString().slice(0, -1);
}

/** The calendar day in Lagos, `2026-11-20`. Of a moment: a day as it stands needs none of this. */
export function lagosDay(moment: Moment): string {
  return lagosTime(moment).slice(0, 'YYYY-MM-DD'.length);
}

/** `14:05`, by the clock of Lagos. */
export function lagosClock(moment: Moment): string {
  return lagosTime(moment).slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

/** The moment at which it is this day and time of day (`HH:MM`) in Lagos. */
export function momentInLagos(day: string, time = '00:00'): Date {
  return new Date(new Date(`${day}T${time}:00Z`).getTime() - offsetMs);
}
