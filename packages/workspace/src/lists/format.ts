import { groupThousands, type Language, shortMonthName } from '@portal/contracts';

/** Lagos is an hour ahead of UTC all year. */
const lagosOffsetMs = 3_600_000;

/** `2026-11-23`: the day it is in Lagos. */
export function todayInLagos(now = Date.now()): string {
  return new Date(now + lagosOffsetMs).toISOString().slice(0, 10);
}

/** `23 Nov`, with its year when that is not the current one. */
export function shortDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${Number(date)} ${shortMonthName(Number(month), language)}`;
  return year === todayInLagos().slice(0, 4) ? text : `${text} ${year}`;
}

/** `09:42`, by the clock of Lagos. */
export function timeInLagos(moment: string): string {
  return new Date(Date.parse(moment) + lagosOffsetMs).toISOString().slice(11, 16);
}

export const dayOfMoment = (moment: string) => todayInLagos(Date.parse(moment));

export const counted = (count: number) => groupThousands(count);
