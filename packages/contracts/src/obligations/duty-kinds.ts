import * as z from 'zod/mini';

/** What somebody may have to file. Each has a row for every month or year for which it is expected. */
export const dutyKinds = [
  'paye-month',
  'withholding-month',
  /** The annual return of employers. */
  'form-h1',
  /** The return of income of whoever is self-employed (Form A). */
  'direct-assessment',
  'consumption-tax-month',
  /** Of every place where somebody trades: no return is filed, it counts as filed on the day on which the last of them is paid. */
  'business-premises-year',
] as const;
export const dutyKindSchema = z.enum(dutyKinds);
export type DutyKind = z.output<typeof dutyKindSchema>;

/** Months and years are those of the calendar. */
export const dutyPeriods: Readonly<Record<DutyKind, 'month' | 'year'>> = {
  'paye-month': 'month',
  'withholding-month': 'month',
  'form-h1': 'year',
  'direct-assessment': 'year',
  'consumption-tax-month': 'month',
  'business-premises-year': 'year',
};
