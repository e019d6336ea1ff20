import type { Provider } from '@portal/contracts';

/** What we ask a provider to collect. `orderId` is stored before the provider hears of it, so a crash can be recovered. */
export interface ProviderOrder {
  readonly orderId: string;
  readonly amountKobo: number;
  readonly description: string;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
}

/** A payment we have already started at the provider. */
export interface ProviderPayment {
  readonly orderId: string;
  /** Null while the provider's answer to our order is not known (the crash window). */
  readonly providerReference: string | null;
  readonly amountKobo: number;
  readonly startedAt: Date;
}

export type ReferenceResult =
  | { readonly kind: 'created'; readonly providerReference: string }
  /** The provider has definitely not accepted this order. */
  | { readonly kind: 'refused'; readonly providerCode: string; readonly reason: string }
  /** Nobody knows; ask again with the same order. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** What an answer may name of a payment; whatever it names has to agree with what we asked. */
export type AgreedField = 'rrr' | 'orderId' | 'merchant' | 'serviceType' | 'currency' | 'environment';

/**
 * Why an answer decides nothing, or is not what we know. `unreachable`: none came. `unreadable`: not in the provider's form.
 * `credentials-refused`, `question-refused`: it speaks of us, not of the payment. `reference-unknown`: it does not know the
 * payment. `about-another`: it names something else than we asked about (`field`), or nothing to know the payment by
 * (`reference`). `contradiction`: two of its fields say two things. `code-unknown`: a code nobody documented.
 */
export interface Doubt {
  readonly kind:
    | 'unreachable'
    | 'unreadable'
    | 'credentials-refused'
    | 'question-refused'
    | 'reference-unknown'
    | 'about-another'
    | 'contradiction'
    | 'code-unknown';
  readonly field?: AgreedField | 'reference' | 'status' | 'message';
}

/** What the provider said, word for word, for the record. `httpStatus` is null when no answer arrived. */
export interface RawAnswer {
  readonly httpStatus: number | null;
  readonly body: string;
}

/**
 * The provider's answer to our own question.
 * `paid`: it says the money is there; `amountKobo` is null when it names no exact amount, which is a case for review.
 * `failed`: it has definitely refused. `pending`: anything it says that is neither, codes we do not know included.
 * `unknown`: it did not answer the question, or not ours, or in two ways (`doubt`). Never a verdict.
 */
export interface ProviderObservation {
  readonly outcome: 'paid' | 'pending' | 'failed' | 'unknown';
  readonly providerCode: string | null;
  /** The provider's own reference, where the answer carries one. */
  readonly providerReference: string | null;
  readonly amountKobo: number | null;
  readonly channel: string | null;
  readonly paidAt: Date | null;
  /** The provider's own name for this movement of money, where it has one besides the reference of the order. */
  readonly movementReference?: string | null;
  /** What is odd about the answer; always there when the outcome is `unknown`. */
  readonly doubt?: Doubt;
  readonly raw: RawAnswer;
}

/** An answer that decides nothing: nothing in it is taken for a fact, and it is kept word for word. */
export function noVerdict(doubt: Doubt, raw: RawAnswer, providerCode: string | null = null): ProviderObservation {
  return {
    outcome: 'unknown',
    providerCode,
    providerReference: null,
    amountKobo: null,
    channel: null,
    paidAt: null,
    doubt,
    raw,
  };
}

/** A wake-up call, never evidence: it only says which payment to ask about. */
export interface ProviderNotice {
  readonly providerReference: string | null;
  readonly orderId: string | null;
  readonly dedupeKey: string;
  /** The movement of money it claims; null in one that claims none, such as a reversal or a failure. */
  readonly movement: ClaimedMovement | null;
  /** Remita tells the channel here alone; good enough for a report, for nothing else. */
  readonly channel: string | null;
}

/** Two notices of one reference that differ in this speak of two payments. */
export interface ClaimedMovement {
  /** When the payer was debited: an instant (ISO 8601) where it is readable, else as it was written. */
  readonly date: string | null;
  /** The provider's own reference of this one payment. */
  readonly reference: string | null;
  /** What it says was paid: some carry the provider's fee. Never believed, shown to the persons who decide. */
  readonly amountKobo: number | null;
}

/** An entry that names no payment we could look for. */
export interface UnreadableEntry {
  readonly raw: string;
  readonly dedupeKey: string;
}

export type NotificationResult =
  | {
      readonly kind: 'notices';
      readonly notices: readonly ProviderNotice[];
      /** The entry each notice was read from, word for word. */
      readonly entries: readonly string[];
      readonly unreadable: readonly UnreadableEntry[];
    }
  /** No entry can be read; there may be some all the same. */
  | { readonly kind: 'unreadable'; readonly reason: string; readonly unreadable: readonly UnreadableEntry[] };

/** What a browser needs to open the provider's own payment widget. */
interface WidgetConfig {
  readonly scriptUrl: string;
  readonly publicKey: string;
}

interface CheckoutAddresses {
  /** The provider's hosted page; its query carries `rrr` (empty for providers without one). */
  readonly checkoutUrl: string;
  readonly widget: WidgetConfig | null;
}

/** A form that a payer's browser posts to reach the provider's hosted page. */
export interface HostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What pages for a payer's browser are made of. Anybody may open them by a reference: nothing of the bill's person is in it. */
export interface StartedOrder extends Omit<ProviderOrder, 'payer'> {
  readonly providerReference: string;
  /** Where the provider sends the payer's browser afterwards. */
  readonly returnUrl: string;
  /** Our page with the form, for a provider whose hosted page takes a form. */
  readonly formUrl: string;
}

/** Money of a payment that a provider is to give back. */
export interface ProviderRefund {
  /** Ours, and the same in every repetition: the provider knows a second call by it. */
  readonly refundReference: string;
  /** Of the attempt it was paid by. */
  readonly orderId: string;
  readonly amountKobo: number;
  readonly isWhole: boolean;
  readonly reason: string;
}

/** `unknown`: nobody knows whether it heard of it; the same call again does no harm. `duplicate`: it knows this reference already. */
export interface RefundAnswer {
  readonly outcome: 'done' | 'pending' | 'failed' | 'duplicate' | 'unknown';
  readonly raw: RawAnswer;
}

/** Everything the portal needs from a payment provider. Amounts cross it in kobo; naira stay behind it. */
export interface PaymentProvider {
  readonly id: Provider;
  /** Safe to repeat with the same order: a provider that already knows it gives the same reference. */
  createReference(order: ProviderOrder): Promise<ReferenceResult>;
  /** For an order whose fate we lost: looks it up first, and creates it only when the provider never heard of it. */
  recoverReference(order: ProviderOrder): Promise<ReferenceResult>;
  /** Never throws: a provider that cannot be reached is an `unknown` observation. */
  requery(payment: ProviderPayment): Promise<ProviderObservation>;
  /** Makes an unpaid reference unpayable. True when the provider confirms it. */
  cancel?(providerReference: string): Promise<boolean>;
  /** Absent where a provider has no call for it: refunds are paid by the bank then. Never throws. */
  refund?(refund: ProviderRefund): Promise<RefundAnswer>;
  checkout(order: StartedOrder): CheckoutAddresses;
  /** For a provider whose hosted page takes a form instead of a link. */
  hostedForm?(order: StartedOrder): HostedForm;
  parseNotification(raw: Uint8Array): NotificationResult;
}
