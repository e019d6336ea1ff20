import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Role } from '@portal/contracts';
import { givenBill, givenIntent } from '../given.ts';
import { givenFilledBill } from '../given-filled-bill.ts';
import { givenProposedTariff } from '../given-tariff.ts';
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

async function ownEnquiryOf(role: Role): Promise<{ id: string; reference: string }> {
  const { rows } = await db.$client.query<{ id: string; reference: string }>(
    `insert into enquiries (reference, request_id, topic, name, email, message, language, user_id)
     values ('KE' || upper(substr(md5(random()::text), 1, 14)), gen_random_uuid(), 'other', 'Amina', gen_random_uuid() || '@example.ng', 'How?', 'en', $1)
     returning id, reference`,
    [ids.get(role)],
  );
  return rows[0] ?? { id: '', reference: '' };
}

export async function enquiryReplies() {
  const call = (reference: string, status: number) => ({
    ...{ path: `/account/enquiries/${reference}/replies`, status },
    body: { requestId: randomUUID(), message: 'The bank says it was sent.' },
  });
  return {
    own: call((await ownEnquiryOf('Individual')).reference, 200),
    foreign: call((await ownEnquiryOf('Corporate')).reference, 404),
    missing: call('KE00000000000000', 404),
  };
}

/** Pictures that went along with a message of a role. */
export async function enquiryFiles(status = 200) {
  const path = async (role: Role) => {
    const [{ id: enquiryId }, id] = [await ownEnquiryOf(role), randomUUID()];
    await db.$client.query(
      `insert into enquiry_files (id, user_id, enquiry_id, file_name, content_type, size_bytes, sha256, storage_key)
       values ($1, $2, $3, 'alert.png', 'image/png', 7, '\\x00', $4)`,
      [id, ids.get(role), enquiryId, `messages/${id}`],
    );
    await storePicture(`messages/${id}`);
    return `/account/enquiries/files/${id}`;
  };
  return {
    own: { path: await path('Individual'), status },
    foreign: { path: await path('Corporate'), status: 404 },
    missing: { path: `/account/enquiries/files/${missing}`, status: 404 },
  };
}

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

/** Attempts to pay: for a bill of one's own, for somebody else's, and none at all. */
export async function attemptCalls(rest = '') {
  const path = async (role: Role) => {
    const { rows } = await db.$client.query<{ tpui: string }>('select tpui from users where id = $1', [ids.get(role)]);
    const bill = await givenBill(db, { tpui: rows[0]?.tpui ?? '' });
    return `/account/attempts/${(await givenIntent(db, bill)).id}${rest}`;
  };
  return {
    own: { path: await path('Individual'), status: 200 },
    foreign: { path: await path('Corporate'), status: 404 },
    missing: { path: `/account/attempts/${missing}${rest}`, status: 404 },
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
  await storePicture(key);
  return id;
}

async function storePicture(key: string): Promise<void> {
  const file = join(keysDir, 'uploads', key);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'x');
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
export async function taxpayerCalls(part: string, foreign: number, body?: object, register = '/taxpayers') {
  const call = (tpui: string, status: number) => ({
    path: `${register}/${tpui}${part}`,
    status,
    ...(body && { body }),
  });
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

async function givenWork(
  kind: string,
  state: string,
  opener: string | undefined,
  about: { readonly subject?: string; readonly tpui?: string } = {},
): Promise<string> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into work_items (kind, state, subject, reference, tpui) values ($1, $2, coalesce($3, gen_random_uuid()::text), 'T', $4) returning id`,
      [kind, state, about.subject ?? null, about.tpui ?? null],
    );
    const opening = `insert into work_steps (item_id, number, move, to_state, user_id) values ($1, 0, 'open', '', $2)`;
    await client.query(opening, [rows[0]?.id, opener ?? null]);
    await client.query('commit');
    return rows[0]?.id ?? '';
  } finally {
    client.release();
  }
}

export async function agentToReview(): Promise<string> {
  const id = ids.get('Agent') ?? '';
  const { rowCount } = await db.$client.query('select from work_items where subject = $1', [`agent:${id}`]);
  if (rowCount === 0) await givenWork('agent-registration', 'received', undefined, { subject: `agent:${id}` });
  return id;
}

export async function dataExport(role: Role): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into data_exports (user_id, requested_at, ready_at, content, expires_at)
     values ($1, now() - interval '2 days', now(), '{}', now() + interval '1 day') returning id`,
    [ids.get(role)],
  );
  return rows[0]?.id ?? '';
}

/** Somebody acts for somebody else; answers the id of the consent. */
export async function representation(principal: Role, representative: Role, kind = 'person'): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into representations (principal_tpui, invited_by, kind, rights, label, code_hash, invited_at, expires_at)
     select tpui, id, $2, '{see,bills}', 'Somebody', decode(md5(gen_random_uuid()::text), 'hex'), now(), now() + interval '1 week'
     from users where id = $1 returning id`,
    [ids.get(principal), kind],
  );
  const id = rows[0]?.id ?? '';
  await db.$client.query('update representations set representative_id = $2, accepted_at = now() where id = $1', [
    id,
    ids.get(representative),
  ]);
  return id;
}

async function givenOfficeChange(role: Role): Promise<{ readonly id: string; readonly work: string }> {
  const { rows } = await db.$client.query<{ id: string; tpui: string }>(
    `insert into office_changes (tpui, from_office_id, to_office_id, reason, requested_by, requested_at)
     select tpui, 6, 7, 'I moved there', id, now() from users where id = $1 returning id, tpui`,
    [ids.get(role)],
  );
  const { id = '', tpui = '' } = rows[0] ?? {};
  const about = { subject: `office-change:${id}`, tpui };
  return { id, work: await givenWork('office-change', 'requested', ids.get(role), about) };
}
export const officeChange = async () => (await givenOfficeChange('Individual')).id;
export const officeChangeCase = async (role: Role) => (await givenOfficeChange(role)).work;

/** A case in an Admin's queue, one that stands in a SuperAdmin's alone, and none. */
export async function workCalls(part: string, body?: object, status = 200) {
  const call = (id: string, expected: number) => ({
    path: `/work/${id}${part}`,
    status: expected,
    ...(body && { body }),
  });
  return {
    own: call(await givenWork('redirect-release', 'proposed', ids.get('Expert System')), status),
    foreign: call(await givenWork('holiday-release', 'proposed', ids.get('SuperAdmin')), 404),
    missing: call(missing, 404),
  };
}

/** A case about money is the state's: everybody who may see one sees all. What changes one is refused for its missing body. */
export async function reviewCalls(part: '' | '/proposals' | '/verdicts' | '/counters') {
  const bill = await givenBill(db);
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, 1, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
  ]);
  const { rows } = await db.$client.query<{ id: string }>(
    `select id::text as id from review_cases where bill_id = $1`,
    [bill.id],
  );
  const call = (id: string | undefined, status: number) => ({
    path: `/payments/cases/${id}${part}`,
    status: part === '' ? status : 422,
  });
  return { own: call(rows[0]?.id, 200), foreign: call(rows[0]?.id, 200), missing: call('999999999', 404) };
}

/** A proposal of the MDA that the caller works for, and of another one; each waits for its decision. */
export function tariffCalls(action: string, body: object, { own, foreign }: { own: number; foreign: number }) {
  const call = (id: string, status: number) => ({ path: `/tariffs/${id}/${action}`, status, body });
  return async () => ({
    own: call(await givenProposedTariff(db, 1), own),
    foreign: call(await givenProposedTariff(db, 2), foreign),
    missing: call(missing, 404),
  });
}

/** Bills that forms filled, of the MDA that the caller works for and of another one. */
export async function counterBillCalls() {
  const call = (reference: string, status: number) => ({ path: `/counter/bills/${reference}`, status });
  const [own, foreign] = [await givenFilledBill(db, { mdaId: 1 }), await givenFilledBill(db, { mdaId: 2 })];
  return { own: call(own.reference, 200), foreign: call(foreign.reference, 404), missing: call('KD00', 404) };
}

/** A refund of a payment of somebody with this role; answers its id. */
async function givenRefund(role: Role): Promise<string> {
  const userId = ids.get(role);
  const { rows } = await db.$client.query<{ tpui: string | null }>('select tpui from users where id = $1', [userId]);
  const bill = await givenBill(db, rows[0]?.tpui ? { tpui: rows[0].tpui } : {});
  const intent = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
    intent.id,
    intent.providerRef,
    bill.totalKobo,
  ]);
  const made = await db.$client.query<{ id: string }>(
    `with made as (
       insert into refunds (number, payment_id, bill_id, receipt_id, cause, amount_kobo, explanation, is_tax, needs_audit, requested_by, asked_by)
       select next_refund_number(), payment_id, bill_id, id, 'court', amount_kobo, 'Order', false, false, $2, 'payer' from receipts where bill_id = $1
       returning id, number
     ), work as (
       insert into work_items (kind, state, subject, reference) select 'refund', 'requested', 'refund:' || id, number from made returning id
     ), step as (insert into work_steps (item_id, move, user_id) select id, 'open', $2 from work)
     select id from made`,
    [bill.id, userId],
  );
  return made.rows[0]?.id ?? '';
}

/** Refunds are the state's: everybody who may see one sees all. What changes one is refused for its missing body. */
export async function refundCalls(part: '' | '/account' | '/moves') {
  const call = (id: string, status: number) => ({ path: `/refunds/${id}${part}`, status: part === '' ? status : 422 });
  const own = await givenRefund('Individual');
  return { own: call(own, 200), foreign: call(own, 200), missing: call(missing, 404) };
}

/** A refund of one's own payment, and of somebody else's. */
export async function ownRefundCalls(part: 'account' | 'withdrawal') {
  const body =
    part === 'account' ? { bankCode: '011', accountNumber: '0000014579', accountName: 'Amina Bello' } : undefined;
  const call = (id: string, status: number) => ({
    path: `/account/refunds/${id}/${part}`,
    status,
    ...(body ? { body } : { body: {} }),
  });
  return {
    own: call(await givenRefund('Individual'), 200),
    foreign: call(await givenRefund('Corporate'), 404),
    missing: call(missing, 404),
  };
}

/** There are three gateways, and nobody owns one. What names none is no id. */
export function gatewayCalls() {
  const body = { availability: 'coming-soon', reason: 'A test of access' };
  const call = (id: string, status: number) => ({ path: `/payments/gateways/${id}/availability`, status, body });
  return { own: call('interswitch', 200), foreign: call('interswitch', 200), missing: call('nobody', 422) };
}

/** Everybody who may ask may ask about every case; the provider is not there, which is an answer too. */
export async function questionCalls() {
  const { own } = await reviewCalls('');
  const path = `${own.path}/questions`;
  return {
    own: { path, status: 200, body: {} },
    foreign: { path, status: 200, body: {} },
    missing: { path: '/payments/cases/999999999/questions', status: 404, body: {} },
  };
}
