import type { WithholdingLine, WithholdingRow } from '@portal/contracts';

/** A payment as the payer said it, without what was computed of it. */
export function rowOf({
  name,
  taxId,
  payee,
  transaction,
  stateId,
  invoice,
  grossKobo,
  deductedKobo,
}: WithholdingLine): WithholdingRow {
  return { name, taxId, payee, transaction, stateId, invoice, grossKobo, deductedKobo };
}
