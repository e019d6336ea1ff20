import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { ownTpui } from '../obligations/index.ts';
import { certificatesOf } from './data/issued-certificates.repository.ts';

/** A certificate of the caller, or of whom they act for. Anybody else's is none. */
export async function ownCertificate(db: Database, user: SignedInUser, number: string) {
  const [found] = await certificatesOf(db, ownTpui(user), number);
  if (!found) throw new BusinessError('clearance.no-certificate');
  return found;
}
