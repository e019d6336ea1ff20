import { groupThousands, type Language, lagosClock, lagosDay, shortMonthName } from '@portal/contracts';

/** `2026-11-23`: the day it is in Lagos. */
export function todayInLagos(): string {
  return lagosDay(Date.now());
}

/** `23 Nov`, with its year when that is not the current one. */
export function shortDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${Number(date)} ${shortMonthName(Number(month), language)}`;
  return year === todayInLagos().slice(0, 4) ? text : `${text} ${year}`;
}

/** `09:42`, by the clock of Lagos. */
export const timeInLagos = lagosClock;

export const dayOfMoment = lagosDay;

export const counted = (count: number) => groupThousands(count);
