import { expect, it } from 'vitest';
import { type ApprovedShare, type ListedShare, shareDifferences } from './share-payments.ts';

const october: ApprovedShare = { statement: 'october', earner: 'agent:1', netKobo: 500 };
const november: ApprovedShare = { statement: 'november', earner: 'agent:1', netKobo: -200 };
const december: ApprovedShare = { statement: 'december', earner: 'agent:1', netKobo: 300 };
const sent: ListedShare = {
  reference: 'SHP-1-1',
  statement: 'october',
  earner: 'agent:1',
  amountKobo: 500,
  isPaid: true,
};
const rest: ListedShare = { ...sent, reference: 'SHP-2-1', statement: 'december', amountKobo: 100 };
const debitOf = ({ reference, amountKobo }: ListedShare) => ({ reference, amountKobo });

it('agrees about a month that was paid, one below nothing, and one that makes up for it', () => {
  expect(shareDifferences([october, november, december], [sent, rest], [sent, rest].map(debitOf))).toEqual([]);
  expect(shareDifferences([october, november, december], [sent, rest])).toEqual([]);
});

it('agrees about what came back and was paid under its second reference', () => {
  const first = { ...sent, isPaid: false };
  const second = { ...sent, reference: 'SHP-1-2' };
  expect(shareDifferences([october], [first, second], [debitOf(second)])).toEqual([]);
});

it.each<[string, readonly ApprovedShare[], readonly ListedShare[], string]>([
  ['a statement that was paid twice', [october], [sent, { ...sent, reference: 'SHP-1-2' }], 'paid it 2 times'],
  ['more than its statement says', [october], [{ ...sent, amountKobo: 501 }], '500 kobo were approved'],
  ['a statement nobody approved', [], [sent], '0 kobo were approved'],
  [
    'a month below nothing that nobody made up for',
    [october, november, december],
    [sent, { ...rest, amountKobo: 101 }],
    '601 kobo left, and at most 600 kobo were owed',
  ],
])('finds %s', (_case, approved, listed, sentence) => {
  expect(shareDifferences(approved, listed, listed.map(debitOf)).join('\n')).toContain(sentence);
});

it('finds a debit that is on no list, and a payment the bank never made', () => {
  expect(shareDifferences([october], [], [debitOf(sent)]).join('\n')).toContain('on no list');
  expect(shareDifferences([october], [sent], []).join('\n')).toContain('no debit');
});
