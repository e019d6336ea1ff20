/** What Remita calls an invoice: something to be paid under a Remita Retrieval Reference. */
export interface Invoice {
  readonly rrr: string;
  readonly orderId: string;
  readonly serviceTypeId: string;
  /** As the merchant wrote it, in naira. */
  readonly amount: string;
  readonly amountKobo: bigint;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
  readonly customFields: readonly CustomField[];
  readonly createdAt: string;
  /** ISO 8601; null when the merchant set no end. */
  readonly expiresAt: string | null;
  state: 'pending' | 'declined' | 'aborted' | 'paid' | 'cancelled';
  /** More than one when the payer paid twice. */
  readonly payments: Payment[];
}

interface CustomField {
  readonly name: string;
  readonly value: string;
}

export interface Payment {
  readonly id: string;
  readonly rrr: string;
  readonly channel: string | null;
  readonly paidKobo: bigint;
  readonly paidAt: string;
}
