import { randomBytes } from 'node:crypto';
import { missing } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { db, ids } from '../../../../testing/access/access-world.ts';
import { admins, anybody, expertSystem } from '../../../../testing/access/callers.ts';
import { expertSystemCalls } from '../../../../testing/access/expert-system-objects.ts';
import { givenPartnerRequest } from '../../../../testing/given-partner-request.ts';
import { givenPartner } from './given-partner.ts';

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

/** A public key of the own system (1), of another one, and none. */
async function signingKeyCalls() {
  const given = async (expertSystemId: number) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `with code as (insert into engine_codes (expert_system_id, code) values ($1, $2) returning id)
       insert into partner_signing_keys (expert_system_id, engine_code_id, name, algorithm, public_key, created_by, created_at)
       select $1, id, 'Server', 'ed25519', $3, $4, now() from code returning id`,
      [expertSystemId, randomBytes(8).toString('hex').toUpperCase(), randomBytes(44), ids.get('Expert System')],
    );
    return rows[0]?.id ?? '';
  };
  const call = (id: string, status: number) => ({ path: `/expert-system/signing-keys/${id}/revocation`, status });
  return { own: call(await given(1), 200), foreign: call(await given(2), 404), missing: call(missing, 404) };
}

/** A call of the own system (1), of another one, and none. */
async function requestCalls() {
  const by = ids.get('Expert System') ?? '';
  const call = (id: string, status: number) => ({ path: `/expert-system/requests/${id}`, status });
  return {
    own: call(await givenPartnerRequest(db, { expertSystemId: 1, by }), 200),
    foreign: call(await givenPartnerRequest(db, { expertSystemId: 2, by }), 404),
    missing: call(missing, 404),
  };
}

/** An address of a system, with one event that waits for it. */
async function givenWebhook(expertSystemId: number): Promise<{ readonly id: string; readonly delivery: string }> {
  const { rows } = await db.$client.query<{ id: string; delivery: string }>(
    `with code as (insert into engine_codes (expert_system_id, code) values ($1, $2) returning id),
     made as (
       insert into partner_webhooks (expert_system_id, engine_code_id, url, event_types, secret, state_at, fed_position, created_by, created_at)
       select $1, id, 'https://told.example/in', '{bill.paid}', '\\x00', now(), 0, $3, now() from code returning id
     ),
     waiting as (
       insert into partner_deliveries (webhook_id, event_id, type, body, happened_at, created_at, next_at)
       select id, gen_random_uuid(), 'webhook.test', '{}', now(), now(), now() from made returning id
     )
     select made.id, waiting.id as delivery from made, waiting`,
    [expertSystemId, randomBytes(8).toString('hex').toUpperCase(), ids.get('Expert System')],
  );
  return rows[0] ?? { id: '', delivery: '' };
}

/** Of the own system (1), of another one, and none. */
function webhookCalls(part = '', body?: object) {
  return async () => {
    const call = (id: string, status: number) => ({
      ...{ path: `/expert-system/webhooks/${id}${part}`, status },
      ...(body && { body }),
    });
    const [own, foreign] = [await givenWebhook(1), await givenWebhook(2)];
    return { own: call(own.id, 200), foreign: call(foreign.id, 404), missing: call(missing, 404) };
  };
}

async function deliveryCalls() {
  const [own, foreign] = [await givenWebhook(1), await givenWebhook(2)];
  const call = ({ id, delivery }: typeof own, status: number) => ({
    ...{ path: `/expert-system/webhooks/${id}/deliveries/${delivery}`, status },
  });
  return {
    own: call(own, 200),
    foreign: call(foreign, 404),
    missing: call({ ...own, delivery: missing }, 404),
  };
}

/** Without the code of the second factor nobody gets as far as the address: each is refused alike. */
function secondFactorCalls(part: string, body: object) {
  return async () => {
    const call = (id: string) => ({ path: `/expert-system/webhooks/${id}${part}`, status: 422, body });
    const [own, foreign] = [await givenWebhook(1), await givenWebhook(2)];
    return { own: call(own.id), foreign: call(foreign.id), missing: call(missing) };
  };
}

/** Moves that wait for a second person: of the system in the path, of another one, and none. */
async function moveCalls() {
  const given = async (systemId: number) => {
    await givenPartner(db, systemId, 'certified');
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into partner_moves (expert_system_id, from_state, to_state, reason, proposed_by)
       select $1, 'certified', 'live', 'Signed', u.id from users u join user_roles r on r.user_id = u.id and r.role_name = 'SuperAdmin'
       where not exists (select from partner_moves where expert_system_id = $1 and outcome is null) order by u.id desc limit 1 returning id`,
      [systemId],
    );
    if (rows[0]) return rows[0].id;
    const waiting = await db.$client.query<{ id: string }>(
      'select id from partner_moves where expert_system_id = $1 and outcome is null',
      [systemId],
    );
    return waiting.rows[0]?.id ?? missing;
  };
  const call = (moveId: string, status: number) => ({
    ...{ path: `/expert-systems/3/partner/moves/${moveId}/decision`, status, body: { agrees: false } },
  });
  return { own: call(await given(3), 200), foreign: call(await given(4), 404), missing: call(missing, 404) };
}

/** Neither is where it could be throttled from. */
const throttling = { to: 'throttled', reason: 'Complaints of payers' };

const signatureDuty = { isRequired: true, reason: 'Large amounts' };

const ofSystem = { ...expertSystem, as: 'Expert System' } as const;
const lastHour = { from: '2026-01-01T00:00:00.000Z', until: '2026-01-01T01:00:00.000Z' };

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
  'GET /expert-systems/:id/partner': { ...admins, objects: () => expertSystemCalls('/partner') },
  'POST /expert-systems/:id/partner/moves': {
    ...{ ...admins, objects: () => expertSystemCalls('/partner/moves', throttling, 409) },
  },
  'POST /expert-systems/:id/partner/moves/:moveId/decision': { ...admins, objects: moveCalls },
  'PUT /expert-systems/:id/partner/signature-duty': {
    ...{ ...admins, objects: () => expertSystemCalls('/partner/signature-duty', signatureDuty) },
  },
  'GET /expert-system/signing-keys': expertSystem,
  'POST /expert-system/signing-keys': expertSystem,
  'POST /expert-system/signing-keys/:keyId/revocation': { ...ofSystem, objects: signingKeyCalls },
  'GET /expert-system/partner': expertSystem,
  'GET /expert-system/keys': expertSystem,
  'POST /expert-system/keys': expertSystem,
  'POST /expert-system/keys/:keyId/revocation': { ...expertSystem, as: 'Expert System', objects: keyCalls },
  'GET /expert-system/interface-figures': expertSystem,
  'GET /expert-system/requests/:id': { ...ofSystem, objects: requestCalls },
  'GET /expert-system/webhooks': expertSystem,
  'POST /expert-system/webhooks': expertSystem,
  'GET /expert-system/webhooks/:webhookId': { ...ofSystem, objects: webhookCalls() },
  'PUT /expert-system/webhooks/:webhookId': { ...ofSystem, objects: secondFactorCalls('', {}) },
  'PUT /expert-system/webhooks/:webhookId/state': {
    ...{ ...ofSystem, objects: webhookCalls('/state', { state: 'paused' }) },
  },
  'POST /expert-system/webhooks/:webhookId/secret-changes': {
    ...{ ...ofSystem, objects: secondFactorCalls('/secret-changes', {}) },
  },
  'POST /expert-system/webhooks/:webhookId/test-events': { ...ofSystem, objects: webhookCalls('/test-events') },
  'GET /expert-system/webhooks/:webhookId/deliveries/:deliveryId': { ...ofSystem, objects: deliveryCalls },
  'POST /expert-system/webhooks/:webhookId/replays': { ...ofSystem, objects: webhookCalls('/replays', lastHour) },
} satisfies AccessRows;
