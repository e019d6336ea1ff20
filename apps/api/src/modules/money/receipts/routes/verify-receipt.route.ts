import { verifyReceipt } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { type BillReader, type BillRecord, presentBillOutline, presentOpenBill } from '../../billing/index.ts';
import type { ProveReceipt } from '../prove-receipt.ts';
import type { ReceiptSigner } from '../receipt-signer.ts';
import { signedAccess } from '../signed-access.ts';

export interface ReceiptReading {
  readonly bills: BillReader;
  readonly signer: ReceiptSigner;
  readonly proveReceipt: ProveReceipt;
  /** What an anonymous viewer sees of the payer. */
  readonly publicBillDetails: 'masked' | 'full';
}

/**
 * Needs no login: a receipt must convince somebody at a counter. An invoice is verified as what it is, unpaid. A bill's
 * reference cannot be guessed and a signature cannot be made, so they show the receipt; its number alone shows the outline.
 */
export function verifyReceiptRoute(app: FastifyInstance, deps: ReceiptReading): void {
  serve(app, verifyReceipt, async ({ query }, { language }) => {
    const bill = await findByAnyReference(deps.bills, query.ref);
    if (!bill) throw new BusinessError('receipt.not-found');
    const { signedReceipt } = query;
    const { full } = signedReceipt ? await signedAccess(deps.signer, signedReceipt, bill) : { full: false };
    const receipt = await deps.proveReceipt(bill, { full });
    const masked = deps.publicBillDetails === 'masked' && !full;
    const shown = presentOpenBill(bill, { language, masked, receipt });
    return {
      ...(!signedReceipt && receiptNumber.test(query.ref) ? presentBillOutline(shown) : shown),
      signature: signedReceipt ? ('valid' as const) : ('absent' as const),
    };
  });
}

/** As the contract normalizes what people type, a receipt number arrives without its dashes. */
const receiptNumber = /^KDR(\d{4})(\d{8,})$/;

function findByAnyReference(bills: BillReader, reference: string): Promise<BillRecord | undefined> {
  const [, year, number] = receiptNumber.exec(reference) ?? [];
  return year ? bills.findByReceiptNumber(`KDR-${year}-${number}`) : bills.find(reference);
}
