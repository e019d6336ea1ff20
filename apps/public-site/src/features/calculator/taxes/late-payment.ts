import { latePayment, neglects } from '@portal/tax-rules';
import type { Tax } from '../tax.ts';

/** The Nigeria Tax Administration Act holds from 2026; what was due before is not in our rules. The end bounds the interest. */
const days = { earliest: '2026-01-01', latest: '2050-12-31' } as const;

const ofAnAmount = ['tax-paid-late', 'deduction-not-remitted', 'tax-not-deducted'];
const withInterest = ['tax-paid-late', 'deduction-not-remitted'];

export const latePaymentForm: Tax = {
  id: 'late-payment',
  fields: [
    { name: 'neglect', kind: 'choice', options: neglects },
    { name: 'owed', kind: 'money', askedWhen: { field: 'neglect', in: ofAnAmount } },
    { name: 'due', kind: 'day', ...days },
    { name: 'done', kind: 'day', ...days },
    { name: 'rate', kind: 'percent', isOptional: true, askedWhen: { field: 'neglect', in: withInterest } },
  ],
  compute({ kobo, number, text, choice }) {
    const rate = number('rate');
    const { totalKobo, lines } = latePayment({
      neglect: choice('neglect', neglects),
      amountKobo: kobo('owed'),
      dueDay: text('due'),
      doneDay: text('done'),
      ...(rate !== undefined && { interestRatePpm: rate }),
    });
    return { columns: [{ totalKobo, lines }] };
  },
};
