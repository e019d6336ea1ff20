import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/db/database.ts';
import type { IssuedCertificate } from './data/checked.repository.ts';
import { forgiveTries, tryReaderCode } from './data/reader-codes.repository.ts';
import { readerCodeHash } from './reader-code.ts';

/** Whether the holder gave this code. Each wrong one counts, whoever tries it. */
export async function isReaderCode(
  db: Database,
  { id, number }: Pick<IssuedCertificate, 'id' | 'number'>,
  code: string,
): Promise<boolean> {
  const right = await tryReaderCode(db, id);
  if (!right || !timingSafeEqual(right, readerCodeHash(number, code))) return false;
  await forgiveTries(db, id);
  return true;
}
