import { describe, expect, it } from 'vitest';
import { type Books, differences, type Movement } from './differences.ts';
import { journalOf } from './journal-of.ts';

const reference = '140008260136';
const taken = (amountKobo: number): Movement => ({ provider: 'remita', reference, kind: 'taken', amountKobo });
const returned = (amountKobo: number): Movement => ({ ...taken(amountKobo), kind: 'returned' });
const receipted: Books = {
  provider: 'remita',
  reference,
  bookedKobo: [500],
  receiptedKobo: [500],
  clearingKobo: 500,
  voidedKobo: 0,
  refundedByProviderKobo: 0,
  refundedByBankKobo: 0,
  isConfirmed: true,
  cases: [],
  isWatched: true,
};
const unpaid: Books = { ...receipted, bookedKobo: [], receiptedKobo: [], clearingKobo: 0, isConfirmed: false };

describe('books and journal agree', () => {
  it.each<[string, readonly Movement[], Books, boolean]>([
    ['when nothing was paid', [], unpaid, true],
    ['when what was paid has its receipt', [taken(500)], receipted, true],
    ['while what was paid will still be asked about', [taken(500)], unpaid, false],
    [
      'while a second payment has an open case',
      [taken(500), taken(500)],
      { ...receipted, cases: ['second-payment'] },
      true,
    ],
    [
      'while money that went back has an open case',
      [taken(500), returned(500)],
      { ...receipted, cases: ['no-longer-paid'] },
      true,
    ],
    ['while money that went back will still be asked about', [taken(500), returned(500)], receipted, false],
    [
      'when the receipt of money that went back is void',
      [taken(500), returned(500)],
      { ...receipted, receiptedKobo: [], clearingKobo: 0, voidedKobo: 500 },
      true,
    ],
    [
      'when a refund left by the provider alone',
      [taken(500), returned(500)],
      { ...receipted, receiptedKobo: [], refundedByProviderKobo: 500, isConfirmed: false },
      true,
    ],
    [
      'when a refund left by the bank alone',
      [taken(500)],
      { ...receipted, receiptedKobo: [], refundedByBankKobo: 500, isConfirmed: false },
      true,
    ],
  ])('%s', (_case, journal, book, settled) => {
    expect(differences(journal, [book], { settled })).toEqual([]);
  });
});

describe('books and journal disagree', () => {
  it.each<[string, readonly Movement[], readonly Books[], string]>([
    ['a receipt for money nobody paid', [], [receipted], 'never took'],
    ['a receipt for another amount', [taken(499)], [receipted], 'never took'],
    ['money nobody knows of', [taken(500)], [{ ...unpaid, isWatched: false }], 'nobody here knows'],
    ['money of a reference that is not ours', [taken(500)], [], 'nobody here knows'],
    [
      'a second payment that vanished',
      [taken(500), taken(500)],
      [{ ...receipted, isWatched: false }],
      'nobody here knows',
    ],
    ['a receipt for money that went back', [taken(500), returned(500)], [{ ...receipted, isWatched: false }], 'stand'],
    ['the same money booked twice', [taken(500)], [{ ...receipted, bookedKobo: [500, 500] }], 'never took'],
    ['a ledger that says less', [taken(500)], [{ ...receipted, clearingKobo: 400 }], 'ledger'],
    [
      'a refund by the bank of what the provider gave back',
      [taken(500), returned(500)],
      [{ ...receipted, receiptedKobo: [], refundedByBankKobo: 500 }],
      '1000 kobo left',
    ],
    [
      'a refund that the provider never made',
      [taken(500)],
      [{ ...receipted, receiptedKobo: [], refundedByProviderKobo: 500 }],
      'the provider gave 0',
    ],
    ['an attempt confirmed without money', [], [{ ...unpaid, isConfirmed: true }], 'nobody paid'],
  ])('about %s', (_case, journal, books, sentence) => {
    expect(differences(journal, books, { settled: true }).join('\n')).toContain(sentence);
  });
});

it('a second payment is missed at once, though its attempt will be asked about again', () => {
  expect(differences([taken(500), taken(500)], [receipted])).toHaveLength(1);
});

it('reads the movements of the sandbox’s journal', () => {
  expect(
    journalOf([
      { kind: 'remita.initiated', rrr: reference, amountKobo: '500' },
      { kind: 'payment.received', provider: 'remita', rrr: reference, amountKobo: '500' },
      { kind: 'payment.returned', provider: 'remita', rrr: reference, amountKobo: '500' },
      { kind: 'refund.made', provider: 'interswitch', reference: 'a-1', amountKobo: '7' },
    ]),
  ).toEqual([
    taken(500),
    returned(500),
    { provider: 'interswitch', reference: 'a-1', kind: 'returned', amountKobo: 7 },
  ]);
});
