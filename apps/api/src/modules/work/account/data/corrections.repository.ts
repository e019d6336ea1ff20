import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type PageQuery, readPage } from '../../../../platform/lists/read-page.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';
import { correctPerson } from '../../../ground/identity/index.ts';
import { correctDateOfBirth } from '../../registration/index.ts';

export interface CorrectionRow {
  readonly id: string;
  readonly state: 'open' | 'approved' | 'refused' | 'withdrawn';
  readonly requestedAt: Date;
  readonly reason: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly otherName: string | null;
  readonly dateOfBirth: string | null;
  readonly ninLast4: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
}

interface SealedNin {
  readonly sealed: Buffer;
  readonly index: Buffer;
  readonly last4: string;
}

interface NewCorrection {
  readonly userId: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly otherName?: string | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly nin: SealedNin | null;
  readonly reason: string;
  readonly now: Date;
}

const columns = sql`c.id, c.state, c.requested_at as "requestedAt", c.reason, c.first_name as "firstName", c.last_name as "lastName",
  c.other_name as "otherName", c.date_of_birth as "dateOfBirth", c.nin_last4 as "ninLast4", c.decided_at as "decidedAt", c.answer`;

export async function addRequest(transaction: Transaction, correction: NewCorrection): Promise<string> {
  const { userId, firstName, lastName, otherName, dateOfBirth, nin, reason, now } = correction;
  const { rows } = await transaction.execute<{ id: string }>(
    sql`insert into correction_requests (user_id, first_name, last_name, other_name, date_of_birth, nin_encrypted, nin_blind_index, nin_last4, reason, requested_at)
      values (${userId}, ${firstName ?? null}, ${lastName ?? null}, ${otherName ?? null}, ${dateOfBirth ?? null}, ${nin?.sealed ?? null},
        ${nin?.index ?? null}, ${nin?.last4 ?? null}, ${reason}, ${now.toISOString()}) returning id`,
  );
  return rows[0]?.id ?? '';
}

export async function newestRequest({ $client }: Database, userId: string): Promise<CorrectionRow | undefined> {
  const client = await $client.connect();
  try {
    const rows = await runQueryOn(client)<CorrectionRow>(
      sql`select ${columns} from correction_requests c where c.user_id = ${userId} order by c.requested_at desc limit 1`,
    );
    return rows[0];
  } finally {
    client.release();
  }
}

/** Until the transaction ends nobody else decides it. */
export async function openRequestOf(transaction: Transaction, userId: string): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from correction_requests where user_id = ${userId} and state = 'open' for update`,
  );
  return rows[0]?.id;
}

export async function withdrawOpen(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.execute(
    sql`update correction_requests set state = 'withdrawn', decided_at = ${now.toISOString()} where id = ${id} and state = 'open'`,
  );
}

export async function isOpen(transaction: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`select from correction_requests where id = ${id} and state = 'open' for update`,
  );
  return (rowCount ?? 0) > 0;
}

export async function isCase(transaction: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await transaction.execute(
    sql`select from work_items where kind = 'details-correction' and subject = ${`correction:${id}`}`,
  );
  return (rowCount ?? 0) > 0;
}

/** Which office looks after the matters of this account. */
export async function placeOf(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly tpui: string | null; readonly officeId: number | null }> {
  const { rows } = await transaction.execute<{ tpui: string | null; officeId: number | null }>(
    sql`select u.tpui, t.home_office_id as "officeId" from users u left join taxpayers t on t.tpui = u.tpui where u.id = ${userId}`,
  );
  return rows[0] ?? { tpui: null, officeId: null };
}

interface Decision {
  readonly id: string;
  readonly isGranted: boolean;
  readonly answer: string;
  readonly by: string;
  readonly now: Date;
}

/** Writes what was asked for into the account when it is granted. */
export async function decide(transaction: Transaction, decision: Decision): Promise<string | 'not-found' | 'decided'> {
  const { id, isGranted, answer, by, now } = decision;
  const row = await tablesOf(transaction)
    .selectFrom('correction_requests')
    .select([
      ...(['user_id as userId', 'state', 'date_of_birth as dateOfBirth'] as const),
      ...(['first_name as firstName', 'last_name as lastName', 'other_name as otherName'] as const),
      ...(['nin_encrypted as ninEncrypted', 'nin_blind_index as ninBlindIndex', 'nin_last4 as ninLast4'] as const),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'not-found';
  if (row.state !== 'open') return 'decided';
  await transaction.execute(
    sql`update correction_requests set state = ${isGranted ? 'approved' : 'refused'}, decided_at = ${now.toISOString()}, decided_by = ${by},
        answer = ${answer} where id = ${id}`,
  );
  if (!isGranted) return row.userId;
  await correctPerson(transaction, row.userId, row);
  if (row.dateOfBirth !== null) await correctDateOfBirth(transaction, row.userId, row.dateOfBirth);
  return row.userId;
}

interface ToDecideRow extends CorrectionRow {
  readonly tpui: string | null;
  /** Null: asked for before requests were cases. */
  readonly caseVersion: number | null;
  readonly nowFirstName: string;
  readonly nowLastName: string;
  readonly nowOtherName: string;
  readonly nowDateOfBirth: string | null;
  readonly nowNinLast4: string | null;
}

const toDecide: ListSource<ToDecideRow, 'requestedAt'> = {
  from: sql`correction_requests c join users u on u.id = c.user_id left join user_registrations r on r.user_id = u.id
    left join work_items w on w.kind = 'details-correction' and w.subject = 'correction:' || c.id`,
  key: { column: sql`c.id`, type: 'uuid' },
  select: {
    id: sql`c.id`,
    state: sql`c.state`,
    requestedAt: sql`c.requested_at`,
    reason: sql`c.reason`,
    firstName: sql`c.first_name`,
    lastName: sql`c.last_name`,
    otherName: sql`c.other_name`,
    dateOfBirth: sql`c.date_of_birth`,
    ninLast4: sql`c.nin_last4`,
    decidedAt: sql`c.decided_at`,
    answer: sql`c.answer`,
    tpui: sql`u.tpui`,
    caseVersion: sql`w.version`,
    nowFirstName: sql`u.first_name`,
    nowLastName: sql`u.last_name`,
    nowOtherName: sql`coalesce(u.other_name, '')`,
    nowDateOfBirth: sql`r.date_of_birth`,
    nowNinLast4: sql`u.nin_last4`,
  },
  sorts: { requestedAt: { column: sql`c.requested_at`, type: 'timestamptz' } },
};

export async function listToDecide(
  { $client }: Database,
  query: PageQuery<'requestedAt'> & { readonly state: string; readonly criteria: string },
) {
  const like = `%${query.criteria.replace(/[\\%_]/g, '\\$&')}%`;
  const found =
    query.criteria === ''
      ? sql`true`
      : sql`(person_name(u.first_name, u.last_name) || ' ' || coalesce(u.tpui, '')) ilike ${like}`;
  const state = query.record === undefined ? sql`c.state = ${query.state}` : sql`true`;
  const client = await $client.connect();
  try {
    return await readPage(runQueryOn(client), toDecide, query, sql`${state} and ${found}`);
  } finally {
    client.release();
  }
}
