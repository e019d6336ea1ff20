import { dutyPeriods, type ReturnKindId, returnKinds } from '@portal/contracts';

const monthsInYear = 12;

const isMonthly = (kind: ReturnKindId): boolean => dutyPeriods[returnKinds[kind].duty] === 'month';

/** The first day of a period. */
export function fromDayOf(period: string): string {
  return period.length === 'YYYY'.length ? `${period}-01-01` : `${period}-01`;
}

/** `2026-03` of a month, `2026` of a year. */
export function periodOf(kind: ReturnKindId, fromDay: string): string {
  return fromDay.slice(0, isMonthly(kind) ? 'YYYY-MM'.length : 'YYYY'.length);
}

/** The newest period that is over on `today`. */
export function lastPeriodOver(kind: ReturnKindId, today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (!isMonthly(kind)) return String(year - 1);
  return month === 1 ? `${year - 1}-${monthsInYear}` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** A return is taken for what is over, from the first period of its kind on. */
export function isOpenPeriod(kind: ReturnKindId, period: string, today: string): boolean {
  const { firstPeriod } = returnKinds[kind];
  return period.length === firstPeriod.length && period >= firstPeriod && period <= lastPeriodOver(kind, today);
}
