import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { isOpenCounter } from './data/counter-bills.repository.ts';

/** Refuses a counter that is closed, or another MDA's. */
export async function ownCounter(
  run: Pick<Transaction, 'execute'>,
  mdaId: number,
  counterId: number | undefined,
): Promise<void> {
  if (counterId === undefined || (await isOpenCounter(run, mdaId, counterId))) return;
  throw new BusinessError('counter.closed');
}
