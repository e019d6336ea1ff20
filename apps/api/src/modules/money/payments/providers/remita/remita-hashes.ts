import { createHash } from 'node:crypto';

function sha512(...parts: readonly string[]): string {
  return createHash('sha512').update(parts.join(''), 'utf8').digest('hex');
}

export interface RemitaCredentials {
  readonly merchantId: string;
  readonly serviceTypeId: string;
  readonly apiKey: string;
}

/** `amount` exactly as it is sent: Remita hashes the text, not the number. */
export function initHash(credentials: RemitaCredentials, orderId: string, amount: string): string {
  return sha512(credentials.merchantId, credentials.serviceTypeId, orderId, amount, credentials.apiKey);
}

/** For a question about an RRR or about one of our order ids. */
export function statusHash({ merchantId, apiKey }: RemitaCredentials, rrrOrOrderId: string): string {
  return sha512(rrrOrOrderId, apiKey, merchantId);
}

/** For the hosted page. */
export function finalizeHash({ merchantId, apiKey }: RemitaCredentials, rrr: string): string {
  return sha512(merchantId, rrr, apiKey);
}
