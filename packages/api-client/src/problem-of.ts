import type { LoadProblem } from '@portal/contracts';
import { ApiError } from './api-error.ts';

const defaultWaitSeconds = 30;

/** What a failed call means to whoever waits for what it asked. Waiting times are in seconds. */
export function problemOf(error: unknown): LoadProblem {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  const { status, message, requestId, retryAfterSeconds } = error;
  if (status === 429) return { kind: 'rate-limited', waitSeconds: retryAfterSeconds ?? defaultWaitSeconds };
  return status === 404 || status === 422 ? { kind: 'not-found' } : { kind: 'failed', message, requestId };
}
