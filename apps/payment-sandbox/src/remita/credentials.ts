import { createHash, timingSafeEqual } from 'node:crypto';
import type { RemitaConfig } from '../config.ts';

function sha512(...parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('')).digest('hex');
}

export const remitaHash = {
  init: ({ merchantId, apiKey }: RemitaConfig, serviceTypeId: string, orderId: string, amount: string) =>
    sha512(merchantId, serviceTypeId, orderId, amount, apiKey),
  /** Of an RRR or an order id: status questions and cancelling. */
  reference: ({ merchantId, apiKey }: RemitaConfig, reference: string) => sha512(reference, apiKey, merchantId),
  hostedPage: ({ merchantId, apiKey }: RemitaConfig, rrr: string) => sha512(merchantId, rrr, apiKey),
  transaction: ({ secretKey }: RemitaConfig, transactionId: string) => sha512(transactionId, secretKey),
};

export function sameHash(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * Judges `Authorization: remitaConsumerKey=<merchantId>,remitaConsumerToken=<hash>`: no scheme, no space after the comma.
 * 020 when it cannot be read, 023 for another merchant, 013 for another hash.
 */
export function judgeAuthorization(
  config: RemitaConfig,
  header: string | undefined,
  hash: string,
): Refusal | undefined {
  const [, key, token] = /^remitaConsumerKey=([^,\s]+),remitaConsumerToken=([0-9a-f]{128})$/.exec(header ?? '') ?? [];
  if (key === undefined || token === undefined) return { code: '020', message: 'Authentication Failed' };
  if (key !== config.merchantId) return { code: '023', message: 'Service type or Merchant Does not Exist' };
  return sameHash(token, hash) ? undefined : { code: '013', message: 'Invalid Hash' };
}
