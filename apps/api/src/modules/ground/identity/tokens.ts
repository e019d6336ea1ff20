import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a session, a challenge or a link. We keep its hash alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough for what nobody can guess. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
