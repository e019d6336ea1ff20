import { BusinessError } from '../../../platform/http/business-error.ts';
import type { BillRecord } from '../billing/index.ts';
import { claimsAgree } from './domain/receipt-claims.ts';
import { receiptFactsOf } from './prove-receipt.ts';
import type { ReceiptSigner } from './receipt-signer.ts';

/**
 * What a signed receipt proves about a bill: throws `receipt.signature-invalid` when it is not ours or not about this bill,
 * else says whether its holder may see everything.
 */
export async function signedAccess(
  signer: ReceiptSigner,
  signedReceipt: string,
  bill: BillRecord,
): Promise<{ readonly full: boolean }> {
  const claims = await signer.verify(signedReceipt);
  const facts = receiptFactsOf(bill);
  if (!claims || !facts || !claimsAgree(claims, facts)) throw new BusinessError('receipt.signature-invalid');
  return { full: claims.f === true };
}
