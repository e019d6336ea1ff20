import * as z from 'zod/mini';

export const partnerModes = ['live', 'test'] as const;
export type PartnerMode = (typeof partnerModes)[number];
export const partnerModeSchema = z.enum(partnerModes);

/** What becomes of a payment in test mode. */
export const testOutcomes = ['paid', 'late', 'failed', 'under-review', 'reversed'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** Says the outcome of a payment session with a test key, whatever the amount is. */
export const testOutcomeHeader = 'Test-Outcome';

/** The last two digits of a bill's total that mean an outcome: 450003 kobo is refused by the bank. Any other total is paid. */
export const testOutcomeKobo: Readonly<Record<TestOutcome, number>> = {
  paid: 1,
  late: 2,
  failed: 3,
  'under-review': 4,
  reversed: 5,
};

/** After how many seconds a late payment arrives. */
export const latePaymentSeconds = 30;

/** For the reference. */
export const testOutcomeWords: Readonly<Record<TestOutcome, string>> = {
  paid: 'Paid at once: `bill.paid`, and there is a receipt',
  late: `Nothing at first; \`bill.paid\` after ${latePaymentSeconds} seconds`,
  failed: 'The bank refuses it: the bill stays unpaid, and no event comes',
  'under-review': 'Another amount arrives: `bill.under_review`',
  reversed: 'Paid, and taken back: `bill.paid`, then `bill.voided`',
};

/** Payers in the database of test mode, whom bills may be raised for. */
export const testTaxpayers = [
  { tpui: 'KD-0000-0001-95', firstName: 'Test', lastName: 'Payer', email: 'payer@test.example' },
  { tpui: 'KD-0000-0002-92', firstName: 'Second', lastName: 'Payer', email: 'second@test.example' },
] as const;

export function outcomeOfTotal(totalKobo: number): TestOutcome {
  const last = totalKobo % 100;
  return testOutcomes.find((outcome) => testOutcomeKobo[outcome] === last) ?? 'paid';
}
