import type { Clock } from '../../platform/clock/clock.ts';
import type { Logger } from '../../platform/logging/create-logger.ts';
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
 * up first. The caller holds the attempt's lease. `unknown` gives the lease back, so that the next one may try at once.
 */
export async function createReference(
  { intents, providers, clock, log }: ReferenceDeps,
  intent: PaymentIntent,
  { recover, source }: { readonly recover: boolean; readonly source: MoveSource },
): Promise<'created' | 'refused' | 'unknown'> {
  const { orderId, amountKobo, description, payer, checks, expiresAt } = intent;
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
      if (source === 'session') {
        await intents.release(
          intent.id,
          nextCheckAt({ state: 'INITIATING', checks, expiresAt }, clock.now()) ?? clock.now(),
        );
      }
      return 'unknown';
  }
}
