import type { AttemptLimit } from '../identity/index.ts';

const aDay = 24 * 60 * 60;

/** A busy counter; more is somebody trying NINs. */
export function recoveryLimit(userId: string): AttemptLimit {
  return { key: `account-recovery ${userId}`, limit: 30, windowSeconds: aDay };
}
