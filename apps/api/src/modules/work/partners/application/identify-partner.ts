import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { findKey, noteUse, revokeKeyInAddress } from '../data/partner-keys.repository.ts';
import { isInList } from './ip-list.ts';
import { keyMailJob } from './key-mail.ts';
import { isKeyOf, keyPattern, readKey } from './partner-key.ts';
import type { PartnersDeps } from './partners-deps.ts';

type Deps = Pick<PartnersDeps, 'db' | 'clock' | 'jobs'>;

const useNotedEveryMs = 60_000;

/** Whose key a call comes with, in `Authorization: Bearer` alone. Whose it is is told before it is judged: refusals are in the log of its owner. */
export async function identifyPartner(
  deps: Deps,
  request: FastifyRequest,
  named: (caller: PartnerCaller) => void,
): Promise<PartnerCaller> {
  await refuseKeyInAddress(deps, request.url, named);
  const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) throw new BusinessError('tsp.key-missing');
  const read = readKey(key);
  if (!read) throw new BusinessError(key.startsWith('kdr_') ? 'tsp.key-malformed' : 'tsp.key-missing');
  if (read.mode === 'test') throw new BusinessError('tsp.test-mode-closed');
  const found = await findKey(deps.db, read.handle);
  if (!found || !isKeyOf(key, found.secretHash)) throw new BusinessError('tsp.key-unknown');
  const caller = callerOf(found);
  named(caller);
  const now = deps.clock.now();
  if (found.revokedAt) throw new BusinessError('tsp.key-revoked');
  if (found.expiresAt <= now) throw new BusinessError('tsp.key-expired');
  if (!isInList(found.allowedAddresses, request.ip)) throw new BusinessError('tsp.address-not-allowed');
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > useNotedEveryMs)
    await noteUse(deps.db, found.id, now);
  return caller;
}

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

function callerOf({ id, handle, name, expertSystemId, engineCodeId, scopes, madeBy }: FoundKey): PartnerCaller {
  return { keyId: id, handle, keyName: name, expertSystemId, engineCodeId, scopes, madeBy };
}

/** A key in an address is in the logs of every machine on the way: a right one is revoked on the spot. */
async function refuseKeyInAddress(
  { db, jobs }: Deps,
  url: string,
  named: (caller: PartnerCaller) => void,
): Promise<void> {
  const [key] = keyPattern.exec(readable(url)) ?? [];
  if (key === undefined) return;
  const read = readKey(key);
  const found = read && (await findKey(db, read.handle));
  if (found && isKeyOf(key, found.secretHash)) {
    named(callerOf(found));
    await db.transaction(async (tx) => {
      if (!(await revokeKeyInAddress(tx, found.id))) return;
      await writeAudit(tx, {
        actor: { system: 'partner keys' },
        action: 'partner-key.revoked',
        subject: `expert-system:${found.expertSystemId}`,
        detail: { key: found.id, why: 'in-address' },
      });
      await jobs.enqueue(tx, keyMailJob, { keyId: found.id, occasion: 'in-address' });
    });
  }
  throw new BusinessError('tsp.key-in-address');
}

function readable(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
