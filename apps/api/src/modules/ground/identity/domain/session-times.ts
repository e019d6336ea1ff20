import type { Door } from '@portal/contracts';

const aMinute = 60;

/** A session ends after this much idleness; staff sit at counters that others pass. */
export function idleSecondsOf(door: Door): number {
  return door === 'public' ? 30 * aMinute : 15 * aMinute;
}

/** And after this, however busy it was. */
export const longestSessionSeconds = 12 * 60 * aMinute;

export interface SessionTimes {
  readonly lastUsedAt: Date;
  readonly idleSeconds: number;
  readonly expiresAt: Date;
}

export function idleExpiryOf({ lastUsedAt, idleSeconds, expiresAt }: SessionTimes): Date {
  return new Date(Math.min(lastUsedAt.getTime() + idleSeconds * 1000, expiresAt.getTime()));
}
