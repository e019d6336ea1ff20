import { createMoneyCheck } from '../payments/index.ts';
import { askInAnHour, doubtRefundedMoney, takeForAftercare } from './data/aftercare.repository.ts';
import type { RefundsDeps } from './refunds-deps.ts';

const askedAtOnce = 8;

/**
 * One turn: what the bank pays back is asked about at its provider on the first, third, seventh and thirtieth day after it was sent.
 * When the provider has given the payment back as well, the payer has the money twice, and persons decide (a case `no-longer-paid`).
 */
export async function lookAfterRefunds(deps: Pick<RefundsDeps, 'db' | 'providers' | 'log'>): Promise<void> {
  const { db, log } = deps;
  const check = createMoneyCheck(deps);
  for (const { sendId, intentId, number } of await takeForAftercare(db, askedAtOnce)) {
    const standing = await check(intentId);
    if (standing === 'silent') await askInAnHour(db, sendId);
    if (standing === 'gone' && (await db.transaction((tx) => doubtRefundedMoney(tx, intentId))))
      log.error({ refund: number }, 'the provider gave back a payment whose refund the bank pays');
  }
}
