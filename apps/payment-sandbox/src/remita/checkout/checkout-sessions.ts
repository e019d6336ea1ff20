import type { World } from '../../world.ts';
import { findInvoice, type Invoice } from '../invoices.ts';

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

export type NewCheckoutSession = Pick<CheckoutSession, 'mode' | 'rrr' | 'responseUrl' | 'hostOrigin'> & {
  readonly transactionId: string | undefined;
};

export function openCheckoutSession(world: World, details: NewCheckoutSession): CheckoutSession {
  const session: CheckoutSession = {
    ...details,
    id: world.sequence.hex(24),
    transactionId: details.transactionId || world.sequence.digits(13),
    waitingFor: null,
    outcome: { type: 'approve' },
    wrongCodes: 0,
    announced: false,
  };
  world.state.remita.sessions.push(session);
  world.snapshot.changed();
  return session;
}

export interface Visit {
  readonly session: CheckoutSession;
  readonly invoice: Invoice;
}

export function findVisit(world: World, sessionId: string): Visit | undefined {
  const session = world.state.remita.sessions.find((other) => other.id === sessionId);
  const invoice = session && findInvoice(world, session.rrr);
  return session && invoice && { session, invoice };
}
