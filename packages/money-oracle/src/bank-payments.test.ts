import { expect, it } from 'vitest';
import { bankDifferences, type ListedPayment } from './bank-payments.ts';

const first: ListedPayment = { reference: 'RFD-1-1', refund: 'RFD-1', amountKobo: 500, isPaid: true };
const debit = { reference: 'RFD-1-1', amountKobo: 500 };

it.each<[string, readonly ListedPayment[], readonly { reference: string; amountKobo: number }[]]>([
  ['what was paid once', [first], [debit]],
  ['what is listed and not paid yet', [{ ...first, isPaid: false }], []],
  [
    'what came back before the bank took it and was paid under its second reference',
    [
      { ...first, isPaid: false },
      { ...first, reference: 'RFD-1-2' },
    ],
    [{ ...debit, reference: 'RFD-1-2' }],
  ],
])('agrees about %s', (_case, listed, statement) => {
  expect(bankDifferences(listed, statement)).toEqual([]);
});

it.each<[string, readonly ListedPayment[], readonly { reference: string; amountKobo: number }[], string]>([
  ['a debit of no list', [], [debit], 'on no list'],
  ['one reference twice', [first], [debit, debit], 'paid it 2 times'],
  [
    'two sends that both left',
    [first, { ...first, reference: 'RFD-1-2', isPaid: false }],
    [debit, { ...debit, reference: 'RFD-1-2' }],
    'paid it 2 times',
  ],
  ['another amount', [first], [{ ...debit, amountKobo: 501 }], '501 kobo'],
  ['a payment nobody made', [first], [], 'no debit'],
])('finds %s', (_case, listed, statement, sentence) => {
  expect(bankDifferences(listed, statement).join('\n')).toContain(sentence);
});
