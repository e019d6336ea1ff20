import type {
  getRefundAccount,
  ParsedRequestOf,
  proposeFunding,
  RefundAccount,
  RefundFunding,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { ListSource } from '../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../platform/lists/waiting-first.ts';

type Runs = Pick<Database, 'execute'> | Transaction;
type FundingRow = Omit<RefundFunding, 'mayDecide' | 'mayWithdraw'> & { readonly proposedById: string };

const nameOf = (user: SQL) =>
  sql`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '') from users u where u.id = ${user})`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type Query = ParsedRequestOf<typeof getRefundAccount>['query'];

const source: ListSource<FundingRow, Query['sortField']> = {
  from: sql`refund_fundings f`,
  key: { column: sql`f.id`, type: 'uuid' },
  select: {
    id: sql`f.id`,
    state: sql`f.state`,
    amountKobo: sql`f.amount_kobo`,
    valueDate: sql`f.value_date`,
    advice: sql`f.advice`,
    reason: sql`f.reason`,
    proposedBy: nameOf(sql`f.proposed_by`),
    proposedById: sql`f.proposed_by`,
    proposedAt: instant(sql`f.proposed_at`),
    decidedBy: nameOf(sql`f.decided_by`),
    decidedAt: instant(sql`f.decided_at`),
  },
  sorts: { waiting: waitingFirst(sql`f.state = 'proposed'`, sql`f.proposed_at`) },
};

/** What waits first; then the newest. */
export function readFundings(db: Database, query: Query): Promise<Listed<FundingRow>> {
  return readList(db, source, query);
}

export async function readBalance(runs: Runs): Promise<{ balanceKobo: number; dueKobo: RefundAccount['dueKobo'] }> {
  const { rows } = await runs.execute(sql`
    select (select coalesce(sum(amount_kobo), 0) from ledger_entries where account = 'bank:refunds')::float8 as "balanceKobo",
      (select coalesce(sum(amount_kobo), 0) from refunds where method = 'bank' and state in ('payable', 'sent', 'evidenced'))::float8 as "dueKobo"`);
  return rows[0] as unknown as { balanceKobo: number; dueKobo: RefundAccount['dueKobo'] };
}

export async function insertFunding(
  tx: Transaction,
  { amountKobo, valueDate, advice, reason }: ParsedRequestOf<typeof proposeFunding>['body'],
  by: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into refund_fundings (amount_kobo, value_date, advice, reason, proposed_by)
    values (${amountKobo}, ${valueDate}::date, ${advice}, ${reason}, ${by}::uuid) returning id`);
  const [made] = rows;
  if (!made) throw new Error('A funding was noted and not written');
  return made.id;
}

export async function findFunding(runs: Runs, id: string): Promise<{ proposedBy: string; advice: string } | undefined> {
  const { rows } = await runs.execute(
    sql`select proposed_by as "proposedBy", advice from refund_fundings where id = ${id}::uuid`,
  );
  return rows[0] as unknown as { proposedBy: string; advice: string } | undefined;
}

/** In the transaction of the step that decides it; what is approved is booked with it. */
export async function endFunding(
  tx: Transaction,
  id: string,
  state: 'funded' | 'refused' | 'withdrawn',
  by: string,
): Promise<void> {
  await tx.execute(sql`update refund_fundings set state = ${state}, decided_by = ${by}::uuid, decided_at = clock_timestamp()
    where id = ${id}::uuid`);
  if (state === 'funded') await tx.execute(sql`select book_refund_funding(${id}::uuid)`);
}
