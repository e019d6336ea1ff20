import { type Period, shifted } from './period.ts';

/** So many days may pass from the beginning of a year or month to its first payment: a holiday is no gap. */
const quietDays = 7;

/** Whether the portal knows the whole of a period: what it knows a part of, or nothing, is held against nothing. */
export function isComparable({ minDate }: Pick<Period, 'minDate'>, knownSince: string | null): boolean {
  return knownSince !== null && minDate >= shifted(knownSince, -quietDays);
}
