import { createHash } from 'node:crypto';
import { addressKey } from '../../../platform/rate-limit/address-key.ts';
import type { AttemptLimit } from './data/attempts.repository.ts';

const aMinute = 60;
const aQuarter = 15 * aMinute;
const anHour = 60 * aMinute;
const aDay = 24 * anHour;

/** What all pairs of this account begin with. */
export function pairsOf(email: string): string {
  return `pair ${digest(email)} `;
}

/** Wrong passwords for one account from one address: a guesser is shut out there, for a quarter of an hour, and nobody else is. */
export function pairLimit(email: string, ip: string): AttemptLimit {
  return { key: pairsOf(email) + addressKey(ip), limit: 10, windowSeconds: aQuarter };
}

/** The own allowance of a device that signed in to this account before. */
export function deviceLimit(email: string, device: string): AttemptLimit {
  return { key: `device ${digest(`${email} ${device}`)}`, limit: 10, windowSeconds: aQuarter };
}

/** Counted to know how slow; never reached. */
const uncounted = 2_147_483_647;

/** Wrong passwords from one address, whosever. Whole towns share one. */
export function addressCount(ip: string): AttemptLimit {
  return { key: `address ${addressKey(ip)}`, limit: uncounted, windowSeconds: aQuarter };
}

/** Wrong passwords for one account from wherever it is not known; also one that nobody has. */
export function accountCount(email: string): AttemptLimit {
  return { key: `account ${digest(email)}`, limit: uncounted, windowSeconds: aDay };
}

/** How many wrong passwords for an account in a day are somebody guessing: its owner is told, and the rest is slowed. */
export const guessesBorne = 10;

/** Milliseconds from one try at an account to the next, after so many failures; undefined while there is none. */
export function accountDelayMs(failures: number): number | undefined {
  if (failures <= guessesBorne) return undefined;
  return Math.min(4_000, 250 * 2 ** Math.floor((failures - guessesBorne) / 10));
}

/** The same of an address. Short: many people sit behind one, and its share of the hasher is bounded besides. */
export function addressDelayMs(failures: number): number | undefined {
  return failures <= 20 ? undefined : Math.min(250, failures / 4);
}

/** Calls of one address that write to mailboxes, whosever: more of them take turns. */
export function mailCallsCount(ip: string): AttemptLimit {
  return { key: `mail-calls ${addressKey(ip)}`, limit: uncounted, windowSeconds: aMinute };
}

export function mailCallsDelayMs(calls: number): number | undefined {
  return calls <= 30 ? undefined : 100;
}

/** For those who know the password already. */
export function secondFactorLimit(userId: string): AttemptLimit {
  return { key: `second-factor ${userId}`, limit: 10, windowSeconds: aQuarter };
}

/** Nobody's mailbox is filled through us. */
export function mailLimit(purpose: string, recipient: string): AttemptLimit {
  return { key: `mail ${purpose} ${digest(recipient)}`, limit: 5, windowSeconds: anHour };
}

/** When others have used that up: what went out before still works, and now and then comes another one. */
export function lateMailLimit(purpose: string, recipient: string): AttemptLimit {
  return { key: `mail-late ${purpose} ${digest(recipient)}`, limit: 1, windowSeconds: 10 * aMinute };
}

/** Of the old password, by whoever sits at a session that was left open. */
export function oldPasswordLimit(userId: string): AttemptLimit {
  return { key: `old-password ${userId}`, limit: 10, windowSeconds: aQuarter };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
