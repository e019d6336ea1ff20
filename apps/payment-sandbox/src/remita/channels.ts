export interface Channel {
  readonly id: string;
  readonly label: string;
  /** What the payer reads under the name. */
  readonly hint: string;
  /** As written in notifications. */
  readonly code: string;
  /** The money is handed over elsewhere: at a counter, in a bank's app. */
  readonly outside: boolean;
}

export const channels: readonly Channel[] = [
  { id: 'card', label: 'Card', hint: 'Debit or credit card', code: 'CARDPAYMENT', outside: false },
  { id: 'ussd', label: 'USSD', hint: 'Dial a code on your phone', code: 'USSD', outside: true },
  { id: 'transfer', label: 'Transfer', hint: 'To an account made for this payment', code: 'TRANSFER', outside: true },
  {
    id: 'pay-with-provider',
    label: 'Pay with provider',
    hint: 'Approve in a payment app',
    code: 'WEB',
    outside: false,
  },
  {
    id: 'phone-number',
    label: 'Phone number',
    hint: 'Approve with a code sent to your phone',
    code: 'PHONE',
    outside: false,
  },
  { id: 'wallet', label: 'Wallet', hint: 'From a wallet balance', code: 'WALLET', outside: false },
  { id: 'enaira', label: 'eNaira', hint: 'From an eNaira wallet', code: 'ENAIRA', outside: false },
  { id: 'bank', label: 'Bank', hint: "With your bank's app and the RRR", code: 'BANK', outside: true },
  { id: 'branch', label: 'Branch', hint: 'At the counter of any bank', code: 'BRANCH', outside: true },
  {
    id: 'internet-bank',
    label: 'Internet bank',
    hint: 'Sign in to your bank',
    code: 'INTERNETBANKING',
    outside: false,
  },
];

const outsideCodes = ['BRANCH', 'CASH', 'TRANSFER', 'USSD', 'BANK'];

/** Channels whose notifications carry the RRR alone. */
export function isOutside(code: string | null): boolean {
  return code === null || outsideCodes.includes(code);
}

export function findChannel(id: string): Channel | undefined {
  return channels.find((channel) => channel.id === id);
}

/** The notification's channel for what a tester wrote: an id of ours, a code of Remita's, or nothing at all. */
export function channelCode(text: string | null): string | null {
  return text === null ? null : (findChannel(text)?.code ?? text.toUpperCase());
}
