/** What a terminal took. While it is offline the network has not heard of it. */
export interface PosPayment {
  readonly merchantReference: string;
  readonly serial: string;
  readonly amountKobo: bigint;
  readonly channel: 'CARD' | 'TRANSFER';
  readonly retrievalReference: string;
  readonly number: number;
  readonly paidAt: string;
  isOffline: boolean;
}
