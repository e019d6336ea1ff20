import { randomBytes } from 'node:crypto';
import { missing } from './access-objects.ts';
import { db, ids } from './access-world.ts';

/** Every system is every administrator's; of the third there is none. */
export async function expertSystemCalls(part: string, body?: object, status = 200) {
  const call = (id: number, expected: number) => ({
    path: `/expert-systems/${id}${part}`,
    status: expected,
    ...(body && { body }),
  });
  return { own: call(1, status), foreign: call(2, status), missing: call(999_999, 404) };
}

/** The same of MDAs and revenue heads. */
export async function mdaCalls(base: string, part: string, body?: object, status = 200) {
  const call = (id: number, expected: number) => ({
    path: `${base}/${id}${part}`,
    status: expected,
    ...(body && { body }),
  });
  return { own: call(1, status), foreign: call(2, status), missing: call(999_999, 404) };
}

async function givenCode(systemId: number): Promise<number> {
  const { rows } = await db.$client.query<{ id: number }>(
    'insert into engine_codes (expert_system_id, code) values ($1, $2) returning id',
    [systemId, randomBytes(8).toString('hex').toUpperCase()],
  );
  return rows[0]?.id ?? 0;
}

/** A code of the system in the path, one of another system, and none. */
export async function engineCodeCalls() {
  const call = (codeId: number, status: number) => ({
    path: `/expert-systems/1/engine-codes/${codeId}/revocation`,
    status,
    body: { reason: 'No longer used' },
  });
  return { own: call(await givenCode(1), 200), foreign: call(await givenCode(2), 404), missing: call(999_999, 404) };
}

async function givenRequest(systemId: number): Promise<string> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; item: string }>(
      `with request as (
         insert into redirect_requests (expert_system_id, address) values ($1, 'https://' || gen_random_uuid() || '.example/') returning id
       ) insert into work_items (kind, state, subject, reference)
         select 'redirect-release', 'proposed', 'redirect:' || id, 'T' from request
         returning id as item, replace(subject, 'redirect:', '') as id`,
      [systemId],
    );
    await client.query(
      `insert into work_steps (item_id, number, move, to_state, user_id) values ($1, 0, 'open', '', $2)`,
      [rows[0]?.item, ids.get('Expert System')],
    );
    await client.query('commit');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}

/** A request of the own system (1), of another one, and none. */
export async function redirectCalls() {
  const call = (id: string, status: number) => ({
    path: `/expert-system/redirects/${id}/withdrawal`,
    status,
    body: {},
  });
  return {
    own: call(await givenRequest(1), 200),
    foreign: call(await givenRequest(2), 404),
    missing: call(missing, 404),
  };
}

/** A paper of the contract of the system in the path, of another one, and none. */
export async function contractDocumentCalls() {
  const given = async (systemId: number) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into contract_documents (expert_system_id, name, bytes, sha256, storage_key, uploaded_by, uploaded_at)
       values ($1, 'contract.pdf', 9, repeat('a', 64), 'contracts/' || gen_random_uuid(), $2, now()) returning id`,
      [systemId, ids.get('SuperAdmin')],
    );
    return rows[0]?.id ?? '';
  };
  const call = (id: string, status: number) => ({
    path: `/expert-systems/1/documents/${id}/removal`,
    status,
    body: { reason: 'It is another one' },
  });
  return { own: call(await given(1), 200), foreign: call(await given(2), 404), missing: call(missing, 404) };
}

/** The MDA of whoever asks is the first one. */
export async function mdaCounterCalls() {
  const given = async (mdaId: number) => {
    const { rows } = await db.$client.query<{ id: number }>(
      `insert into mda_counters (mda_id, name, place) values ($1, gen_random_uuid()::text, 'Ground floor') returning id`,
      [mdaId],
    );
    return rows[0]?.id ?? 0;
  };
  const body = { name: `Counter ${randomBytes(4).toString('hex')}`, place: 'Ground floor', isOpen: true };
  const call = (id: number, status: number) => ({ path: `/mdas/own/counters/${id}`, status, body });
  return { own: call(await given(1), 200), foreign: call(await given(2), 404), missing: call(999_999, 404) };
}

/** Proposals a second SuperAdmin looks at: nobody's own. */
export async function mergeCalls() {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into taxpayer_merges (action, from_tpui, into_tpui, reason, proposed_by, state, decided_by, decided_at)
     select 'merge', min(tpui), max(tpui), 'One person, two phones', $1, 'withdrawn', $1, now() from taxpayers returning id`,
    [ids.get('SuperAdmin')],
  );
  const call = (id: string, status: number) => ({ path: `/taxpayer-merges/${id}`, status });
  return { own: call(rows[0]?.id ?? '', 200), foreign: call(rows[0]?.id ?? '', 200), missing: call(missing, 404) };
}

export async function deletionCalls() {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into account_deletions (user_id, reason, proposed_by) values ($1, 'Left the service', $2) returning id`,
    [ids.get('Governor'), ids.get('SuperAdmin')],
  );
  const call = (id: string, status: number) => ({ path: `/users/deletions/${id}`, status });
  return { own: call(rows[0]?.id ?? '', 200), foreign: call(rows[0]?.id ?? '', 200), missing: call(missing, 404) };
}

export async function holidayCalls() {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into holiday_proposals (action, day, source) values ('remove', '2027-12-25', 'Gazette 12') returning id`,
  );
  const call = (id: string, status: number) => ({ path: `/holidays/proposals/${id}`, status });
  return { own: call(rows[0]?.id ?? '', 200), foreign: call(rows[0]?.id ?? '', 200), missing: call(missing, 404) };
}

export async function officeProposalCalls() {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into office_proposals (action, office_id, day, successor_id, reason) values ('close', 6, '2027-12-25', 8, 'The lease ends') returning id`,
  );
  const call = (id: string, status: number) => ({ path: `/tax-offices/proposals/${id}`, status });
  return { own: call(rows[0]?.id ?? '', 200), foreign: call(rows[0]?.id ?? '', 200), missing: call(missing, 404) };
}

async function givenMdaRequest(mdaId: number): Promise<string> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; item: string }>(
      `with request as (insert into mda_requests (mda_id, about, words) values ($1, 'person', 'Access for Musa') returning id)
       insert into work_items (kind, state, subject, reference)
         select 'mda-request', 'asked', 'mda-request:' || id, 'T' from request
         returning id as item, replace(subject, 'mda-request:', '') as id`,
      [mdaId],
    );
    await client.query(
      `insert into work_steps (item_id, number, move, to_state, user_id) values ($1, 0, 'open', '', $2)`,
      [rows[0]?.item, ids.get('MDA User')],
    );
    await client.query('commit');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}

/** A request of the own MDA, of another one, and none. */
export async function mdaRequestCalls() {
  const call = (id: string, status: number) => ({ path: `/mdas/own/requests/${id}/withdrawal`, status, body: {} });
  return {
    own: call(await givenMdaRequest(1), 200),
    foreign: call(await givenMdaRequest(2), 404),
    missing: call(missing, 404),
  };
}

/** Every MDA's are the SuperAdmin's. */
export async function readMdaRequestCalls() {
  const call = (id: string, status: number) => ({ path: `/mda-requests/${id}`, status });
  return {
    own: call(await givenMdaRequest(1), 200),
    foreign: call(await givenMdaRequest(2), 200),
    missing: call(missing, 404),
  };
}
