import { instruments, payees, payers, stampDuty, withholding, withholdingTransactions } from '@portal/tax-rules';
import type { Tax } from '../tax.ts';

export const withholdingForm: Tax = {
  id: 'withholding',
  fields: [
    { name: 'transaction', kind: 'choice', options: withholdingTransactions },
    { name: 'amount', kind: 'money' },
    { name: 'payer', kind: 'choice', options: payers },
    {
      name: 'payee',
      kind: 'choice',
      options: ['resident-individual', 'resident-company', 'non-resident-individual', 'non-resident-company'],
    },
    { name: 'noTaxId', kind: 'check' },
  ],
  compute({ kobo, isYes, choice }, day) {
    const line = withholding({
      day,
      transaction: choice('transaction', withholdingTransactions),
      payer: choice('payer', payers),
      payee: choice('payee', payees),
      amountKobo: kobo('amount'),
      hasTaxId: !isYes('noTaxId'),
    });
    return { columns: [{ totalKobo: line.amountKobo, lines: [line] }], payee: line.collectedBy };
  },
};

/** Its duty is one amount, whatever it is about. */
const ofNoValue = 'guarantee-or-memorandum';

export const stampDutyForm: Tax = {
  id: 'stamp-duty',
  fields: [
    { name: 'instrument', kind: 'choice', options: instruments },
    {
      name: 'value',
      kind: 'money',
      askedWhen: { field: 'instrument', in: instruments.filter((each) => each !== ofNoValue) },
    },
  ],
  compute({ kobo, choice }, day) {
    const instrument = choice('instrument', instruments);
    const line = stampDuty({ day, instrument, valueKobo: kobo('value') });
    return { columns: [{ totalKobo: line.amountKobo, lines: [line] }] };
  },
};
