import { createHash, timingSafeEqual } from 'node:crypto';
import { parseDictionary } from 'structured-headers';

const algorithms: ReadonlyMap<string, string> = new Map([
  ['sha-256', 'sha256'],
  ['sha-512', 'sha512'],
]);

/** `Content-Digest` (RFC 9530): each digest of an algorithm we know must be right, and there must be one. Others are ignored, as the standard says. */
export function isDigestOf(header: string | string[] | undefined, body: Buffer): boolean {
  if (typeof header !== 'string') return false;
  try {
    const known = [...parseDictionary(header)].filter(([name]) => algorithms.has(name));
    return known.length > 0 && known.every(([name, [digest]]) => isRight(name, digest, body));
  } catch {
    return false;
  }
}

function isRight(name: string, digest: unknown, body: Buffer): boolean {
  const right = createHash(algorithms.get(name) ?? 'sha256')
    .update(body)
    .digest();
  if (!(digest instanceof ArrayBuffer)) return false;
  const given = Buffer.from(digest);
  return given.length === right.length && timingSafeEqual(given, right);
}
