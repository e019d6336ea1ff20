import type { Provider } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';
import { observationsRepository } from './data/observations.repository.ts';
import { paymentIntentsRepository } from './data/payment-intents.repository.ts';
import type { Providers } from './providers/create-providers.ts';

/** `silent`: the provider did not answer, or not clearly, and nobody knows. */
export type MoneyStanding = 'there' | 'gone' | 'silent';

/**
 * Asks the provider whether the money of an attempt is still there; what it answers is kept. Whoever is about to give money back asks
 * before: what the provider took back already would be paid twice. Never throws for a provider.
 */
export function createMoneyCheck({
  db,
  providers,
}: {
  readonly db: Database;
  readonly providers: Pick<Providers, Provider>;
}): (intentId: string) => Promise<MoneyStanding> {
  const intents = paymentIntentsRepository(db);
  const observations = observationsRepository(db);

  return async (intentId) => {
    const intent = await intents.find(intentId);
    if (!intent) throw new Error(`There is no attempt ${intentId}`);
    const observation = await providers[intent.provider].requery({
      orderId: intent.orderId,
      providerReference: intent.providerRef,
      amountKobo: intent.amountKobo,
      startedAt: intent.createdAt,
    });
    await observations.keep(intentId, 'requery', observation);
    if (observation.outcome === 'paid') return 'there';
    return observation.outcome === 'failed' ? 'gone' : 'silent';
  };
}
