/** Rows of the demonstration, as they are written; times as ISO strings, names as columns. */
export interface WorldBill {
  readonly id: string;
  readonly reference: string;
  readonly payer_tpui: string | null;
  readonly payer_category_id: number;
  readonly payer_first_name: string;
  readonly payer_last_name: string;
  readonly payer_email: string;
  readonly payer_phone: string;
  readonly payer_address: string;
  readonly mda_id: number;
  readonly tax_office_id: number | null;
  readonly payer_lga_id: number | null;
  readonly expert_system_id: number | null;
  readonly engine_code_id: number | null;
  readonly total_kobo: number;
  readonly issued_on: string;
  /** The day of the law; without one the bill's own days say when it is due. */
  readonly due_on?: string;
  readonly cancelled_at: string | null;
  readonly created_at: string;
}

interface WorldLine {
  readonly bill_id: string;
  readonly position: number;
  readonly revenue_head_id: number;
  readonly amount_kobo: number;
  readonly description: string;
  readonly narration: string;
}

/** Where an attempt stands before money, if any, is confirmed. */
export type EndOfAttempt =
  | 'CREATED'
  | 'INITIATING'
  | 'AWAITING_PAYMENT'
  | 'PROCESSING'
  | 'FAILED'
  | 'CANCELLED'
  | 'EXPIRED';

export interface WorldAttempt {
  readonly id: string;
  readonly bill_id: string;
  readonly provider: 'remita' | 'interswitch';
  readonly gateway_id: 'remita' | 'interswitch' | 'bank';
  readonly order_id: string;
  readonly provider_ref: string;
  readonly amount_kobo: number;
  readonly created_at: string;
  readonly ends: EndOfAttempt;
  readonly ended_at: string;
}

/** A provider's yes, as `confirm_payment` takes it. */
export interface WorldConfirmation {
  readonly intent_id: string;
  readonly provider_txn_ref: string;
  readonly amount_kobo: number;
  readonly channel: string;
  readonly paid_at: string;
  readonly source: 'requery' | 'sweeper' | 'statement';
  readonly recorded_at: string;
}

/** What happened to money after it was confirmed. */
export interface WorldAftermath {
  readonly intent_id: string;
  readonly from: 'CONFIRMED' | 'REVIEW';
  readonly ends: 'REVERSED' | 'REFUND_PENDING' | 'REFUNDED';
  readonly at: string;
  readonly reason: string;
}

export interface World {
  readonly bills: WorldBill[];
  readonly lines: WorldLine[];
  /** First attempts; second ones are made after the first have ended, because a bill has one live attempt per provider. */
  readonly attempts: readonly [first: WorldAttempt[], second: WorldAttempt[]];
  readonly confirmations: WorldConfirmation[];
  readonly aftermath: WorldAftermath[];
}

export function emptyWorld(): World {
  return { bills: [], lines: [], attempts: [[], []], confirmations: [], aftermath: [] };
}
