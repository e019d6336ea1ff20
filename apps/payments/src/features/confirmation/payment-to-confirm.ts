import type { PaymentData } from '@portal/payment-sdk';
import { referenceIn } from '../../paths.ts';

export interface PaymentToConfirm {
  readonly billReference: string;
  readonly provider: string | undefined;
  readonly rrr: string;
  readonly txRef: string;
  readonly amountKobo: number;
  readonly redirectUrl: string | undefined;
}

/**
 * The payment a redirect screen waits for. The address says which one; what this tab stored completes it, if it is about
 * the same bill. A payer who comes back in another browser, or to a bookmark, still gets an answer.
 */
export function paymentToConfirm(
  search: URLSearchParams,
  stored: PaymentData | undefined,
): PaymentToConfirm | undefined {
  const billReference = referenceIn(search, ['billRef', 'billReference', 'ref']) || stored?.billReference;
  if (!billReference) return undefined;
  const known = stored?.billReference === billReference ? stored : undefined;
  const rrr = referenceIn(search, ['rrr', 'RRR']) || known?.rrr || '';
  return {
    billReference,
    provider: search.get('provider') ?? known?.provider ?? (rrr === '' ? undefined : 'remita'),
    rrr,
    txRef: referenceIn(search, ['txnref', 'txRef', 'orderID']) || known?.txRef || '',
    amountKobo: known?.amount ?? 0,
    redirectUrl: known?.redirectUrl,
  };
}
