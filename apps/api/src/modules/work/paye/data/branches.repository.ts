import {
  type PayeBranch,
  type PayeBranchTotals,
  payeBranchAsRead,
  payeBranchesMost,
  plainBranchName,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';

type Reader = Pick<Database, '$client'>;

/** Of an employer, under whichever record they were added; open ones first, by name. */
export async function branchesOf({ $client }: Reader, tpui: string): Promise<PayeBranch[]> {
  const { rows } = await $client.query<PayeBranch>(
    `select id, name, address, is_closed as "isClosed" from paye_branches
     where tpui = any (reading.papers_of($1)) order by is_closed, plain_name, (tpui = $1) desc, id`,
    [tpui],
  );
  return rows;
}

interface Added {
  readonly tpui: string;
  readonly branches: readonly { readonly name: string; readonly address: string }[];
  readonly at: Date;
}

/** Answers their ids, in no order. */
export async function addBranches(tx: Transaction, { tpui, branches, at }: Added): Promise<readonly string[]> {
  await lockBranches(tx, tpui);
  const { rows: kept } = await tx.execute<{ plainName: string }>(
    sql`select plain_name as "plainName" from paye_branches where tpui = any (reading.papers_of(${tpui}))`,
  );
  const known = new Set(kept.map(({ plainName }) => plainName));
  for (const { name } of branches) {
    if (known.has(plainBranchName(name))) throw new BusinessError('paye.branch-known');
    known.add(plainBranchName(name));
  }
  if (kept.length + branches.length > payeBranchesMost) throw new BusinessError('paye.too-many-branches');
  const named = branches.map(({ name, address }) => ({ name, address, plain: plainBranchName(name) }));
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into paye_branches (tpui, name, plain_name, address, saved_at)
      select ${tpui}, n.name, n.plain, n.address, ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) n (name text, plain text, address text) returning id`,
  );
  return rows.map(({ id }) => id);
}

interface Changed extends Omit<PayeBranch, 'id'> {
  readonly tpui: string;
  readonly id: string;
  readonly asRead: string | undefined;
  readonly at: Date;
}

/** An employer's own branch alone. */
export async function changeBranch(tx: Transaction, changed: Changed): Promise<void> {
  const { tpui, id, name, address, isClosed, asRead, at } = changed;
  await lockBranches(tx, tpui);
  const plain = plainBranchName(name);
  const { rows } = await tx.execute<{ isOwn: boolean; isRenamed: boolean; isTaken: boolean }>(
    sql`select bool_or(id = ${id}::uuid) as "isOwn", bool_or(id = ${id}::uuid and plain_name <> ${plain}) as "isRenamed",
        bool_or(id <> ${id}::uuid and plain_name = ${plain}) as "isTaken"
      from paye_branches where tpui = any (reading.papers_of(${tpui}))`,
  );
  if (!rows[0]?.isOwn) throw new BusinessError('paye.branch-not-found');
  const kept = await tablesOf(tx)
    .selectFrom('paye_branches')
    .select(['name', 'address', 'is_closed as isClosed'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (kept) requireAsRead(asRead, payeBranchAsRead(kept));
  // Two of one name may have come together by a merge: each can still be closed.
  if (rows[0].isRenamed && rows[0].isTaken) throw new BusinessError('paye.branch-known');
  await tx
    .execute(
      sql`update paye_branches set name = ${name}, plain_name = ${plain}, address = ${address}, is_closed = ${isClosed},
        saved_at = ${at.toISOString()}::timestamptz where id = ${id}::uuid`,
    )
    .catch((error: unknown) => {
      if (violates(error, 'paye_branches_plain_name_key'))
        throw new BusinessError('paye.branch-known', { cause: error });
      throw error;
    });
}

/** One change at a time for an employer: how many there are and how they are called is looked at before it. */
async function lockBranches(tx: Transaction, tpui: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paye-branches:${tpui}`}, 0))`);
}

/** What each branch had in a schedule, by name; nothing where no row has a branch. */
export async function branchTotalsOf({ $client }: Reader, scheduleId: string): Promise<PayeBranchTotals[]> {
  const { rows } = await $client.query<PayeBranchTotals>(
    `select t.branch_id as "branchId", coalesce(b.name, '') as name, t.employees, t.gross as "grossKobo", t.deducted as "deductedKobo", t.due as "dueKobo"
     from (select branch_id, count(*)::int as employees, sum(gross_kobo)::float8 as gross, sum(deducted_kobo)::float8 as deducted,
       sum(due_kobo)::float8 as due from paye_rows where schedule_id = $1 group by branch_id) t
       left join paye_branches b on b.id = t.branch_id
     order by t.branch_id is null, b.plain_name`,
    [scheduleId],
  );
  return rows.some(({ branchId }) => branchId !== null) ? rows : [];
}
