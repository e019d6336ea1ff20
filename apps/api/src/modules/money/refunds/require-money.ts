import { BusinessError } from '../../../platform/http/business-error.ts';
import { createMoneyCheck } from '../payments/index.ts';
import { attemptsOfRefunds } from './data/sendable.repository.ts';
import type { RefundsDeps } from './refunds-deps.ts';

/** Questions to a provider at once: a list may hold two hundred refunds. */
const askedAtOnce = 8;

/**
 * Before anything is sent the provider is asked whether the money is still there: it may have given it back since the approval. Outside
 * any transaction. Refuses all of them when one is gone, or when a provider does not say.
 */
export async function requireMoney(deps: Pick<RefundsDeps, 'db' | 'providers'>, ids: readonly string[]): Promise<void> {
  const check = createMoneyCheck(deps);
  const attempts = [...(await attemptsOfRefunds(deps.db, ids))];
  while (attempts.length > 0) {
    const standings = await Promise.all(attempts.splice(0, askedAtOnce).map(check));
    if (standings.includes('gone')) throw new BusinessError('refund.money-gone');
    if (standings.includes('silent')) throw new BusinessError('refund.provider-silent');
  }
}
