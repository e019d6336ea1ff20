import type {
  CreditHindrance,
  CreditUse,
  getOwnCredit,
  listCreditUses,
  OwnCredit,
  ParsedRequestOf,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { waitingFirst } from '../../../../platform/lists/waiting-first.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

const billFor = sql`(select a.heads from reading.bill_heads a where a.bill_id = b.id)`;
const payerName = sql`person_name(b.payer_first_name, b.payer_last_name)`;
const nameOf = (user: SQL) =>
  sql`(select coalesce(nullif(person_name(w.first_name, w.last_name), ''), '') from users w where w.id = ${user})`;
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

type Entry = OwnCredit['entries']['data'][number];
type EntriesQuery = ParsedRequestOf<typeof getOwnCredit>['query'];

const entriesOf = (tpui: string): ListSource<Entry, EntriesQuery['sortField']> => ({
  from: sql`(
      select 'kept ' || a.id as id, a.allocated_at as at, case when a.amount_kobo > 0 then 'kept' else 'taken-back' end as kind, abs(a.amount_kobo) as kobo,
        p.bill_id, null::text as receipt
      from payment_allocations a join payments p on p.id = a.payment_id where a.tpui = any (reading.papers_of(${tpui})) and a.purpose = 'credit'
      union all
      select 'lowered ' || c.id, c.decided_at, 'lowered', c.amount_kobo, r.bill_id, null
      from paye_credits c join receipts r on r.id = c.receipt_id where c.tpui = any (reading.papers_of(${tpui})) and c.state in ('granted', 'returned')
      union all
      select 'taken-back ' || c.id, c.returned_at, 'taken-back', c.amount_kobo, r.bill_id, null
      from paye_credits c join receipts r on r.id = c.receipt_id where c.tpui = any (reading.papers_of(${tpui})) and c.state = 'returned'
      union all
      select 'used ' || u.id, u.decided_at, 'used', u.amount_kobo, u.bill_id, (select r.receipt_number from receipts r where r.bill_id = u.bill_id)
      from credit_uses u where u.tpui = any (reading.papers_of(${tpui})) and u.state in ('used', 'returned')
      union all
      select 'returned ' || u.id, u.returned_at, 'returned', u.amount_kobo, u.bill_id, (select r.receipt_number from receipts r where r.bill_id = u.bill_id)
      from credit_uses u where u.tpui = any (reading.papers_of(${tpui})) and u.state = 'returned'
    ) e join bills b on b.id = e.bill_id`,
  key: { column: sql`e.id`, type: 'text' },
  select: {
    at: instant(sql`e.at`),
    kind: sql`e.kind`,
    amountKobo: sql`e.kobo`,
    billReference: sql`b.reference`,
    receiptNumber: sql`e.receipt`,
  },
  sorts: { at: { column: sql`e.at`, type: 'timestamptz' } },
});

/** What became credit, what paid bills, and what went back, the newest first. */
export function readEntries(db: Database, tpui: string, query: EntriesQuery): Promise<Listed<Entry>> {
  return readList(db, entriesOf(tpui), query);
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

type UsesQuery = ParsedRequestOf<typeof listCreditUses>['query'];

const uses: ListSource<UseRow, UsesQuery['sortField']> = {
  from: sql`credit_uses u join bills b on b.id = u.bill_id`,
  key: { column: sql`u.id`, type: 'uuid' },
  select: {
    id: sql`u.id`,
    state: sql`u.state`,
    caseVersion: sql`case_version('credit-use', 'credit-use:' || u.id)`,
    billReference: sql`b.reference`,
    billFor: sql`coalesce(${billFor}, '')`,
    payerName,
    tpui: sql`u.tpui`,
    amountKobo: sql`u.amount_kobo`,
    byPayer: sql`u.by_payer`,
    askedBy: nameOf(sql`u.asked_by`),
    askedById: sql`u.asked_by`,
    askedAt: instant(sql`u.asked_at`),
    reason: sql`u.reason`,
    decidedBy: nameOf(sql`u.decided_by`),
    decidedAt: instant(sql`u.decided_at`),
    receiptNumber: sql`(select r.receipt_number from receipts r where r.bill_id = u.bill_id and u.state in ('used', 'returned'))`,
  },
  sorts: { waiting: waitingFirst(sql`u.state = 'proposed'`, sql`u.asked_at`) },
};

/** What waits first, the oldest of it at the top; then the newest. */
export function readUses(db: Database, query: UsesQuery): Promise<Listed<UseRow>> {
  return readList(db, uses, query);
}

/** What the books owe all taxpayers as credit. */
export async function owedKobo(runs: Runs): Promise<number> {
  const { rows } = await runs.execute<{ kobo: number }>(
    sql`select -coalesce(sum(amount_kobo), 0)::float8 as kobo from ledger_entries where account = 'liability:taxpayer-credit'`,
  );
  return rows[0]?.kobo ?? 0;
}
