import { sumOf } from '../kobo.ts';
import { type Withholding, withholding } from './withholding.ts';
import type { Payee, Payer, WithholdingTransaction } from './withholding-rates.ts';

export interface WithholdingPayment {
  readonly transaction: WithholdingTransaction;
  readonly payee: Payee;
  readonly amountKobo: number;
  /** Empty: the payee has none. */
  readonly taxId: string;
}

export interface WithholdingMonthInput {
  /** `2026-10`. */
  readonly month: string;
  readonly payer: Payer;
  readonly payments: readonly WithholdingPayment[];
}

/** A Tax ID is one however it is written. */
const plain = (taxId: string) => taxId.replace(/[\s-]/g, '').toLowerCase();

/** The first month whose payments a law is known for. */
export const firstWithholdingMonth = '2025-01';

/**
 * What a payer withholds from each payment of a month, by the law in force on its first day. What a small business pays to one
 * payee counts together: several payments below its free amount are not free when they are above it together.
 */
export function withholdingOfMonth({ month, payer, payments }: WithholdingMonthInput): readonly Withholding[] {
  const paid = new Map<string, number>();
  for (const { taxId, amountKobo } of payments) paid.set(plain(taxId), sumOf(paid.get(plain(taxId)), amountKobo));
  return payments.map(({ transaction, payee, amountKobo, taxId }) =>
    withholding({
      ...{ day: `${month}-01`, transaction, payer, payee, amountKobo },
      hasTaxId: plain(taxId) !== '',
      monthKobo: paid.get(plain(taxId)) ?? amountKobo,
    }),
  );
}
