import { type DemoEmployee, type MonthFate, makeStaff } from './payroll.ts';

interface DemoEmployer {
  /** Whoever signs in for them; without, the demonstration's agent files for the next organisation of the office. */
  readonly email?: string;
  readonly staff: readonly DemoEmployee[];
  /** This month first, then the one before it, and so on. */
  readonly fates: readonly MonthFate[];
}

const times = (count: number, fate: MonthFate): MonthFate[] => Array.from({ length: count }, () => fate);

/** The office whose people sign in to the demonstration. */
export const demoOfficeId = 6;

/**
 * The employers of the demonstration. The first shows every way in which a month can stand, and has the end of last year behind it;
 * one of its people is the demonstration's individual.
 */
export const demoEmployers: readonly DemoEmployer[] = [
  {
    email: 'corporate@demo.test',
    staff: makeStaff({ seed: 41, count: 46 }),
    fates: [
      ...(['draft', 'not-filed', 'billed', 'lowered', 'paid', 'paid', 'amended', 'paid', 'late'] as const),
      ...times(5, 'paid'),
    ],
  },
  {
    email: 'state-agency@demo.test',
    staff: makeStaff({ seed: 42, count: 64 }),
    fates: ['not-filed', ...times(10, 'paid')],
  },
  {
    email: 'federal-agency@demo.test',
    staff: makeStaff({ seed: 43, count: 30 }),
    fates: ['not-filed', 'billed', 'billed', 'late', 'not-filed', ...times(6, 'paid')],
  },
  { staff: makeStaff({ seed: 44, count: 18 }), fates: ['not-filed', ...times(10, 'paid')] },
  { staff: makeStaff({ seed: 45, count: 12 }), fates: [...times(4, 'not-filed'), ...times(7, 'paid')] },
  { staff: makeStaff({ seed: 46, count: 22 }), fates: ['not-filed', 'billed', ...times(9, 'late')] },
  { staff: makeStaff({ seed: 47, count: 7, isSmall: true }), fates: ['not-filed', ...times(8, 'paid')] },
  { staff: makeStaff({ seed: 48, count: 15 }), fates: ['not-filed', 'billed', 'paid', 'paid'] },
];
