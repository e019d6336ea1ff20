import type { ParsedRequestOf, proposeFunding, RefundAccount, RefundFunding } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

type Runs = Pick<Database, 'execute'> | Transaction;
type FundingRow = Omit<RefundFunding, 'mayDecide' | 'mayWithdraw'> & { readonly proposedById: string };

const nameOf = (user: SQL) =>
  sql`(select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '') from users u where u.id = ${user})`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What waits first; then the newest. */
export async function readFundings(runs: Runs): Promise<FundingRow[]> {
  const { rows } = await runs.execute(sql`
    select f.id, f.state, f.amount_kobo::float8 as "amountKobo", f.value_date::text as "valueDate", f.advice, f.reason,
      ${nameOf(sql`f.proposed_by`)} as "proposedBy", f.proposed_by as "proposedById", ${instant(sql`f.proposed_at`)} as "proposedAt",
      ${nameOf(sql`f.decided_by`)} as "decidedBy", ${instant(sql`f.decided_at`)} as "decidedAt"
    from refund_fundings f order by f.state <> 'proposed', f.proposed_at desc limit 100`);
  return rows as unknown as FundingRow[];
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
