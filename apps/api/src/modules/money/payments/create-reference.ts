import type { Clock } from '../../../platform/clock/clock.ts';
import type { Logger } from '../../../platform/logging/create-logger.ts';
import type { MoveSource, PaymentIntent, PaymentIntentsRepository } from './data/payment-intents.repository.ts';
import { nextCheckAt } from './domain/check-schedule.ts';
import type { Providers } from './providers/create-providers.ts';

/** Longer than any creation of a reference takes: two calls with their time limits. Then somebody else may take over. */
export const creationLeaseMs = 30_000;

export interface ReferenceDeps {
  readonly intents: PaymentIntentsRepository;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Has the provider create the reference of an attempt in INITIATING; with `recover`, an order whose fate is unknown is looked
 * up first. The caller holds the attempt's lease. `unknown` gives the lease back.
 */
export async function createReference(
  { intents, providers, clock, log }: ReferenceDeps,
  intent: PaymentIntent,
  { recover, source }: { readonly recover: boolean; readonly source: MoveSource },
): Promise<'created' | 'refused' | 'unknown'> {
  const { orderId, amountKobo, description, payer, expiresAt } = intent;
  const order = { orderId, amountKobo, description, payer };
  const provider = providers[intent.provider];
  const result = await (recover ? provider.recoverReference(order) : provider.createReference(order));
  const entry = { orderId, provider: intent.provider, recover };
  switch (result.kind) {
    case 'created':
      await intents.move(intent.id, {
        from: 'INITIATING',
        to: 'AWAITING_PAYMENT',
        source,
        providerRef: result.providerReference,
        nextCheckAt: nextCheckAt({ state: 'AWAITING_PAYMENT', checks: 0, expiresAt }, clock.now()),
      });
      return 'created';
    case 'refused':
      log.error({ ...entry, code: result.providerCode, reason: result.reason }, 'the provider refused an order');
      await intents.move(intent.id, { from: 'INITIATING', to: 'FAILED', source, nextCheckAt: null });
      return 'refused';
    case 'unknown':
      log.warn({ ...entry, reason: result.reason }, 'nobody knows whether the provider took an order');
      await intents.release(intent.id, retryAt(clock, intent, source));
      return 'unknown';
  }
}

/** Soon for the payer's next press; for the sweeper as scheduled, so that a provider that is down is not hammered. */
function retryAt({ now }: Clock, { checks, expiresAt }: PaymentIntent, source: MoveSource): Date {
  const soon = new Date(now().getTime() + 1_000);
  return source === 'session' ? soon : (nextCheckAt({ state: 'INITIATING', checks, expiresAt }, now()) ?? soon);
}
