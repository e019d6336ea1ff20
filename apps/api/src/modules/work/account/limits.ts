import { createHash } from 'node:crypto';
import type { AttemptLimit } from '../../ground/identity/index.ts';

const anHour = 60 * 60;

/** Messages somebody has sent to new addresses and telephones of theirs. */
export function contactChangeLimit(userId: string): AttemptLimit {
  return { key: `contact-change ${userId}`, limit: 5, windowSeconds: anHour };
}

/** Messages to one address or telephone, whoever asks: it may be anybody's. */
export function contactLimit(value: string): AttemptLimit {
  return {
    key: `contact ${createHash('sha256').update(value).digest('base64url')}`,
    limit: 5,
    windowSeconds: anHour,
  };
}

export function correctionLimit(userId: string): AttemptLimit {
  return { key: `correction ${userId}`, limit: 10, windowSeconds: 24 * anHour };
}
