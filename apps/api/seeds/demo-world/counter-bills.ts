import type { BillToRaise } from '../../src/modules/money/billing/index.ts';

/** People without an account who asked for a search of a parcel; nobody real. */
export const demoCounterBills = [
  walkIn('Halima', 'Abubakar', '08030000101', { parcels: 1, plot: 'KD/104' }),
  walkIn('Yakubu', 'Danjuma', '08030000102', { parcels: 2, plot: 'KD/217' }),
  walkIn('Grace', 'Bitrus', '08030000103', { parcels: 1, plot: 'ZA/33' }),
];

function walkIn(
  firstName: string,
  lastName: string,
  phone: string,
  attributes: Readonly<Record<string, string | number>>,
) {
  const payer: BillToRaise['payer'] = { categoryId: 1, firstName, lastName, phone, email: '', address: '' };
  return { payer, line: { revenueHeadCode: '12020407', attributes, narration: '' } };
}
