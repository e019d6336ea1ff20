import type { BillStatus, MoneyNews } from '@portal/contracts';

/** A bill with everything its readers need; amounts in kobo, days as `YYYY-MM-DD`. */
export interface BillRecord {
  readonly id: string;
  readonly reference: string;
  /** 2 exactly when a receipt exists. */
  readonly payStatusId: 1 | 2;
  readonly status: BillStatus;
  readonly totalKobo: number;
  readonly lines: readonly BillLine[];
  readonly payer: BillPayer;
  /** Who filled it for the payer; null when the payer did. */
  readonly preparedBy: string | null;
  /** Who began its payment for the payer; absent while there is no receipt, and when the payer did. */
  readonly paymentBegunBy: string | null;
  /** The bill that took its place, by a correction. */
  readonly correctedBy: string | null;
  readonly mdaId: number;
  readonly mda: string;
  readonly taxOfficeId: number | null;
  readonly taxOffice: string | null;
  /** The expert system that raised it; absent for our own bills. */
  readonly expertSystem: BillExpertSystem | null;
  readonly issuedOn: string;
  readonly expiresOn: string;
  /** Of a part of a plan: the day agreed for it. */
  readonly dueOn: string | null;
  readonly receipt: BillReceipt | null;
  readonly payment: BillPayment | null;
  /** What is going on with its money, for everybody to read. */
  readonly moneyNews: readonly MoneyNews[];
}

interface BillLine {
  readonly amountKobo: number;
  readonly description: string;
  readonly narration: string;
  readonly revenueHeadCode: string;
  readonly revenueHeadName: string;
}

interface BillPayer {
  readonly tpui: string | null;
  /** The record that leads, where the payer's was merged into another. */
  readonly leadTpui?: string | null;
  /** Of `taxpayer_categories` (spec §9). */
  readonly categoryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** An organisation as its people declared it. */
  readonly organisation: { readonly registrationNumber: string; readonly isConfirmed: boolean } | null;
}

interface BillExpertSystem {
  readonly id: number;
  readonly name: string;
  readonly allowedRedirects: readonly string[];
}

/** What the receipt states; its signature is the receipts module's. */
export interface BillReceipt {
  readonly receiptNumber: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly paidAt: Date;
  /** Three months after the day of payment in Lagos (spec §9). */
  readonly expiresOn: string;
  readonly issuedAt: Date;
  readonly voidedAt: Date | null;
  /** The provider no longer says that its money is there, and nobody has decided yet. */
  readonly isInDoubt: boolean;
  readonly provider: string;
  readonly channel: string;
  readonly providerReference: string;
}

/** The attempt that matters to a payer who comes back. */
export interface BillPayment {
  readonly provider: string;
  readonly providerRef: string | null;
  readonly state: 'AWAITING_PAYMENT' | 'PROCESSING' | 'REVIEW' | 'REFUND_PENDING';
  readonly startedAt: Date;
  /** Of several bills at once: its reference pays for all of them. */
  readonly isShared: boolean;
}
