import type { LawCase } from './law-cases.ts';

const hotel = { returnKind: 'consumption-tax', percent: 5, servedDaysAgo: 130, goes: 'lapsed' } as const;

/** Assessments that became final and whose demand was served sixty days ago, in vain: what an office enforces. */
export const lapsedCases: readonly LawCase[] = [
  {
    ...{ ...hotel, of: 3, periodsAgo: 9, method: 'records' },
    reason: 'No return came in for the month; the register of guests was seen',
    source: { from: 'Register of guests', says: '612 nights in the month' },
    salesKobo: 918_000_000,
  },
  {
    ...{ ...hotel, of: 4, periodsAgo: 10, method: 'comparables' },
    reason: 'No return came in for the month, and houses beside it filed',
    source: { from: 'Returns of two houses of the street', says: '₦5,100,000 and ₦6,300,000 in the month' },
    salesKobo: 540_000_000,
  },
];
