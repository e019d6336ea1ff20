import type { MoveSource, PaymentIntent, PaymentIntentsRepository } from './data/payment-intents.repository.ts';
import type { Providers } from './providers/create-providers.ts';

interface TakeBackDeps {
  readonly intents: PaymentIntentsRepository;
  readonly providers: Providers;
}

/** Has the provider refuse a reference from now on. False when it does not say so, or cannot. */
export async function takeBackAtProvider({ providers }: TakeBackDeps, intent: PaymentIntent): Promise<boolean> {
  const { provider, providerRef } = intent;
  return providerRef !== null && (await providers[provider].cancel?.(providerRef)) === true;
}

/** Given up, and watched: somebody may have paid it all the same. */
export function giveUp(
  { intents }: TakeBackDeps,
  { id }: PaymentIntent,
  { source, nextCheckAt }: { readonly source: MoveSource; readonly nextCheckAt: Date | null },
): Promise<boolean> {
  return intents.move(id, { from: 'AWAITING_PAYMENT', to: 'CANCELLED', source, nextCheckAt });
}
