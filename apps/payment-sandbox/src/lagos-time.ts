/** The providers write zone-less Lagos times. Lagos is UTC+1 all year. */
const lagosOffsetMs = 3_600_000;
const two = (value: number) => String(value).padStart(2, '0');

function lagos(at: Date): Date {
  return new Date(at.getTime() + lagosOffsetMs);
}

/** `2018-06-08` */
export function lagosDate(at: Date): string {
  return lagos(at).toISOString().slice(0, 10);
}

/** `2018-06-08 18:02:06` */
export function lagosDateTime(at: Date): string {
  return lagos(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2018-06-08 06:02:06 PM` */
export function lagosTwelveHour(at: Date): string {
  const local = lagos(at);
  const hours = local.getUTCHours();
  const time = `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())}`;
  return `${lagosDate(at)} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The last second of a Lagos day written DD/MM/YYYY; undefined when there is no such day. */
export function endOfLagosDay(text: string): Date | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const end = new Date(`${year}-${month}-${day}T23:59:59+01:00`);
  return !Number.isNaN(end.getTime()) && lagosDate(end) === `${year}-${month}-${day}` ? end : undefined;
}
