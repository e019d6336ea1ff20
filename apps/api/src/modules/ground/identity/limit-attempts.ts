import { BusinessError } from '../../../platform/http/business-error.ts';
import type { AttemptLimit, AttemptsRepository } from './data/attempts.repository.ts';

/** Counts an attempt, or refuses it; answers how many there were with this one. */
export async function admit(
  attempts: AttemptsRepository,
  limits: readonly AttemptLimit[],
): Promise<ReadonlyMap<string, number>> {
  const { retryAfterSeconds, counts } = await attempts.take(limits);
  if (retryAfterSeconds !== undefined) throw new BusinessError('request.rate-limited', { retryAfterSeconds });
  return counts;
}
