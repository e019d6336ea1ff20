export interface TestCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly pin?: string;
  readonly otp?: string;
  /** The code it ends with; `silent` never ends. */
  readonly code: '00' | '51' | '25' | 'silent';
  readonly meaning: string;
}

/** Interswitch's own published test cards. */
export const testCards: readonly TestCard[] = [
  { number: '5061050254756707864', expiry: '06/26', cvv: '111', pin: '1111', code: '00', meaning: 'approved' },
  { number: '5060990580000217499', expiry: '03/50', cvv: '111', pin: '1111', code: '00', meaning: 'approved' },
  { number: '4000000000002503', expiry: '03/50', cvv: '111', pin: '1111', code: '00', meaning: 'approved' },
  {
    number: '5123450000000008',
    expiry: '01/39',
    cvv: '100',
    pin: '1111',
    otp: '123456',
    code: '00',
    meaning: 'approved, with the OTP 123456',
  },
  { number: '5061830100001895', expiry: '01/40', cvv: '111', pin: '1111', code: 'silent', meaning: 'times out' },
  {
    number: '5060990580000000390',
    expiry: '03/50',
    cvv: '111',
    pin: '1111',
    code: '51',
    meaning: 'insufficient funds',
  },
  { number: '5612330000000000412', expiry: '03/50', cvv: '111', pin: '1111', code: '25', meaning: 'no record' },
];

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly pin: string;
}

/** The card, or what is wrong with the form. */
export function judgeCard({ number, expiry, cvv, pin }: CardForm): TestCard | string {
  const card = testCards.find((other) => other.number === number.replace(/\D/g, ''));
  if (!card) return 'Use one of the test cards below: real cards are not taken here.';
  if (expiry.replace(/\s/g, '') !== card.expiry) return `The expiry date of this test card is ${card.expiry}.`;
  if (cvv.trim() !== card.cvv) return `The CVV of this test card is ${card.cvv}.`;
  return card.pin === undefined || pin.trim() === card.pin ? card : `The PIN of this test card is ${card.pin}.`;
}

export function maskedNumber(number: string): string {
  return `${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`;
}
