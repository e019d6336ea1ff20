import { type AssessedLine, type AssessmentMethod, kobo, type ReturnKindId } from '@portal/contracts';

/** How far an assessment of the demonstration came, and how many days ago it was served. */
export interface LawCase {
  /** Of whom: the individual with an account, or the first, second, third … organisation without one. */
  readonly of: 'account' | number;
  readonly returnKind: ReturnKindId;
  /** How many months (or years, for a year's return) ago its period ended. */
  readonly periodsAgo: number;
  readonly method: AssessmentMethod;
  readonly reason: string;
  readonly source: { readonly from: string; readonly says: string };
  readonly salesKobo: number;
  readonly percent: number;
  readonly goes: 'proposed' | 'approved' | 'served' | 'contested' | 'demanded' | 'lapsed';
  readonly servedDaysAgo: number;
}

const hotel = { returnKind: 'consumption-tax', percent: 5 } as const;

/** One of each state that an office meets on its first morning. */
export const lawCases: readonly LawCase[] = [
  {
    ...{ of: 'account', returnKind: 'direct-assessment', periodsAgo: 1, method: 'third-party', percent: 15 },
    reason: 'No return came in for the year, and two clients withheld tax from fees they paid',
    source: { from: 'Withholding schedules of two companies', says: 'Fees of ₦1,840,000 in twelve months' },
    ...{ salesKobo: 184_000_000, goes: 'served', servedDaysAgo: 9 },
  },
  {
    ...{ ...hotel, of: 0, periodsAgo: 4, method: 'comparables' },
    reason: 'No return came in for the month, and guests were there on each of three visits',
    source: { from: 'Visits of the office', says: '24 of 30 rooms let on each of three evenings' },
    ...{ salesKobo: 1_280_000_000, goes: 'contested', servedDaysAgo: 21 },
  },
  {
    ...{ ...hotel, of: 1, periodsAgo: 6, method: 'records' },
    reason: 'No return came in for the month; the bank says what was paid by card',
    source: { from: 'Card payments, as its bank stated them', says: '₦6,420,000 in the month' },
    ...{ salesKobo: 642_000_000, goes: 'demanded', servedDaysAgo: 58 },
  },
  {
    ...{ ...hotel, of: 2, periodsAgo: 3, method: 'records' },
    reason: 'No return came in for the month; receipts of the restaurant were seen',
    source: { from: 'Receipt books of the restaurant', says: '412 receipts of the month' },
    ...{ salesKobo: 388_000_000, goes: 'approved', servedDaysAgo: 0 },
  },
  {
    ...{ ...hotel, of: 2, periodsAgo: 2, method: 'comparables' },
    reason: 'No return came in for the month, and the month before was assessed as well',
    source: { from: 'Visit of the office', says: 'Rooms and restaurant were open as before' },
    ...{ salesKobo: 402_000_000, goes: 'proposed', servedDaysAgo: 0 },
  },
];

export function taxOf({ salesKobo, percent }: LawCase): number {
  return Math.round((salesKobo * percent) / 100);
}

/** What it came to, line by line. */
export function linesOf(one: LawCase): readonly AssessedLine[] {
  const { salesKobo, percent } = one;
  const naira = (salesKobo / 100).toLocaleString('en-NG');
  return [
    { says: 'Estimated income', how: 'As the sources say', amountKobo: kobo(salesKobo), counts: 'shown' },
    { says: 'Tax', how: `₦${naira} × ${percent} %`, amountKobo: kobo(taxOf(one)), counts: 'added' },
  ];
}
