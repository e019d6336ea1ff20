import { listCounterBills, type ResponseOf } from '@portal/contracts';
import { answersTo, goesOnTo, type SignedInScreen } from './screen.ts';

const paid = {
  ...{ totalKobo: 3_664_100, raisedAt: '2026-11-26T07:10:00.000Z', paidAt: '2026-11-26T12:31:00.000Z' },
  ...{ status: 'paid', counter: null, raisedBy: 'Halima Sani', serviceGiven: null, correctedBy: null },
} as const;
const receipts: ResponseOf<typeof listCounterBills> = listCounterBills.response.parse([
  {
    ...paid,
    ...{ billReference: 'KD7Q4M2X9TBC1VWZ', payer: 'Kwangila Pharmacy', heads: 'Certificate of Occupancy Processing' },
    receiptNumber: 'KD-2026-0000001',
  },
  {
    ...paid,
    ...{ billReference: 'KDWXWCBYB6WK952S', payer: 'Kasuwa Sample Traders and Sons Nigeria Ltd', heads: 'Ground Rent' },
    ...{ totalKobo: 123_456_789_00, receiptNumber: 'KD-2026-0000002', counter: 'Zaria 2' },
    serviceGiven: { at: '2026-11-26T12:40:00.000Z', by: 'Halima Sani' },
  },
]);

/** Today at a counter, whatever hour the demonstration began. */
export const counterScreens: readonly SignedInScreen[] = [
  {
    ...{ role: 'MDA User', name: 'mda, today at the counter', path: '/mda/settings' },
    prepare: async (page) => {
      await answersTo(page, listCounterBills, receipts);
      await goesOnTo(page, '/mda');
      await page.getByText('Kwangila Pharmacy').waitFor();
    },
  },
];
