import { basketsRepository } from './data/baskets.repository.ts';
import { begunForRepository } from './data/begun-for.repository.ts';
import { gatewaysRepository } from './data/gateways.repository.ts';
import { notificationsRepository } from './data/notifications.repository.ts';
import { paymentIntentsRepository } from './data/payment-intents.repository.ts';
import { openAttempt } from './open-session.ts';
import type { PaymentsDeps } from './payments.module.ts';

/** An attempt at a terminal, as a terminal needs it. Kobo. */
export interface TerminalOrder {
  readonly intentId: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly billReference: string;
  readonly description: string;
  readonly payerName: string;
}

export interface TerminalPayments {
  /**
   * The one live attempt of a bill at terminals, by its reference or the RRR somebody was told. Refused as every other attempt is:
   * `bill.not-found`, `bill.already-paid`, `bill.expired`, `bill.cancelled`, `bill.payment-pending` and so on.
   */
  readonly open: (reference: string) => Promise<TerminalOrder>;
  /** Has the network asked about these orders at the next turn; those that are unknown or already confirmed stay as they are. */
  readonly wake: (orderIds: readonly string[]) => Promise<void>;
}

type Deps = Pick<PaymentsDeps, 'db' | 'bills' | 'providers' | 'clock' | 'log' | 'portalOrigin'>;

export function createTerminalPayments(deps: Deps): TerminalPayments {
  const { db, clock } = deps;
  const intents = paymentIntentsRepository(db);
  const notifications = notificationsRepository(db);
  const session = {
    ...deps,
    intents,
    baskets: basketsRepository(db),
    gateways: gatewaysRepository(db),
    begunFor: begunForRepository(db),
  };
  return {
    async open(reference) {
      const named = /^\d{12}$/.test(reference) ? await intents.findByProviderRef('remita', reference) : undefined;
      const attempt = await openAttempt(session, {
        billReference: named?.billReference ?? reference,
        gateway: 'pos',
      });
      const { id, orderId, amountKobo, billReference, description, payer } = attempt;
      return { intentId: id, orderId, amountKobo, billReference, description, payerName: payer.name };
    },
    async wake(orderIds) {
      const found = await Promise.all(orderIds.map((orderId) => intents.findByOrderId('pos', orderId)));
      const waiting = found.flatMap((intent) => (intent && notifications.isWakeable(intent.state) ? [intent.id] : []));
      if (waiting.length > 0) await notifications.wake(waiting, clock.now());
    },
  };
}
