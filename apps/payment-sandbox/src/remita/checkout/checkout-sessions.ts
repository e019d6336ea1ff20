import type { World } from '../../world.ts';
import type { Invoice } from '../invoice.ts';
import { findInvoice } from '../invoices.ts';
import type { CheckoutSession } from './checkout-session.ts';

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
