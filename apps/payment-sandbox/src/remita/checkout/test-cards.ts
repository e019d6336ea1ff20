import type { Outcome } from './checkout-session.ts';

export interface TestCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly outcome: Outcome;
  readonly meaning: string;
}

/** The code that approves, sent to nobody's phone. */
export const approvingOtp = '123456';
export const approvingPin = '1234';

const same = { expiry: '05/30', cvv: '000' } as const;

/** The first is Remita's own published test card; the others are this sandbox's. */
export const testCards: readonly TestCard[] = [
  { ...same, number: '5178681000000002', outcome: { type: 'approve' }, meaning: 'approved' },
  {
    ...same,
    number: '5178681000000010',
    outcome: { type: 'decline', code: '51', message: 'Insufficient funds' },
    meaning: 'declined: insufficient funds',
  },
  {
    ...same,
    number: '5178681000000028',
    outcome: { type: 'decline', code: '05', message: 'Do not honour' },
    meaning: 'declined: do not honour',
  },
  {
    ...same,
    number: '5178681000000036',
    outcome: { type: 'decline', code: '54', message: 'Expired card' },
    meaning: 'declined: expired card',
  },
  {
    ...same,
    number: '5178681000000044',
    outcome: { type: 'decline', code: '91', message: 'Issuer or switch inoperative' },
    meaning: 'declined: the bank does not answer',
  },
  {
    ...same,
    number: '5178681000000051',
    outcome: { type: 'late', seconds: 60 },
    meaning: 'no answer in the widget; the money arrives a minute later',
  },
];

export function judgeCard(number: string, expiry: string, cvv: string): Outcome | string {
  const card = testCards.find((other) => other.number === number.replace(/\D/g, ''));
  if (!card) return 'Use one of the test cards below: real cards are not taken here.';
  if (expiry.replace(/\s/g, '') !== card.expiry) return `The expiry date of this test card is ${card.expiry}.`;
  return cvv.trim() === card.cvv ? card.outcome : `The CVV of this test card is ${card.cvv}.`;
}
