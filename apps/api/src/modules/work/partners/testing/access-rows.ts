import { randomBytes } from 'node:crypto';
import { missing } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { db, ids } from '../../../../testing/access/access-world.ts';
import { anybody, expertSystem } from '../../../../testing/access/callers.ts';

async function givenKey(expertSystemId: number): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `with code as (insert into engine_codes (expert_system_id, code) values ($1, $2) returning id)
     insert into partner_keys (handle, secret_hash, expert_system_id, engine_code_id, name, scopes, created_by, expires_at)
     select $3, sha256('x'), $1, id, 'Server', '{read}', $4, now() + interval '90 days' from code returning id`,
    [
      expertSystemId,
      randomBytes(8).toString('hex').toUpperCase(),
      randomBytes(4).toString('hex'),
      ids.get('Expert System'),
    ],
  );
  return rows[0]?.id ?? '';
}

/** A key of the own system (1), of another one, and none. */
async function keyCalls() {
  const call = (id: string, status: number) => ({ path: `/expert-system/keys/${id}/revocation`, status });
  return { own: call(await givenKey(1), 200), foreign: call(await givenKey(2), 404), missing: call(missing, 404) };
}

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const partnersAccessRows = {
  'GET /developer-pages/:page': {
    ...anybody,
    objects: async () => ({
      own: { path: '/developer-pages/reference', status: 200 },
      foreign: { path: '/developer-pages/changelog', status: 200 },
      missing: { path: '/developer-pages/nothing', status: 422 },
    }),
  },
  'GET /expert-system/keys': expertSystem,
  'POST /expert-system/keys': expertSystem,
  'POST /expert-system/keys/:keyId/revocation': { ...expertSystem, as: 'Expert System', objects: keyCalls },
} satisfies AccessRows;
