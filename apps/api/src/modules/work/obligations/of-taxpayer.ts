import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { hasAccount, officeOf } from './data/obligations.repository.ts';

/** Whose office this is not is answered as if nobody were there. */
export async function requireReach(db: Database, tpui: string, { scope }: SignedInUser): Promise<void> {
  const found = await officeOf(db, tpui);
  if (!found || !reachesOffice(scope, found.officeId)) throw new BusinessError('taxpayer.not-found');
}

/** An office records what somebody without an account would say; whoever has one says it. */
export async function requireRecordable(db: Database, tpui: string, user: SignedInUser): Promise<void> {
  await requireReach(db, tpui, user);
  if (await hasAccount(db, tpui)) throw new BusinessError('obligation.says-themselves');
}
