import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { ownTpui } from '../obligations/index.ts';
import { type IssuedRow, listIssuedTo } from './data/issued.repository.ts';

/** A certificate of the caller, or of whom they act for. Anybody else's is none. */
export async function ownCertificate(db: Database, user: SignedInUser, number: string): Promise<IssuedRow> {
  const found = (await listIssuedTo(db, ownTpui(user))).find((issued) => issued.number === number);
  if (!found) throw new BusinessError('clearance.no-certificate');
  return found;
}
