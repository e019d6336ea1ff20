import type { FastifyRequest } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { PartnerCaller } from '../../../../platform/http/partner/partner-caller.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { findKey, noteUse, revokeKeyInAddress } from '../data/partner-keys.repository.ts';
import { isInList } from './ip-list.ts';
import { keyMailJob } from './key-mail.ts';
import { isKeyOf, keyPattern, type ReadKey, readKey } from './partner-key.ts';
import type { ModeDeps } from './partners-deps.ts';

/** The parts of each mode; its own database is the only one that is asked about a key. */
export interface Modes {
  readonly live: ModeDeps;
  /** Undefined: test keys are refused. */
  readonly test: ModeDeps | undefined;
}

const useNotedEveryMs = 60_000;

/** Whose key a call comes with, in `Authorization: Bearer` alone. Whose it is is told before it is judged: refusals are in the log of its owner. */
export async function identifyPartner(
  modes: Modes,
  request: FastifyRequest,
  named: (caller: PartnerCaller) => void,
): Promise<PartnerCaller> {
  await refuseKeyInAddress(modes, request.url, named);
  const [, key] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) throw new BusinessError('tsp.key-missing');
  const read = readKey(key);
  if (!read) throw new BusinessError(key.startsWith('kdr_') ? 'tsp.key-malformed' : 'tsp.key-missing');
  const deps = modes[read.mode];
  if (!deps) throw new BusinessError('tsp.test-mode-closed');
  const found = await findKey(deps.db, read.handle);
  if (!found || !isKeyOf(key, found.secretHash)) throw new BusinessError('tsp.key-unknown');
  const caller = callerOf(read, found);
  named(caller);
  const now = deps.clock.now();
  if (found.revokedAt) throw new BusinessError('tsp.key-revoked');
  if (found.expiresAt <= now) throw new BusinessError('tsp.key-expired');
  if (!isInList(found.allowedAddresses, request.ip)) throw new BusinessError('tsp.address-not-allowed');
  requireStanding(read, found.partnerState);
  if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > useNotedEveryMs)
    await noteUse(deps.db, found.id, now);
  return caller;
}

/** A live key opens something while its partner is live, and at once no more when that ends. */
function requireStanding({ mode }: ReadKey, state: string): void {
  if (state === 'suspended') throw new BusinessError('tsp.suspended');
  if (mode === 'live' && state !== 'live' && state !== 'throttled') throw new BusinessError('tsp.not-live');
}

type FoundKey = NonNullable<Awaited<ReturnType<typeof findKey>>>;

function callerOf({ mode }: ReadKey, found: FoundKey): PartnerCaller {
  const { id: keyId, handle, name: keyName, expertSystemId, engineCodeId, scopes, madeBy } = found;
  const isThrottled = found.partnerState === 'throttled';
  const mustSign = found.mustBeSigned || found.isDutyBound;
  const { version } = found;
  return { mode, isThrottled, version, mustSign, keyId, handle, keyName, expertSystemId, engineCodeId, scopes, madeBy };
}

/** A key in an address is in the logs of every machine on the way: a right one is revoked on the spot. */
async function refuseKeyInAddress(modes: Modes, url: string, named: (caller: PartnerCaller) => void): Promise<void> {
  const [key] = keyPattern.exec(readable(url)) ?? [];
  if (key === undefined) return;
  const read = readKey(key);
  const deps = read && modes[read.mode];
  const found = deps && (await findKey(deps.db, read.handle));
  if (found && isKeyOf(key, found.secretHash)) {
    named(callerOf(read, found));
    await deps.db.transaction(async (tx) => {
      if (!(await revokeKeyInAddress(tx, found.id))) return;
      await writeAudit(tx, {
        actor: { system: 'partner keys' },
        action: 'partner-key.revoked',
        subject: `expert-system:${found.expertSystemId}`,
        detail: { key: found.id, why: 'in-address' },
      });
      await deps.jobs.enqueue(tx, keyMailJob, { keyId: found.id, occasion: 'in-address' });
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
