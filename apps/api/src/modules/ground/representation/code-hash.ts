import { createHash } from 'node:crypto';

/** A plain hash is enough for what nobody can guess. */
export function codeHashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
