/** One visit of a payer to Remita's pages, in the widget or on the hosted page. */
export interface CheckoutSession {
  readonly id: string;
  readonly mode: 'inline' | 'hosted';
  readonly rrr: string;
  readonly transactionId: string;
  /** Where the browser goes back to, from the hosted page. */
  readonly responseUrl: string | null;
  /** The page around the widget: the only one that hears from it. */
  readonly hostOrigin: string | null;
  /** The channel that waits for a code or an approval. */
  waitingFor: string | null;
  /** What will come of it, decided by the card's number. */
  outcome: Outcome;
  wrongCodes: number;
  /** The widget has told the page around it that the payment is made. */
  announced: boolean;
}

export type Outcome =
  | { readonly type: 'approve' }
  | { readonly type: 'decline'; readonly code: string; readonly message: string }
  | { readonly type: 'late'; readonly seconds: number };
