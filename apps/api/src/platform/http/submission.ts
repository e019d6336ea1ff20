import { createHash } from 'node:crypto';
import { BusinessError } from './business-error.ts';

/** Tells whether two submissions say the same: of what the contract parsed, so that the order of its fields is one. */
export function digestOf(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** What came under this id before, and its answer. */
interface Earlier {
  /** Absent in rows that are older than the digest. */
  readonly contentDigest: Buffer | null;
}

/** The first answer once more (docs/decisions/0230). Who says something else by the same id, or is another person, gets none of it. */
export function sameSubmission<T extends Earlier>(
  earlier: T,
  contentDigest: Buffer,
  idField: 'submissionId' | 'requestId',
): T {
  if (earlier.contentDigest?.equals(contentDigest)) return earlier;
  throw new BusinessError('request.invalid', { fieldErrors: { [idField]: 'Used already' } });
}
