import type { DeclaredOrganisation, Organisation, Scope } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { sql as typed } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type PageQuery, readPage } from '../../../../platform/lists/read-page.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';

type Sort = 'changedAt' | 'name';
type DeclaredRow = Omit<DeclaredOrganisation, 'changedAt'> & { readonly changedAt: Date };

const columns = sql`name, registration_number as "registrationNumber", tin, industry_id as "industryId", email, phone_number as "phoneNumber",
  address, confirmed_at is not null as "isConfirmed"`;

export async function findOrganisation(db: Database | Transaction, tpui: string): Promise<Organisation | undefined> {
  const { rows } = await db.execute<Organisation & Record<string, unknown>>(
    sql`select ${columns} from organisations where tpui = ${tpui}`,
  );
  return rows[0];
}

/** Until the transaction ends nobody else says another one. */
export async function lockOrganisation(tx: Transaction, tpui: string): Promise<Organisation | undefined> {
  await tablesOf(tx)
    .selectNoFrom(typed`pg_advisory_xact_lock(hashtextextended(${`organisation:${tpui}`}, 0))`.as('locked'))
    .execute();
  return findOrganisation(tx, tpui);
}

/** A confirmation that what is said now still deserves stays. */
export async function saveOrganisation(
  transaction: Transaction,
  tpui: string,
  said: Omit<Organisation, 'isConfirmed'>,
  now: Date,
): Promise<Organisation> {
  const { name, registrationNumber, tin, industryId, email, phoneNumber, address } = said;
  const { rows } = await transaction.execute<Organisation & Record<string, unknown>>(
    sql`insert into organisations (tpui, name, registration_number, tin, industry_id, email, phone_number, address, changed_at)
      values (${tpui}, ${name}, ${registrationNumber}, ${tin}, ${industryId}, ${email}, ${phoneNumber}, ${address}, ${now.toISOString()})
      on conflict (tpui) do update set name = excluded.name, registration_number = excluded.registration_number, tin = excluded.tin,
        industry_id = excluded.industry_id, email = excluded.email, phone_number = excluded.phone_number, address = excluded.address,
        changed_at = excluded.changed_at
      returning ${columns}`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database kept no organisation');
  return row;
}

export type ConfirmationOutcome = 'confirmed' | 'was-confirmed' | 'not-found' | 'changed';

export async function confirmOrganisation(
  transaction: Transaction,
  {
    tpui,
    name,
    registrationNumber,
    by,
    now,
    scope,
  }: { tpui: string; name: string; registrationNumber: string; by: string; now: Date; scope: Scope },
): Promise<ConfirmationOutcome> {
  const { rows } = await transaction.execute<{ name: string; registrationNumber: string }>(
    sql`select name, registration_number as "registrationNumber" from organisations o where o.tpui = ${tpui} and ${withinReach(scope)} for update`,
  );
  const [row] = rows;
  if (!row) return 'not-found';
  if (row.name !== name || row.registrationNumber !== registrationNumber) return 'changed';
  const { rowCount } = await transaction.execute(
    sql`update organisations set confirmed_at = ${now.toISOString()}, confirmed_by = ${by} where tpui = ${tpui} and confirmed_at is null`,
  );
  return rowCount === 0 ? 'was-confirmed' : 'confirmed';
}

export type WithdrawalOutcome = 'withdrawn' | 'was-unconfirmed' | 'not-found' | 'changed';

/** Takes back what was confirmed in error; papers in that name are unconfirmed from now on. */
export async function withdrawConfirmation(
  transaction: Transaction,
  {
    tpui,
    name,
    registrationNumber,
    reason,
    by,
    now,
    scope,
  }: {
    tpui: string;
    name: string;
    registrationNumber: string;
    reason: string;
    by: string;
    now: Date;
    scope: Scope;
  },
): Promise<WithdrawalOutcome> {
  const { rows } = await transaction.execute<{ name: string; registrationNumber: string; isConfirmed: boolean }>(
    sql`select ${columns} from organisations o where o.tpui = ${tpui} and ${withinReach(scope)} for update`,
  );
  const [row] = rows;
  if (!row) return 'not-found';
  if (row.name !== name || row.registrationNumber !== registrationNumber) return 'changed';
  if (!row.isConfirmed) return 'was-unconfirmed';
  await transaction.execute(
    sql`update organisations set confirmed_at = null, confirmed_by = null where tpui = ${tpui}`,
  );
  await transaction.execute(
    sql`update organisation_confirmations set withdrawn_at = ${now.toISOString()}, withdrawn_by = ${by}, withdrawal_reason = ${reason}
      where tpui = ${tpui} and name = ${name} and registration_number = ${registrationNumber} and withdrawn_at is null`,
  );
  return 'withdrawn';
}

/** An office works at the organisations it looks after, and at those that no office looks after yet. */
function withinReach(scope: Scope): SQL {
  if (scope.kind !== 'tax-offices' || scope.reach === 'all') return sql`true`;
  return sql`coalesce((select t.home_office_id from taxpayers t where t.tpui = o.tpui), ${scope.taxOfficeId}) = ${scope.taxOfficeId}`;
}

/** Whoever acts for it in the portal. */
export async function accountsOf(transaction: Transaction, tpui: string): Promise<readonly string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`select id from users where tpui = ${tpui}`);
  return rows.map(({ id }) => id);
}

const declared: ListSource<DeclaredRow, Sort> = {
  from: sql`organisations o join industries i on i.id = o.industry_id join users u on u.tpui = o.tpui`,
  key: { column: sql`o.tpui`, type: 'text' },
  select: {
    tpui: sql`o.tpui`,
    name: sql`o.name`,
    registrationNumber: sql`o.registration_number`,
    tin: sql`o.tin`,
    industryId: sql`o.industry_id`,
    industry: sql`i.name`,
    email: sql`o.email`,
    phoneNumber: sql`o.phone_number`,
    address: sql`o.address`,
    isConfirmed: sql`o.confirmed_at is not null`,
    representative: sql`person_name(u.first_name, u.last_name)`,
    changedAt: sql`o.changed_at`,
  },
  sorts: {
    changedAt: { column: sql`o.changed_at`, type: 'timestamptz' },
    name: { column: sql`o.name`, type: 'text' },
  },
};

export async function listDeclared(
  { $client }: Database,
  query: PageQuery<Sort> & { readonly criteria: string; readonly confirmed?: boolean | undefined },
  scope: Scope,
) {
  const like = `%${query.criteria.replace(/[\\%_]/g, '\\$&')}%`;
  const found =
    query.criteria === ''
      ? sql`true`
      : sql`(o.name ilike ${like} or o.registration_number ilike ${like} or o.tpui ilike ${like})`;
  const standing = query.confirmed === undefined ? sql`true` : sql`(o.confirmed_at is not null) = ${query.confirmed}`;
  const client = await $client.connect();
  try {
    return await readPage(runQueryOn(client), declared, query, sql`${found} and ${standing} and ${withinReach(scope)}`);
  } finally {
    client.release();
  }
}
