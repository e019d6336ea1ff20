import { ApiError, problemOf } from '@portal/api-client';
import type { LoadProblem } from '@portal/contracts';

/**
 * Asking once more cannot change the answer: a refusal, or what was asked for again and again already. Here and not in the client, because
 * this area also runs under a shell whose client is older.
 */
export function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 500 || error.wasWaitedFor);
}

/** As `problemOf`, for what the gateway renders: nobody has waited there, so a portal that is away is away for a moment. */
export function problemOfFirstLoad(error: unknown): LoadProblem {
  const isMomentary = error instanceof ApiError && error.is('service.unavailable') && !error.wasWaitedFor;
  return isMomentary ? { kind: 'unreachable', isMomentary } : problemOf(error);
}
