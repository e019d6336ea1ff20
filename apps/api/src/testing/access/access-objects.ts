import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from '@portal/contracts';
import { givenUser } from '../given-user.ts';
import { db, ids, keysDir } from './access-world.ts';

export const missing = '019aa000-0000-7000-8000-000000000000';

export interface ObjectCall {
  readonly path: string;
  readonly status: number;
  readonly body?: object;
}

export function sameFor(path: string, status: number, body?: object) {
  const call = { path: path.replace(':id', missing), status, ...(body && { body }) };
  return { own: call, foreign: call, missing: call };
}

/** An unpublished page, last written by somebody of this role. */
export async function contentItem(role: Role): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into content_items (kind, slug, draft, draft_saved_by) values ('page', '/' || gen_random_uuid(), $1, $2) returning id`,
    [
      JSON.stringify({ kind: 'page', title: { en: 'A', ha: 'A' }, lead: { en: 'A', ha: 'A' }, blocks: [] }),
      ids.get(role),
    ],
  );
  return rows[0]?.id ?? '';
}

/** Nobody owns what is published: there is only what exists and what does not. */
export function sameForAll(base: string, name: string) {
  const call = { path: base + name, status: 404 };
  return async () => ({ own: call, foreign: call, missing: call });
}

/** A consultation that was cancelled: nothing can be done with it but to look at it. */
async function givenConsultation(): Promise<{ id: string; reference: string }> {
  const { rows } = await db.$client.query<{ id: string; reference: string }>(
    `with someone as (
       insert into consultants (name, title, office_id, topics, modes) values ('Hauwa', '{"en": "", "ha": ""}', 6, '{paye}', '{phone}') returning id
     )
     insert into consultations (reference, request_id, topic, mode, consultant_id, starts_at, ends_at, name, email, phone, question, language)
     select 'KC' || upper(substr(md5(random()::text), 1, 14)), gen_random_uuid(), 'paye', 'phone', id, '2020-01-02T09:00Z',
       '2020-01-02T09:30Z', 'Amina', gen_random_uuid() || '@example.ng', '08030000000', 'How?', 'en' from someone returning id, reference`,
  );
  await db.$client.query(`update consultations set state = 'cancelled' where id = $1`, [rows[0]?.id]);
  return rows[0] ?? { id: '', reference: '' };
}

/** A message that was closed: it can be assigned again, and nothing else. */
async function givenEnquiry(): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into enquiries (reference, request_id, topic, name, email, message, language)
     values (gen_random_uuid()::text, gen_random_uuid(), 'other', 'Amina', 'amina@example.ng', 'How?', 'en') returning id`,
  );
  await db.$client.query(`update enquiries set state = 'closed' where id = $1`, [rows[0]?.id]);
  return rows[0]?.id ?? '';
}

/** Of a booking its address shows what anybody may see; the rest is for its key, which no session replaces. */
export async function bookingCalls(part: string, body?: object) {
  const call = (reference: string, status: number) => ({
    path: `/consultations/bookings/${reference}${part}`,
    status,
    ...(body && { body: { ...body, key: 'of-another' } }),
  });
  const { reference } = await givenConsultation();
  const status = body ? 404 : 200;
  return { own: call(reference, status), foreign: call(reference, status), missing: call('KC00', 404) };
}

async function staffCalls(path: (id: string) => string, give: () => Promise<string>, body?: object, status = 200) {
  const call = (id: string, expected: number) => ({ path: path(id), status: expected, ...(body && { body }) });
  return { own: call(await give(), status), foreign: call(await give(), status), missing: call(missing, 404) };
}

export const consultationCalls = (part: string, body?: object, status?: number) =>
  staffCalls(
    (id) => `/consultations/queue/${id}${part}`,
    async () => (await givenConsultation()).id,
    body,
    status,
  );
export const enquiryCalls = (part: string, body?: object, status?: number) =>
  staffCalls((id) => `/enquiries/queue/${id}${part}`, givenEnquiry, body, status);

/** What needs a reason: an own account, somebody else's, and one that does not exist. */
export function usersFor(end: string, own: number, foreign: number) {
  const body = { reason: 'For this test' };
  return async () => ({
    own: { path: `/users/${ids.get('SuperAdmin')}${end}`, status: own, body },
    foreign: { path: `/users/${ids.get('Agent')}${end}`, status: foreign, body },
    missing: { path: `/users/${missing}${end}`, status: 404, body },
  });
}

export async function agentDocuments() {
  const path = async (role: Role) => `/agent-registration/documents/${await agentDocumentOf(role)}`;
  return {
    own: { path: await path('Agent'), status: 200 },
    foreign: { path: await path('Individual'), status: 404 },
    missing: { path: `/agent-registration/documents/${missing}`, status: 404 },
  };
}

async function agentDocumentOf(role: Role): Promise<string> {
  const id = randomUUID();
  const key = `agents/${id}`;
  await db.$client.query(
    `insert into agent_documents (id, user_id, type_id, file_name, content_type, size_bytes, sha256, storage_key, uploaded_at)
     select $1, $2, 1 + (select count(*) from agent_documents where user_id = $2), 'x', 'image/png', 1, '', $3, now()`,
    [id, ids.get(role), key],
  );
  await mkdir(join(keysDir, 'uploads', 'agents'), { recursive: true });
  await writeFile(join(keysDir, 'uploads', key), 'x');
  return id;
}

/** An export of the SuperAdmin that waits, and one of another person whose role may see the same. */
export async function exportCalls(action: string, status: number) {
  const waiting = async (role: Role) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into exports (user_id, scope, report, asked, columns, format, language, requested_at)
       values ($1, '{"kind": "state"}', 'invoices', '{}', '{payer}', 'csv', 'en', now()) returning id`,
      [ids.get(role)],
    );
    return rows[0]?.id;
  };
  return {
    own: { path: `/exports/${await waiting('SuperAdmin')}${action}`, status },
    foreign: { path: `/exports/${await waiting('Admin')}${action}`, status: 404 },
    missing: { path: `/exports/${missing}${action}`, status: 404 },
  };
}

/** One's own view, a colleague's that is shared, and none. */
export async function savedViewCalls() {
  const kept = async (role: Role) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into saved_views (user_id, circle, report, name, search, is_shared)
       values ($1, 'state', 'invoices', gen_random_uuid(), '', true) returning id`,
      [ids.get(role)],
    );
    return rows[0]?.id;
  };
  return {
    own: { path: `/saved-views/${await kept('SuperAdmin')}`, status: 200 },
    foreign: { path: `/saved-views/${await kept('Admin')}`, status: 404 },
    missing: { path: `/saved-views/${missing}`, status: 404 },
  };
}

/** One's own notice, somebody else's, and none. */
export async function noticeCalls(callOf: (id: string) => { readonly path: string; readonly body: object }) {
  const told = async (role: Role) => {
    const { rows } = await db.$client.query<{ id: string }>(
      `insert into notices (user_id, kind, facts, occasion) values ($1, 'export.ready', '{"report": "x"}', gen_random_uuid()) returning id`,
      [ids.get(role)],
    );
    return rows[0]?.id ?? '';
  };
  return {
    own: { ...callOf(await told('SuperAdmin')), status: 200 },
    foreign: { ...callOf(await told('Agent')), status: 404 },
    missing: { ...callOf(missing), status: 404 },
  };
}

/** Of the caller's office (6), of another one, and of nobody. Own and foreign are told apart for a Tax Officer. */
export async function taxpayerCalls(part: string, foreign: number, body?: object) {
  const call = (tpui: string, status: number) => ({ path: `/taxpayers/${tpui}${part}`, status, ...(body && { body }) });
  const given = async (taxOfficeId: number) => {
    const id = await givenUser(db, { roles: ['Individual'] });
    const { rows } = await db.$client.query<{ tpui: string }>(
      `update taxpayers set home_office_id = $2, home_office_source = 'chosen' where user_id = $1 returning tpui`,
      [id, taxOfficeId],
    );
    return rows[0]?.tpui ?? '';
  };
  return {
    own: call(await given(6), 200),
    foreign: call(await given(8), foreign),
    missing: call('KD-0000-0000-00', 404),
  };
}

async function givenWork(kind: string, state: string, opener: string | undefined): Promise<string> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into work_items (kind, state, subject, reference) values ($1, $2, gen_random_uuid(), 'T') returning id`,
      [kind, state],
    );
    const opening = `insert into work_steps (item_id, number, move, to_state, user_id) values ($1, 0, 'open', '', $2)`;
    await client.query(opening, [rows[0]?.id, opener ?? null]);
    await client.query('commit');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}

/** A case in an Admin's queue, one that stands in a SuperAdmin's alone, and none. */
export async function workCalls(part: string, body?: object, status = 200) {
  const call = (id: string, expected: number) => ({
    path: `/work/${id}${part}`,
    status: expected,
    ...(body && { body }),
  });
  return {
    own: call(await givenWork('declaration-check', 'received', undefined), status),
    foreign: call(await givenWork('holiday-release', 'proposed', ids.get('SuperAdmin')), 404),
    missing: call(missing, 404),
  };
}
