import type { AttemptLimit } from '../../ground/identity/index.ts';

const anHour = 60 * 60;
const aDay = 24 * anHour;

/** Nobody's phone rings all night, and the register is not asked about one number over and over. */
export function lookUpLimit(numberIndex: Buffer): AttemptLimit {
  return { key: `look-up ${numberIndex.toString('base64url')}`, limit: 6, windowSeconds: anHour };
}

export function codeLimit(numberIndex: Buffer): AttemptLimit {
  return { key: `proof-code ${numberIndex.toString('base64url')}`, limit: 8, windowSeconds: anHour };
}

/** Codes tried for one number, over all its look-ups: fifteen of a million in an hour. */
export function proofLimit(numberIndex: Buffer): AttemptLimit {
  return { key: `proof ${numberIndex.toString('base64url')}`, limit: 15, windowSeconds: anHour };
}

/** Details typed without proof, over all look-ups of a number: nobody finds out a birthday by trying. */
export function detailsLimit(numberIndex: Buffer): AttemptLimit {
  return { key: `details ${numberIndex.toString('base64url')}`, limit: 10, windowSeconds: aDay };
}

/** Four documents, and many tries of each. Per account: people share an address. */
export function uploadLimit(userId: string): AttemptLimit {
  return { key: `agent-upload ${userId}`, limit: 60, windowSeconds: anHour };
}

/** A busy counter; more is somebody handing out identities. */
export function confirmLimit(userId: string): AttemptLimit {
  return { key: `identity-confirmation ${userId}`, limit: 100, windowSeconds: aDay };
}

/** Looking one number up is work; looking many up is a leak. */
export function revealLimit(userId: string): AttemptLimit {
  return { key: `nin-reveal ${userId}`, limit: 20, windowSeconds: aDay };
}
