import { type CounterBill, counterBillsMost } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { BillToRaise } from '../../../money/billing/index.ts';

type Run = Pick<Transaction, 'execute'>;

const moment = (at: SQL) => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const nameOf = (person: SQL) =>
  sql`(select person_name(u.first_name, u.last_name) from users u where u.id = ${person})`;
const today = sql`lagos_today()`;
const startOfToday = sql`lagos_midnight(${today})`;

export async function insertCounterBill(
  tx: Transaction,
  {
    billId,
    mdaId,
    userId,
    counterId,
  }: { billId: string; mdaId: number; userId: string; counterId?: number | undefined },
): Promise<void> {
  await tx.execute(
    sql`insert into counter_bills (bill_id, mda_id, raised_by, counter_id) values (${billId}, ${mdaId}, ${userId}, ${counterId ?? null}::int)`,
  );
}

/** A closed counter, or another MDA's, raises nothing. */
export async function isOpenCounter(run: Run, mdaId: number, counterId: number): Promise<boolean> {
  const { rows } = await run.execute(
    sql`select from mda_counters where id = ${counterId} and mda_id = ${mdaId} and is_open for share`,
  );
  return rows.length > 0;
}

/** Unpaid bills of this MDA for the same payer and one of the same heads, of the last quarter; the newest first. */
export async function findLikeBills(
  run: Run,
  mdaId: number,
  payer: Pick<BillToRaise['payer'], 'tpui' | 'phone'>,
  heads: readonly string[],
): Promise<{ billReference: string; issuedOn: string; totalKobo: number }[]> {
  const digits = payer.phone.replace(/^(?:0|\+234)/, '');
  const samePayer = payer.tpui
    ? sql`b.payer_tpui = ${payer.tpui}`
    : sql`b.payer_tpui is null and b.payer_phone in (${payer.phone}, ${`0${digits}`}, ${`+234${digits}`})`;
  const { rows } = await run.execute<{ billReference: string; issuedOn: string; totalKobo: number }>(
    sql`select b.reference as "billReference", b.issued_on::text as "issuedOn", b.total_kobo as "totalKobo" from bills b
      where b.mda_id = ${mdaId} and b.standing = 'open' and b.expires_on >= ${today} and b.issued_on > ${today} - 92 and ${samePayer}
        and exists (select from bill_lines l join revenue_heads h on h.id = l.revenue_head_id
          where l.bill_id = b.id and h.code in (${sql.join(
            heads.map((head) => sql`${head}`),
            sql`, `,
          )}))
      order by b.created_at desc limit 5`,
  );
  return rows.map((row) => ({ ...row, totalKobo: Number(row.totalKobo) }));
}

/** Of two clerks who bill one payer at once the second waits, and sees the bill of the first. */
export async function lockPayer(
  tx: Transaction,
  mdaId: number,
  { tpui, phone }: Pick<BillToRaise['payer'], 'tpui' | 'phone'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`counter ${mdaId} ${tpui ?? phone}`}, 0))`);
}

export const billColumns = sql`b.reference as "billReference", person_name(b.payer_first_name, b.payer_last_name) as payer,
  (select a.heads from reading.bill_heads a where a.bill_id = b.id) as heads,
  b.total_kobo as "totalKobo", ${moment(sql`coalesce(c.raised_at, b.created_at)`)} as "raisedAt",
  coalesce(${nameOf(sql`c.raised_by`)}, '') as "raisedBy",
  (select k.name from mda_counters k where k.id = c.counter_id) as counter,
  case when b.standing <> 'open' then b.standing when b.expires_on < ${today} then 'expired' else 'unpaid' end as status,
  r.receipt_number as "receiptNumber", ${moment(sql`r.issued_at`)} as "paidAt",
  case when s.receipt_id is not null then jsonb_build_object('at', ${moment(sql`s.given_at`)}, 'by', ${nameOf(sql`s.given_by`)}) end as "serviceGiven",
  case when b.cancelled_at is not null then corrected_bill(b.id) end as "correctedBy"`;

export const billTables = sql`bills b left join counter_bills c on c.bill_id = b.id left join receipts r on r.bill_id = b.id
  left join services_given s on s.receipt_id = r.id`;

/** Of today in Lagos, the newest first. */
export async function listToday(run: Run, mdaId: number, which: 'raised' | 'paid'): Promise<CounterBill[]> {
  const { rows } = await run.execute(
    which === 'raised'
      ? sql`select ${billColumns} from ${billTables} where c.mda_id = ${mdaId} and c.raised_at >= ${startOfToday}
          order by c.raised_at desc limit ${counterBillsMost}`
      : sql`select ${billColumns} from ${billTables} where b.mda_id = ${mdaId} and r.issued_at >= ${startOfToday}
          order by r.issued_at desc limit ${counterBillsMost}`,
  );
  return rows.map((row) => ({ ...row, totalKobo: Number(row.totalKobo) })) as unknown as CounterBill[];
}
