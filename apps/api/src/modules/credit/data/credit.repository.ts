import type { CreditHindrance, CreditUse, OwnCredit } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

const billFor = sql`(select string_agg(h.name, ', ' order by l.position) from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id)`;
const payerName = sql`trim(b.payer_first_name || ' ' || b.payer_last_name)`;
const nameOf = (user: SQL) =>
  sql`(select coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), '') from users w where w.id = ${user})`;
const instant = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const balanceOf = (tpui: SQL) => sql`(select coalesce(sum(free_kobo), 0)::float8 from credit_lots(${tpui}))`;

export interface PayableBill {
  readonly id: string;
  readonly billReference: string;
  readonly billFor: string;
  readonly payerName: string;
  readonly tpui: string | null;
  readonly totalKobo: number;
  readonly balanceKobo: number;
  readonly whyNot: CreditHindrance | null;
  readonly isProposed: boolean;
}

/** A bill and what could pay it; `tpui`: of this taxpayer alone. */
export async function findPayable(
  runs: Runs,
  reference: string,
  today: string,
  tpui?: string,
): Promise<PayableBill | undefined> {
  const { rows } = await runs.execute<PayableBill & Record<string, unknown>>(sql`
    select b.id, b.reference as "billReference", coalesce(${billFor}, '') as "billFor", ${payerName} as "payerName", b.payer_tpui as tpui,
      b.total_kobo::float8 as "totalKobo", ${balanceOf(sql`b.payer_tpui`)} as "balanceKobo", credit_hindrance(b, ${today}::date) as "whyNot",
      exists (select from credit_uses c where c.bill_id = b.id and c.state = 'proposed') as "isProposed"
    from bills b where b.reference = ${reference} ${tpui === undefined ? sql`` : sql`and b.payer_tpui = any (reading.papers_of(${tpui}))`}`);
  return rows[0];
}

export async function balanceKobo(runs: Runs, tpui: string): Promise<number> {
  const { rows } = await runs.execute<{ kobo: number }>(sql`select ${balanceOf(sql`${tpui}`)} as kobo`);
  return rows[0]?.kobo ?? 0;
}

/** What became credit, what paid bills, and what went back, the newest first. */
export async function readEntries(runs: Runs, tpui: string): Promise<OwnCredit['entries']> {
  const { rows } = await runs.execute(sql`
    select ${instant(sql`e.at`)} as at, e.kind, e.kobo::float8 as "amountKobo", b.reference as "billReference", e.receipt as "receiptNumber"
    from (
      select a.allocated_at as at, case when a.amount_kobo > 0 then 'kept' else 'taken-back' end as kind, abs(a.amount_kobo) as kobo,
        p.bill_id, null::text as receipt
      from payment_allocations a join payments p on p.id = a.payment_id where a.tpui = any (reading.papers_of(${tpui})) and a.purpose = 'credit'
      union all
      select c.decided_at, 'lowered', c.amount_kobo, r.bill_id, null
      from paye_credits c join receipts r on r.id = c.receipt_id where c.tpui = any (reading.papers_of(${tpui})) and c.state in ('granted', 'returned')
      union all
      select c.returned_at, 'taken-back', c.amount_kobo, r.bill_id, null
      from paye_credits c join receipts r on r.id = c.receipt_id where c.tpui = any (reading.papers_of(${tpui})) and c.state = 'returned'
      union all
      select u.decided_at, 'used', u.amount_kobo, u.bill_id, (select r.receipt_number from receipts r where r.bill_id = u.bill_id)
      from credit_uses u where u.tpui = any (reading.papers_of(${tpui})) and u.state in ('used', 'returned')
      union all
      select u.returned_at, 'returned', u.amount_kobo, u.bill_id, (select r.receipt_number from receipts r where r.bill_id = u.bill_id)
      from credit_uses u where u.tpui = any (reading.papers_of(${tpui})) and u.state = 'returned'
    ) e join bills b on b.id = e.bill_id order by e.at desc limit 50`);
  return rows as unknown as OwnCredit['entries'];
}

export async function insertUse(
  tx: Transaction,
  use: {
    readonly bill: Pick<PayableBill, 'id' | 'totalKobo'> & { readonly tpui: string };
    readonly byPayer: boolean;
    readonly reason: string;
    readonly by: string;
  },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into credit_uses (tpui, bill_id, amount_kobo, by_payer, reason, asked_by)
    values (${use.bill.tpui}, ${use.bill.id}::uuid, ${use.bill.totalKobo}, ${use.byPayer}, ${use.reason}, ${use.by}::uuid) returning id`);
  const [made] = rows;
  if (!made) throw new Error('The use of credit was asked for and not written');
  return made.id;
}

/** Books, receipt, bill and news of it; answers the receipt's number. */
export async function payFromCredit(tx: Transaction, id: string, by: string): Promise<string> {
  const { rows } = await tx.execute<{ receipt: string }>(sql`select use_credit(${id}::uuid, ${by}::uuid) as receipt`);
  return rows[0]?.receipt ?? '';
}

/** In the transaction of the step that ends it. */
export async function endUse(tx: Transaction, id: string, state: 'refused' | 'withdrawn', by: string): Promise<void> {
  await tx.execute(
    sql`update credit_uses set state = ${state}, decided_by = ${by}::uuid, decided_at = clock_timestamp() where id = ${id}::uuid`,
  );
}

export async function findUse(
  runs: Runs,
  id: string,
): Promise<{ billReference: string; askedBy: string; byPayer: boolean } | undefined> {
  const { rows } = await runs.execute(sql`
    select b.reference as "billReference", u.asked_by as "askedBy", u.by_payer as "byPayer"
    from credit_uses u join bills b on b.id = u.bill_id where u.id = ${id}::uuid`);
  return rows[0] as unknown as { billReference: string; askedBy: string; byPayer: boolean } | undefined;
}

type UseRow = Omit<CreditUse, 'mayDecide' | 'mayWithdraw'> & { readonly askedById: string };

/** What waits first, the oldest of it at the top; then the newest. */
export async function readUses(runs: Runs): Promise<UseRow[]> {
  const { rows } = await runs.execute(sql`
    select u.id, u.state, b.reference as "billReference", coalesce(${billFor}, '') as "billFor", ${payerName} as "payerName", u.tpui,
      u.amount_kobo::float8 as "amountKobo", u.by_payer as "byPayer", ${nameOf(sql`u.asked_by`)} as "askedBy", u.asked_by as "askedById",
      ${instant(sql`u.asked_at`)} as "askedAt", u.reason, ${nameOf(sql`u.decided_by`)} as "decidedBy", ${instant(sql`u.decided_at`)} as "decidedAt",
      (select r.receipt_number from receipts r where r.bill_id = u.bill_id and u.state in ('used', 'returned')) as "receiptNumber"
    from credit_uses u join bills b on b.id = u.bill_id
    order by u.state <> 'proposed', case when u.state = 'proposed' then u.asked_at end, u.asked_at desc limit 100`);
  return rows as unknown as UseRow[];
}

/** What the books owe all taxpayers as credit. */
export async function owedKobo(runs: Runs): Promise<number> {
  const { rows } = await runs.execute<{ kobo: number }>(
    sql`select -coalesce(sum(amount_kobo), 0)::float8 as kobo from ledger_entries where account = 'liability:taxpayer-credit'`,
  );
  return rows[0]?.kobo ?? 0;
}
