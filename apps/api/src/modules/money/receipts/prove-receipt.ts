import { kobo, type Receipt } from '@portal/contracts';
import type { BillRecord } from '../billing/index.ts';
import { type ReceiptFacts, receiptClaims } from './domain/receipt-claims.ts';
import type { ReceiptSigner } from './receipt-signer.ts';

/** Signs a bill's receipt; null while there is none. `full` gives a link that shows the payer's details unmasked. */
export type ProveReceipt = (bill: BillRecord, options?: { readonly full?: boolean }) => Promise<Receipt | null>;

export function createReceiptProver(signer: ReceiptSigner, portalOrigin: string): ProveReceipt {
  return async (bill, { full = false } = {}) => {
    const { receipt } = bill;
    const facts = receiptFactsOf(bill);
    if (!receipt || !facts) return null;
    const signedReceipt = await signer.sign(receiptClaims(facts, { full }));
    const query = new URLSearchParams({ ref: receipt.receiptNumber, s: signedReceipt });
    return {
      receiptNumber: receipt.receiptNumber,
      amountKobo: kobo(receipt.amountKobo),
      paidAt: receipt.paidAt.toISOString(),
      issuedAt: receipt.issuedAt.toISOString(),
      provider: receipt.provider,
      channel: receipt.channel,
      providerReference: receipt.providerReference,
      voidedAt: receipt.voidedAt?.toISOString() ?? null,
      ...(receipt.isInDoubt && { isInDoubt: true as const }),
      signedReceipt,
      verificationUrl: `${portalOrigin}/receipt-verification?${query}`,
    };
  };
}

/** The payer's name as it was on the day of payment: it is what was signed, whatever the bill says today. */
export function receiptFactsOf({ receipt, reference, lines }: BillRecord): ReceiptFacts | null {
  return (
    receipt && {
      receiptNumber: receipt.receiptNumber,
      billReference: reference,
      amountKobo: receipt.amountKobo,
      payerName: receipt.payerName,
      revenueHeads: lines.map(({ revenueHeadName }) => revenueHeadName),
      paidAt: receipt.paidAt,
      provider: receipt.provider,
      providerReference: receipt.providerReference,
    }
  );
}
