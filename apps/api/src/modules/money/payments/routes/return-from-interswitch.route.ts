import type { FastifyInstance } from 'fastify';
import { serveRaw } from '../../../../platform/http/serve-raw.ts';
import type { PaymentIntentsRepository } from '../data/payment-intents.repository.ts';

/**
 * Interswitch sends the payer's browser back with a form post (older set-ups: with GET), which a page cannot take. Nothing in
 * it is believed: it only leads on to the screen that waits for our own confirmation.
 */
export function returnFromInterswitchRoute(
  app: FastifyInstance,
  deps: { readonly intents: PaymentIntentsRepository },
): void {
  const path = '/payments/return/interswitch';
  for (const method of ['GET', 'POST'] as const) {
    serveRaw(app, { method, path }, async ({ query, body }, { setHeader }) => {
      const posted = new URLSearchParams(body.toString('utf8'));
      const txnRef = posted.get('txnref') ?? posted.get('txnRef') ?? query.txnref ?? query.txnRef;
      const intent = typeof txnRef === 'string' ? await deps.intents.findByOrderId('interswitch', txnRef) : undefined;
      const search =
        intent &&
        new URLSearchParams({
          billRef: intent.billReference,
          provider: 'interswitch',
          txRef: intent.orderId,
        }).toString();
      setHeader('location', search ? `/payment-redirect-open?${search}` : '/');
      return { status: 303 };
    });
  }
}
