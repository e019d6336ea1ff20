import { isApproved } from './response-codes.ts';

/** One purchase under the merchant's own reference. */
export interface Transaction {
  /** `txn_ref` */
  readonly reference: string;
  /** Names the checkout pages of this purchase. */
  readonly checkoutId: string;
  readonly payItemId: string;
  readonly amountKobo: bigint;
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly paymentId: number;
  readonly retrievalReference: string;
  readonly createdAt: string;
  redirectUrl: string | null;
  hostOrigin: string | null;
  responseCode: string;
  channel: string;
  paidKobo: bigint;
  cardNumber: string;
  completedAt: string | null;
}

export interface Refund {
  readonly id: number;
  readonly refundReference: string;
  readonly paymentId: number;
  readonly refundType: 'FULL' | 'PARTIAL';
  readonly refundKobo: bigint;
  readonly createdAt: string;
}

export interface VirtualAccount {
  readonly accountNumber: string;
  readonly accountName: string;
  readonly reference: string;
  readonly expiresAt: string;
}

/** After this a purchase takes no money and its code no longer changes. */
export const transactionLifeMs = 30 * 60_000;

/** `UBA|API|MX6072|25-07-2024|249510|719456`; empty until it is paid. */
export function paymentReference(merchantCode: string, transaction: Transaction): string {
  const { responseCode, channel, createdAt, paymentId, retrievalReference } = transaction;
  const [year, month, day] = createdAt.slice(0, 10).split('-');
  return isApproved(responseCode)
    ? `SBX|${channel}|${merchantCode}|${day}-${month}-${year}|${paymentId}|${retrievalReference.slice(-6)}`
    : '';
}
