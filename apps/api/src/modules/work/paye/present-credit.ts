import { kobo, type MonthCreditStanding } from '@portal/contracts';

/** What a filing left paid beyond what is due, as its case says. */
export interface MonthCreditRow {
  readonly amountKobo: number;
  readonly state: 'open' | 'proposed' | 'granted' | 'refused' | 'lapsed' | 'returned';
  readonly reason: string;
}

/** Null where a later filing took its place: what is over now is that filing's. */
export function presentCredit(credit: MonthCreditRow | null): MonthCreditStanding | null {
  if (credit === null || credit.state === 'lapsed') return null;
  const { amountKobo, state, reason } = credit;
  return { amountKobo: kobo(amountKobo), state: state === 'open' || state === 'proposed' ? 'waiting' : state, reason };
}
