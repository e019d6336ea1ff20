import { createHash } from 'node:crypto';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import type { AttemptLimit } from './data/attempts.repository.ts';

const aQuarter = 15 * 60;

/** Ten wrong passwords lock an account for a quarter of an hour, on every door and replica, also one that nobody has. */
export function accountLimit(email: string): AttemptLimit {
  return { key: `account ${digest(email)}`, limit: 10, windowSeconds: aQuarter };
}

/** Whole towns share an address; a hundred wrong passwords in a quarter of an hour are somebody trying many accounts. */
export function addressLimit(ip: string): AttemptLimit {
  return { key: `address ${addressKey(ip)}`, limit: 100, windowSeconds: aQuarter };
}

/** For those who know the password already. */
export function secondFactorLimit(userId: string): AttemptLimit {
  return { key: `second-factor ${userId}`, limit: 10, windowSeconds: aQuarter };
}

/** Nobody's mailbox is filled through us. */
export function mailLimit(purpose: string, recipient: string): AttemptLimit {
  return { key: `mail ${purpose} ${digest(recipient)}`, limit: 5, windowSeconds: 60 * 60 };
}

/** Of the old password, by whoever sits at a session that was left open. */
export function oldPasswordLimit(userId: string): AttemptLimit {
  return { key: `old-password ${userId}`, limit: 10, windowSeconds: aQuarter };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
