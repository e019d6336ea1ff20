import type { Endpoint } from '@portal/contracts';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { noteActivity } from '../audit/index.ts';
import { listClientsOf } from './data/representations.repository.ts';
import { kindOfCall } from './what-rights-allow.ts';

/** Makes of the caller whoever acts for this client, or refuses. */
type ActFor = (user: SignedInUser, clientId: string, endpoint: Endpoint) => Promise<SignedInUser>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noteEveryMs = 30 * 60 * 1000;
const mostNoted = 10_000;

/** Consent is read with every call: withdrawn, it is over with the next one. What is done is noted with the client's record. */
export function createActFor(db: Database): ActFor {
  const noted = new Map<string, number>();

  /** Reading is noted once in a while, what changes something each time. */
  async function note(userId: string, tpui: string, { method, path }: Endpoint): Promise<void> {
    const isRead = method === 'GET';
    const key = `${userId} ${tpui}`;
    const now = systemClock.now().getTime();
    if (isRead && now - (noted.get(key) ?? 0) < noteEveryMs) return;
    if (noted.size >= mostNoted) noted.clear();
    if (isRead) noted.set(key, now);
    const action = isRead ? 'client.read' : 'client.acted';
    await noteActivity(db, {
      actor: { userId },
      action,
      subject: `taxpayer:${tpui}`,
      detail: { call: `${method} ${path}` },
    });
  }

  return async (user, clientId, endpoint) => {
    const kind = kindOfCall(endpoint);
    if (kind === 'own') return user;
    if (kind === 'refused') throw new BusinessError('acting.own-only');
    const [client] = uuid.test(clientId) ? await listClientsOf(db, user.id, clientId) : [];
    // What anybody may call is not shut by for whom one works: it goes on in the caller's own name.
    const isPublic = endpoint.access === 'public';
    if (isPublic && !client?.rights.includes(kind)) return user;
    if (!client) throw new BusinessError('acting.ended');
    if (!client.rights.includes(kind)) throw new BusinessError('acting.not-allowed');
    const { tpui, rights } = client;
    await note(user.id, tpui, endpoint);
    return { ...user, scope: { kind: 'taxpayer', tpui, acting: { id: clientId, userId: user.id, rights } } };
  };
}
